import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay } from '#domain/dates.ts'
import type { ShownOffer } from '#domain/materials/comparison-schema.ts'
import { soldCount } from '#domain/materials/pack-words.ts'
import { unbroken } from '#domain/materials/unbroken.ts'
import { formatAmount } from '#domain/money.ts'
import { deliveryWords } from '#domain/prices/order-words.ts'
import { SaveButton } from '#web/saved/save-button.tsx'
import { ComparedPrice } from './compared-price.tsx'
import { OfferSeller } from './offer-seller.tsx'
import { OrderPrice } from './order-price.tsx'
import { WhatsappLink } from './whatsapp-link.tsx'

const ROWS: readonly (readonly [label: string, of: (offer: ShownOffer, placed: boolean) => ReactNode])[] = [
  ['Compared', (offer, placed) => <ComparedPrice offer={offer} placed={placed} />],
  ['Asked', (offer) => <OrderPrice offer={offer} />],
  [
    'Price breaks',
    (offer) =>
      offer.priceBreaks.length === 0
        ? 'None'
        : offer.priceBreaks.map(({ from, price }) => (
            <span key={from} className="block">
              From {soldCount(offer, from)}: ₦{formatAmount(price)}
            </span>
          )),
  ],
  [
    'Minimum order',
    (offer) => (offer.minimumOrder === null ? 'Any quantity' : soldCount(offer, offer.minimumOrder)),
  ],
  ['Delivery', (offer) => deliveryWords(offer)],
  ['Brand', ({ material }) => material?.brand ?? 'Not stated'],
  ['Seller', (offer) => <OfferSeller offer={offer} />],
  [
    'Price confirmed',
    ({ priceConfirmedAt }) => <time dateTime={priceConfirmedAt}>{formatDay(priceConfirmedAt)}</time>,
  ],
  ['Contact', (offer) => <WhatsappLink offer={offer} />],
]

type SideBySideProps = { offers: readonly ShownOffer[]; placed: boolean; onLeave: () => void }

/** Up to four offers, a column each; on a phone it scrolls sideways below its own names. */
export function SideBySide({ offers, placed, onLeave }: SideBySideProps) {
  const without = (id: string) =>
    offers
      .map(({ _id }) => _id)
      .filter((other) => other !== id)
      .join() || undefined
  return (
    <section aria-labelledby="side-by-side" className="mb-8 w-full min-w-0">
      <div className="mb-2 flex items-center justify-between gap-4">
        <h2 id="side-by-side" tabIndex={-1} className="text-xl outline-none">
          Side by side
        </h2>
        <Link
          to="."
          search={(search: Record<string, unknown>) => ({ ...search, compare: undefined })}
          resetScroll={false}
          onClick={onLeave}
          className="link inline-flex min-h-11 items-center text-sm"
        >
          Back to the table
        </Link>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section aria-label="Offers side by side" tabIndex={0} className="card scroll-shade">
        <table className="w-full text-start tabular-nums">
          <thead>
            <tr className="border-b border-line align-top">
              <td className="w-24 p-3 max-md:hidden" />
              {offers.map((offer) => (
                <th key={offer._id} scope="col" className="min-w-40 p-3 text-start font-normal">
                  <Link
                    to="."
                    search={(search: Record<string, unknown>) => ({ ...search, compare: without(offer._id) })}
                    resetScroll={false}
                    className="-ms-3 inline-flex size-11 items-center justify-center"
                  >
                    <X size={18} strokeWidth={1.75} aria-hidden="true" />
                    <span className="sr-only">Remove {offer.name}</span>
                  </Link>
                  <SaveButton kind="products" offer={offer} className="float-end" />
                  <Link
                    to="/product/$productId"
                    params={{ productId: offer._id }}
                    className="link block font-semibold"
                  >
                    {unbroken(offer.name)}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {ROWS.map(([label, of]) => (
              <tr key={label} className="align-top">
                {/* What a browser takes out of a row it leaves a cell for: on a phone each cell has the label instead. */}
                <th scope="row" className="p-3 text-start text-sm font-semibold text-quiet max-md:hidden">
                  {label}
                </th>
                {offers.map((offer) => (
                  <td key={offer._id} className="p-3">
                    <span className="block text-sm text-quiet md:hidden">{label}</span>
                    {of(offer, placed)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
