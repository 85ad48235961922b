import { noop } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { type CardOf, OfferCard, OfferGrid } from '#web/offers/offer-card.tsx'
import { AgeLine } from '#web/ui/age-line.tsx'
import { CardGridSkeleton } from '#web/ui/card-grid.tsx'
import { DailyPlot } from '#web/ui/daily-plot.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Price, SavingBadge } from '#web/ui/price.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { EmptyNotice, FailureNotice } from '#web/ui/state-notice.tsx'

type Sample = { _id: string; name: string; images: []; userRef: { _id: string } }

const SAMPLES: Sample[] = [
  'Dangote 3X Cement 42.5R, 50 kg bag',
  'A name that is as long as a seller may make it, on two lines',
  'Sharp sand, per tonne',
].map((name) => ({ _id: name, name, images: [], userRef: { _id: 'seller' } }))

function SampleCard({ offer, eager }: CardOf<Sample>) {
  return (
    <OfferCard
      offer={offer}
      eager={eager}
      page={linkOptions({ to: '/market', search: {} })}
      drawing="/drawings/concrete-cement.svg"
      badge={offer === SAMPLES[1] && <SavingBadge saving="N 600" />}
      heart={null}
      row
    >
      <Price
        price="NGN 10,600"
        unit=" / 50 kg bag"
        before={offer === SAMPLES[1] && 'NGN 11,200'}
        large={false}
      />
      <p className="offer-card-line">Mushin, Lagos</p>
      <AgeLine isOld={offer === SAMPLES[2]}>
        {offer === SAMPLES[2] ? 'Confirmed 18 days ago, may have changed' : 'Price confirmed yesterday'}
      </AgeLine>
    </OfferCard>
  )
}

export function Lists() {
  return (
    <div className="stack gap-8">
      <OfferGrid offers={SAMPLES} card={SampleCard} columns={3} rows eager={3} />
      <CardGridSkeleton columns={3} rows />
      <div className="columns-fit [--column:20rem]">
        <EmptyNotice
          hint="Look elsewhere, or take a filter back."
          action={
            <button type="button" className="button button-quiet">
              Clear the filters
            </button>
          }
        >
          No product found
        </EmptyNotice>
        <FailureNotice onRetry={noop}>The products could not be loaded.</FailureNotice>
      </div>
      <div className="columns-fit [--column:20rem]">
        <Facts>
          <Fact label="Sold per">50 kg bag</Fact>
          <Fact label="Seller">
            <Stars rating={4.3} />
          </Fact>
        </Facts>
        <div>
          <Price price="NGN 10,600" unit=" / 50 kg bag" before="NGN 11,200" large />
          <Price price="NGN 9,800" unit=" / 50 kg bag" before={false} large old />
        </div>
        <div className="card p-4">
          <DailyPlot
            label="Opened"
            total="184"
            note="in two weeks"
            from="7 November"
            highest={String(Math.max(...DAYS))}
            values={DAYS}
          />
        </div>
      </div>
    </div>
  )
}

const DAYS = [4, 9, 12, 8, 15, 22, 11, 7, 14, 18, 21, 16, 13, 14]
