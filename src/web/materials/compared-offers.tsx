import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SIDE_BY_SIDE_MAX } from '#domain/materials/comparison-filters.ts'
import type { Comparison, ShownOffer } from '#domain/materials/comparison-schema.ts'
import { soldCount } from '#domain/materials/pack-words.ts'
import { isSpread } from '#domain/materials/spread.ts'
import { deliveryWords } from '#domain/prices/order-words.ts'
import { ROUNDING } from '#domain/prices/price-for.ts'
import { isOldPrice, PriceAge } from '#web/prices/price-age.tsx'
import { SaveButton } from '#web/saved/save-button.tsx'
import { ComparedPrice } from './compared-price.tsx'
import { nameBesidePack } from './offer-name.ts'
import { OfferSeller } from './offer-seller.tsx'
import { OrderPrice } from './order-price.tsx'
import { WhatsappLink } from './whatsapp-link.tsx'

type ComparedOffersProps = {
  offers: readonly ShownOffer[]
  /** Of all offers at the place. */
  summary: Comparison['summary']
  /** How much is needed, in the compared unit. */
  quantity: number | undefined
  /** Somewhere to deliver to is chosen. */
  placed: boolean
  chosen: ReadonlySet<string>
  onChoose: (id: string, chosen: boolean) => void
}

/** The offers, the cheapest first: a table, whose rows are short blocks on a phone. */
export function ComparedOffers({ offers, summary, quantity, placed, chosen, onChoose }: ComparedOffersProps) {
  return (
    <table className="compared-offers">
      <caption>
        <span className="sr-only">Offers, the cheapest first. </span>
        <div>
          {isSpread(summary) && (
            <span aria-hidden="true" className="mark-key">
              <span>this offer</span>
              <span>median</span>
            </span>
          )}
          <span>Tick up to {SIDE_BY_SIDE_MAX} to put them side by side.</span>
        </div>
      </caption>
      <thead>
        <tr>
          {['Side by side', 'Compared price', 'Offer', 'Asked price', 'Contact'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {offers.map((offer, index) => (
          <OfferRow
            key={offer._id}
            offer={offer}
            mark={<PriceMark offer={offer} summary={summary} />}
            quantity={quantity}
            placed={placed}
            index={index}
            chosen={chosen.has(offer._id)}
            full={chosen.size >= SIDE_BY_SIDE_MAX}
            onChoose={onChoose}
          />
        ))}
      </tbody>
    </table>
  )
}

type OfferRowProps = Pick<ComparedOffersProps, 'placed' | 'quantity' | 'onChoose'> & {
  offer: ShownOffer
  mark: ReactNode
  index: number
  chosen: boolean
  /** No further one can be chosen. */
  full: boolean
}

function OfferRow({ offer, mark, placed, quantity, index, chosen, full, onChoose }: OfferRowProps) {
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
          <span className="sr-only">{`Side by side: ${name}`}</span>
        </label>
      </td>
      <td className="compared">
        <ComparedPrice offer={offer} placed={placed} />
        {mark}
      </td>
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
          <span>{deliveryWords(offer)}</span>
          <PriceAge price={offer} />
        </div>
      </td>
      <td className="contact">
        <div>
          <WhatsappLink offer={offer} compact />
          <SaveButton kind="products" offer={offer} />
        </div>
      </td>
    </tr>
  )
}

/** Whether so much is bought that the seller sells it. */
const reachesMinimum = ({ minimumOrder, comparable }: ShownOffer, quantity: number) =>
  minimumOrder === null ||
  minimumOrder <= 1 ||
  quantity / (comparable?.quantity ?? 1) >= minimumOrder - ROUNDING

/** In pixels, as `.mark` is wide. */
const WIDTH = 104

type PriceMarkProps = { offer: ShownOffer; summary: Comparison['summary'] }

/** Where a price stands on the line above the table, from the lowest to the highest; the tick is the median. It says nothing that is not in the figures. */
function PriceMark({ offer: { delivered, comparablePrice }, summary }: PriceMarkProps) {
  if (!isSpread(summary)) return null
  const { lowest, highest, median } = summary
  const at = (price: number) =>
    Math.round(4 + Math.max(0, Math.min(1, (price - lowest) / (highest - lowest))) * (WIDTH - 8))
  return (
    <svg className="mark" aria-hidden="true">
      <path d={`M0 5H${WIDTH}M${at(median)} 0V10`} />
      <circle cx={at(delivered ?? comparablePrice)} cy={5} r={4} />
    </svg>
  )
}
