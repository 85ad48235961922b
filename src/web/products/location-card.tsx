import { MapPin, Truck } from 'lucide-react'
import type { Product } from '#domain/products/product-schema.ts'

export function LocationCard({ product: { location, storeAddress } }: { product: Product }) {
  return (
    <section aria-labelledby="location" className="card grid gap-3 p-4">
      <h2 id="location" className="text-lg">
        Location
      </h2>
      <div className="flex gap-3">
        <MapPin className="mt-0.5 shrink-0" size={20} strokeWidth={1.75} aria-hidden="true" />
        <address className="min-w-0 not-italic wrap-anywhere">
          <span className="block font-semibold">{location}</span>
          {storeAddress.trim() || 'Address not available'}
        </address>
      </div>
      <p className="flex gap-3 text-quiet">
        <Truck className="mt-0.5 shrink-0" size={20} strokeWidth={1.75} aria-hidden="true" />
        Delivery takes place upon buyer request
      </p>
    </section>
  )
}
