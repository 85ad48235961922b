import { MapPin, Truck } from 'lucide-react'
import { unitSigns } from '#domain/materials/unit-signs.ts'
import { deliveryWords, travelWords } from '#domain/prices/order-words.ts'
import type { PageProduct } from '#domain/products/product-schema.ts'

const ICON = { className: 'mt-0.5 shrink-0', size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Where it is, and how it comes to the site. @param worksIn where a tradesman says to come to */
export function LocationCard({ product, worksIn }: { product: PageProduct; worksIn: string | undefined }) {
  const { location, lga, storeAddress, delivery, type } = product
  const said = delivery !== null && delivery.kind !== 'ask'
  return (
    <section aria-labelledby="location" className="card grid gap-3 p-4">
      <h2 id="location" className="text-lg">
        Location
      </h2>
      {worksIn && <p className="font-semibold wrap-anywhere">{`Works in ${unitSigns(worksIn)}`}</p>}
      {type === 'Labour' && (said || !worksIn) && <p className="font-semibold">{travelWords(product)}</p>}
      <div className="flex gap-3">
        <MapPin {...ICON} />
        <address className="min-w-0 not-italic wrap-anywhere">
          <span className="block font-semibold">{lga ? `${lga}, ${location}` : location}</span>
          {storeAddress.trim() || 'Address not available'}
        </address>
      </div>
      {!(type === 'Labour' && said) && (
        <p className="flex gap-3 text-quiet">
          <Truck {...ICON} />
          <span>
            {type === 'Labour' && <span className="block">Materials for the work</span>}
            <span>{said ? deliveryWords(product, 'NGN ') : 'Delivery takes place upon buyer request'}</span>
          </span>
        </p>
      )}
    </section>
  )
}
