import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { capital } from '#domain/capital.ts'
import { SIDE_BY_SIDE_MAX } from '#domain/materials/comparison-filters.ts'
import type { Comparison, ShownOffer } from '#domain/materials/comparison-schema.ts'
import { UNSAID_WORDS } from '#domain/materials/details.ts'
import { comparedFigure, soldCount } from '#domain/materials/pack-words.ts'
import { isSpread, type Spread } from '#domain/materials/spread.ts'
import { deliveryWords } from '#domain/prices/order-words.ts'
import { ROUNDING } from '#domain/prices/price-for.ts'
import { isOldPrice, PriceAgeBeside } from '#web/prices/price-age.tsx'
import { SaveButton } from '#web/saved/save-button.tsx'
import { ComparedPrice } from './compared-price.tsx'
import { nameBesidePack } from './offer-name.ts'
import { OfferSeller } from './offer-seller.tsx'
import { OrderPrice } from './order-price.tsx'
import { WhatsappLink } from './whatsapp-link.tsx'

type ComparedOffersProps = {
  offers: readonly ShownOffer[]
  /** Of all offers at the place that have the chosen details. */
  summary: Comparison['summary']
  /** By what they differ most. */
  kind: Comparison['details'][number] | undefined
  /** How much is needed, in the compared unit. */
  quantity: number | undefined
  /** Somewhere to deliver to is chosen. */
  placed: boolean
  chosen: ReadonlySet<string>
  onChoose: (id: string, chosen: boolean) => void
}

/** The offers, the cheapest first: a table, whose rows are short blocks where there is no room for columns. */
export function ComparedOffers(props: ComparedOffersProps) {
  const { offers, summary, kind, chosen, ...others } = props
  const heads = ['Compare', 'Compared price', ...(kind ? [capital(kind.name)] : []), 'Offer', 'Asked price']
  const spread = isSpread(summary) ? summary : undefined
  return (
    <table className="compared-offers">
      <caption>
        <span className="sr-only">Offers, the cheapest first. </span>
        <div>
          {spread && (
            <span aria-hidden="true" className="mark-key">
              <span>this offer</span>
              <span>median</span>
            </span>
          )}
          <span>Tick up to {SIDE_BY_SIDE_MAX} to compare them side by side.</span>
        </div>
      </caption>
      <thead>
        <tr>
          {[...heads, 'Contact'].map((name, at) => (
            <th key={name} scope="col">
              {name}
              {at === 1 && spread && (
                <span aria-hidden="true" className="mark-ends">
                  <span>₦{comparedFigure(spread.lowest)}</span>
                  <span>₦{comparedFigure(spread.highest)}</span>
                </span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {offers.map((offer, index) => (
          <OfferRow
            key={offer._id}
            offer={offer}
            mark={spread && <PriceMark offer={offer} spread={spread} />}
            kind={kind}
            {...others}
            index={index}
            chosen={chosen.has(offer._id)}
            full={chosen.size >= SIDE_BY_SIDE_MAX}
          />
        ))}
      </tbody>
    </table>
  )
}

type OfferRowProps = Pick<ComparedOffersProps, 'kind' | 'placed' | 'quantity' | 'onChoose'> & {
  offer: ShownOffer
  mark: ReactNode
  index: number
  chosen: boolean
  /** No further one can be chosen. */
  full: boolean
}

function OfferRow({ offer, mark, kind, placed, quantity, index, chosen, full, onChoose }: OfferRowProps) {
  const { _id, name, minimumOrder, packs } = offer
  const isTooMuch = quantity !== undefined && !reachesMinimum(offer, quantity)
  return (
    <tr className={isOldPrice(offer) || isTooMuch ? 'text-quiet' : undefined}>
      <td className="choose">
        <label>
          <input
            type="checkbox"
            name={`pick${index}`}
            value={_id}
            checked={chosen}
            disabled={full && !chosen}
            onChange={(event) => onChoose(_id, event.target.checked)}
          />
          <span className="sr-only">{`Compare: ${name}`}</span>
        </label>
      </td>
      <td className="compared">
        <ComparedPrice offer={offer} placed={placed} />
        {mark}
      </td>
      {kind && <ClassCell kind={kind} offer={offer} />}
      <th scope="row" className="offer">
        <Link
          to="/product/$productId"
          params={{ productId: _id }}
          search={packs > 1 ? { quantity: packs } : {}}
          className="offer-name"
        >
          {nameBesidePack(offer)}
        </Link>
        <OfferSeller offer={offer} />
        {minimumOrder !== null && (
          <span className={isTooMuch ? 'minimum-order' : 'block text-sm text-quiet'}>
            {`From ${soldCount(offer, minimumOrder)}${isTooMuch ? ': more than you need' : ''}`}
          </span>
        )}
      </th>
      <td className="asked">
        <div className="cost">
          <OrderPrice offer={offer} />
        </div>
        <div className="terms">
          {offer.type === 'Material' && <span>{deliveryWords(offer)}</span>}
          <PriceAgeBeside price={offer} />
        </div>
      </td>
      <td>
        <div>
          <WhatsappLink offer={offer} compact />
          <SaveButton kind="products" offer={offer} />
        </div>
      </td>
    </tr>
  )
}

type ClassCellProps = { kind: Comparison['details'][number]; offer: ShownOffer }

/** "42.5", as the comparison writes it. Where there are no columns, the style sheet says before it what it is. */
function ClassCell({ kind: { id, shortName, values }, offer: { material } }: ClassCellProps) {
  const words = values.find(({ value }) => value === String(material?.parameters[id]))?.label
  return <td data-words={words ? shortName : capital(UNSAID_WORDS)}>{words}</td>
}

/** Whether so much is bought that the seller sells it. */
const reachesMinimum = ({ minimumOrder, comparable }: ShownOffer, quantity: number) =>
  minimumOrder === null ||
  minimumOrder <= 1 ||
  quantity / (comparable?.quantity ?? 1) >= minimumOrder - ROUNDING

/** In pixels, as `.mark` is wide, and half of its dot. */
const [WIDTH, RADIUS] = [112, 4]

/** Where a price lies on the line from the lowest to the highest. */
const along = (price: number, { lowest, highest }: Spread) =>
  Math.round(RADIUS + Math.max(0, Math.min(1, (price - lowest) / (highest - lowest))) * (WIDTH - 2 * RADIUS))

type PriceMarkProps = { offer: ShownOffer; spread: Spread }

/** Where a price stands between the two in the head of its column, on a line whose tick is the median. It says nothing that is not in the figures. */
const PriceMark = ({ offer: { delivered, comparablePrice }, spread }: PriceMarkProps) => (
  <svg className="mark" aria-hidden="true">
    <path d={`M${along(spread.median, spread)} 0v10`} />
    <circle cx={along(delivered ?? comparablePrice, spread)} cy={5} r={RADIUS} />
  </svg>
)
