import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SIDE_BY_SIDE_MAX } from '#domain/materials/comparison-filters.ts'
import type { ComparedOffer } from '#domain/materials/comparison-schema.ts'
import { soldCount } from '#domain/materials/pack-words.ts'
import { deliveryWords } from '#domain/prices/order-words.ts'
import { isOldPrice, PriceAge } from '#web/prices/price-age.tsx'
import { SaveButton } from '#web/saved/save-button.tsx'
import { ComparedPrice } from './compared-price.tsx'
import { OfferSeller } from './offer-seller.tsx'
import { OrderPrice } from './order-price.tsx'
import { WhatsappLink } from './whatsapp-link.tsx'

type ComparedOffersProps = {
  offers: readonly ComparedOffer[]
  /** Of all offers at the place. */
  median: number | null
  /** Somewhere to deliver to is chosen. */
  placed: boolean
  chosen: ReadonlySet<string>
  onChoose: (id: string, chosen: boolean) => void
}

/** The offers, the cheapest first: a table, whose rows are short blocks on a phone. */
export function ComparedOffers({ offers, median, placed, chosen, onChoose }: ComparedOffersProps) {
  const lowest = Math.min(...offers.map(priceOf))
  return (
    <table className="compared-offers">
      <caption className="sr-only">Offers, the cheapest first</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Side by side</span>
          </th>
          {['Compared', 'Offer', 'Asked', 'Contact'].map((name) => (
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
            mark={<PriceMark price={priceOf(offer)} lowest={lowest} median={median} />}
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

const priceOf = ({ delivered, comparablePrice }: ComparedOffer) => delivered ?? comparablePrice

type OfferRowProps = Pick<ComparedOffersProps, 'placed' | 'onChoose'> & {
  offer: ComparedOffer
  mark: ReactNode
  index: number
  chosen: boolean
  /** No further one can be chosen. */
  full: boolean
}

function OfferRow({ offer, mark, placed, index, chosen, full, onChoose }: OfferRowProps) {
  const { _id, name, minimumOrder, packs } = offer
  return (
    <tr className={isOldPrice(offer) ? 'text-quiet' : undefined}>
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
          className="link"
        >
          {name}
        </Link>
        <OfferSeller offer={offer} />
        <span className="block text-sm text-quiet">
          {deliveryWords(offer)}
          {minimumOrder !== null && ` · Minimum order ${soldCount(offer, minimumOrder)}`}
        </span>
      </th>
      <td className="asked">
        <OrderPrice offer={offer} />
        <PriceAge price={offer} />
      </td>
      <td className="contact">
        <div className="flex items-center gap-1">
          <WhatsappLink offer={offer} compact />
          <SaveButton kind="products" offer={offer} className="max-sm:hidden" />
        </div>
      </td>
    </tr>
  )
}

const MARK = { width: 104, reach: 0.4 }

/** Where a price stands between the lowest shown and two fifths above it; the tick is the median. It says nothing that is not in the figures. */
function PriceMark({ price, lowest, median }: { price: number; lowest: number; median: number | null }) {
  const at = (value: number) =>
    Math.round(4 + Math.min(1, (value / lowest - 1) / MARK.reach) * (MARK.width - 8))
  return (
    <svg width={MARK.width} height={10} className="mark" aria-hidden="true">
      <path d={`M0 5H${MARK.width}${median === null || median < lowest ? '' : `M${at(median)} 0V10`}`} />
      <circle
        cx={at(price)}
        cy={5}
        r={4}
        stroke="none"
        className={price === lowest ? 'is-lowest' : undefined}
      />
    </svg>
  )
}
