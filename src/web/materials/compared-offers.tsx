import { Link } from '@tanstack/react-router'
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
  /** Somewhere to deliver to is chosen. */
  placed: boolean
  chosen: ReadonlySet<string>
  onChoose: (id: string, chosen: boolean) => void
}

const cell = 'md:px-2 md:py-3 md:align-top'

/** The offers, the cheapest first: a table, whose rows are cards on a phone. */
export function ComparedOffers({ offers, placed, chosen, onChoose }: ComparedOffersProps) {
  return (
    <table className="w-full text-start tabular-nums max-md:block">
      <caption className="sr-only">Offers, the cheapest first</caption>
      <thead className="border-b border-line text-sm text-quiet max-md:sr-only">
        <tr>
          <th scope="col" className="w-11 p-2">
            <span className="sr-only">Side by side</span>
          </th>
          {['Compared', 'Offer', 'Asked', 'Contact'].map((name) => (
            <th key={name} scope="col" className="p-2 text-start font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:gap-2 md:divide-y md:divide-line">
        {offers.map((offer, index) => (
          <OfferRow
            key={offer._id}
            offer={offer}
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

type OfferRowProps = Pick<ComparedOffersProps, 'placed' | 'onChoose'> & {
  offer: ComparedOffer
  index: number
  chosen: boolean
  /** No further one can be chosen. */
  full: boolean
}

function OfferRow({ offer, placed, index, chosen, full, onChoose }: OfferRowProps) {
  const { _id, name, minimumOrder, packs } = offer
  return (
    <tr
      className={`max-md:card max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:p-3 large-letters:flex large-letters:flex-col ${isOldPrice(offer) ? 'text-quiet' : ''}`}
    >
      <td className={`${cell} max-md:order-2 max-md:-me-3 max-md:-mt-2 max-md:justify-self-end`}>
        <label className="flex size-11 cursor-pointer items-center justify-center">
          <input
            type="checkbox"
            name={`pick${index}`}
            value={_id}
            checked={chosen}
            disabled={full && !chosen}
            onChange={(event) => onChoose(_id, event.target.checked)}
            className="size-5 accent-action"
          />
          <span className="sr-only">Side by side: {name}</span>
        </label>
      </td>
      <td className={`${cell} max-md:order-1`}>
        <ComparedPrice offer={offer} placed={placed} />
      </td>
      <th
        scope="row"
        className={`${cell} text-start font-normal max-md:order-3 max-md:col-span-2 max-md:-mt-1 md:w-2/5 lg:w-1/2`}
      >
        <Link
          to="/product/$productId"
          params={{ productId: _id }}
          search={packs > 1 ? { quantity: packs } : {}}
          className="link line-clamp-2 font-semibold"
        >
          {name}
        </Link>
        <OfferSeller offer={offer} />
        <span className="block text-sm text-quiet">
          {deliveryWords(offer)}
          {minimumOrder !== null && ` · From ${soldCount(offer, minimumOrder)} on`}
        </span>
        <PriceAge price={offer} />
      </th>
      <td className={`${cell} max-md:order-4 max-md:self-end`}>
        <OrderPrice offer={offer} />
      </td>
      <td className={`${cell} max-md:order-5 max-md:self-end`}>
        <div className="flex items-center gap-1">
          <WhatsappLink offer={offer} />
          <SaveButton kind="products" offer={offer} className="max-md:order-first" />
        </div>
      </td>
    </tr>
  )
}
