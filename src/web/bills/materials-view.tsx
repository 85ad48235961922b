import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { MaterialSchedule, ScheduleLine } from '#domain/bills/pricing/schedule-schema.ts'
import { bySection, type SectionToBuy } from '#domain/bills/pricing/schedule-sections.ts'
import { placeText, reachText, scheduleText } from '#domain/bills/pricing/schedule-text.ts'
import { formatFigure } from '#domain/figures.ts'
import { unbroken } from '#domain/materials/unbroken.ts'
import { packsText } from '#domain/rates/materials-to-buy.ts'
import { withUnit } from '#domain/rates/unit-words.ts'
import { ComparisonLink } from '#web/comparison-link.tsx'
import { WhatsappShareLink } from '#web/share/whatsapp-share-link.tsx'
import { EmptyNotice, FailureNotice } from '#web/ui/state-notice.tsx'
import { type BillAccess, pricingQuery, scheduleQuery } from './bill-api.ts'
import { formatQuantity, naira } from './bill-words.ts'
import { Figure, Figures } from './figures.tsx'

/** What is measured by these needs no weight beside it. */
const WEIGHTS = new Set(['kg', 'tonne'])

/** "2,226 kg with waste", "124.99 tonnes with waste", to the hundredth. */
const needText = (gross: number, unit: string): string =>
  `${withUnit(formatQuantity(Math.round(gross * 100) / 100), unit)} with waste`

/** "613.5 t", below a tonne "43 kg". */
const weightText = (kilograms: number): string =>
  kilograms < 1000 ? `${formatFigure(kilograms)} kg` : `${formatFigure(kilograms / 1000, 1)} t`

/** Everything to buy for a priced bill, in whole packs, with the cheapest offer of each. */
export function MaterialsView({ access }: { access: BillAccess }) {
  const [isBySection, setBySection] = useState(false)
  const pricing = useQuery(pricingQuery(access))
  const pricedAt = pricing.data?.pricedAt ?? ''
  const schedule = useQuery({ ...scheduleQuery(access, pricedAt), enabled: pricedAt !== '' })
  const failed = [pricing, schedule].find(({ error }) => error)
  if (failed?.error)
    return <FailureNotice onRetry={() => void failed.refetch()}>{failed.error.message}</FailureNotice>
  if (pricing.data === null)
    return (
      <EmptyNotice
        hint="Price it to see what to buy for its lines."
        action={
          <Link
            from="/bills/$billId"
            to="."
            search={(before) => ({ ...before, view: 'totals' as const })}
            className="button button-action"
          >
            Price the bill
          </Link>
        }
      >
        This bill is not priced yet
      </EmptyNotice>
    )
  const { data } = schedule
  if (!data) return <p role="status">Loading the materials...</p>
  const { totals, lines } = data
  const table = `/api/bills/${access.id}/schedule.csv${isBySection ? '?by=section' : ''}`
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-3">
        <h2 className="text-2xl tabular-nums">{naira(totals.cost)}</h2>
        <p className="text-quiet">
          At the cheapest comparable offers in {reachText(data)}, without delivery.
        </p>
        <Figures>
          <Figure name="Materials" value={formatFigure(lines.length)} />
          {totals.withoutOffer > 0 && (
            <Figure name="Without an offer" value={formatFigure(totals.withoutOffer)} />
          )}
          <Figure
            name="To carry, about"
            value={weightText(totals.kilograms)}
            {...(totals.withoutWeight > 0 && {
              note: `and ${formatFigure(totals.withoutWeight)} of unknown weight`,
            })}
          />
          {totals.unpricedLines > 0 && (
            <Figure
              name="Lines left out"
              value={formatFigure(totals.unpricedLines)}
              note="We could not tell what they are"
            />
          )}
        </Figures>
      </div>
      {!access.link && (
        <div className="flex flex-wrap gap-2 print:hidden">
          <WhatsappShareLink message={scheduleText(data)} className="button-site">
            Send the list by WhatsApp
          </WhatsappShareLink>
          <a href={`/api/bills/${access.id}/schedule.pdf`} className="button button-quiet" download>
            Printout (PDF)
          </a>
          <a href={table} className="button button-quiet" download>
            Table (CSV)
          </a>
        </div>
      )}
      <fieldset className="flex flex-wrap gap-2 print:hidden">
        <legend className="sr-only">How it is listed</legend>
        {[false, true].map((each) => (
          <button
            key={String(each)}
            type="button"
            aria-pressed={isBySection === each}
            className="chip aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
            onClick={() => setBySection(each)}
          >
            {each ? 'By section' : 'All together'}
          </button>
        ))}
      </fieldset>
      {isBySection ? (
        bySection(lines).map((section) => <Section key={section.name} section={section} />)
      ) : (
        <ul>
          {lines.map((line) => (
            <Material key={line.resource} line={line} state={data.state} />
          ))}
        </ul>
      )}
    </div>
  )
}

const Section = ({ section: { name, lines } }: { section: SectionToBuy }) => (
  <section aria-label={name}>
    <h2 className="mb-1 text-lg wrap-anywhere">{name}</h2>
    <ul>
      {lines.map(({ resource, name: material, unit, gross, packs, have }) => (
        <li
          key={resource}
          className="grid gap-x-6 border-t border-line py-2 tabular-nums sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
        >
          <span className="font-semibold">
            {material}: {unbroken(packsText(packs))}
          </span>
          <span className="text-sm text-quiet">{have ? 'You already have it' : needText(gross, unit)}</span>
        </li>
      ))}
    </ul>
  </section>
)

function Material({
  line: { name, unit, gross, packs, offers, cost, have, kilograms, specification },
  state,
}: {
  line: ScheduleLine
  state: MaterialSchedule['state']
}) {
  const [offer] = offers
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-t border-line py-3 tabular-nums sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_9rem] sm:gap-x-6">
      <div className="max-sm:col-span-2">
        <p className="font-semibold">
          {name}: {unbroken(packsText(packs))}
        </p>
        <p className="text-sm text-quiet">
          {needText(gross, unit)}
          {kilograms !== null && !WEIGHTS.has(unit) && `, ${weightText(kilograms)}`}
        </p>
      </div>
      <p className="text-sm wrap-anywhere">
        {have ? (
          'You already have it'
        ) : offer ? (
          <>
            <Link to="/product/$productId" params={{ productId: offer.productId }} className="link">
              {offer.name}
            </Link>
            <span className="block text-quiet">
              {offer.seller}
              {offer.location && `, ${placeText(offer, state)}`}
            </span>
          </>
        ) : (
          <span className="text-quiet">
            No comparable offer{state && ' within reach'}
            {state && specification && (
              <>
                {' · '}
                <ComparisonLink specification={specification} state="" className="link">
                  Elsewhere<span className="sr-only">: {name}</span>
                </ComparisonLink>
              </>
            )}
          </span>
        )}
      </p>
      <p className="text-end font-semibold">{cost === null ? '' : naira(cost)}</p>
    </li>
  )
}
