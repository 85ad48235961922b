import { linkOptions } from '@tanstack/react-router'
import { MapPin } from 'lucide-react'
import type { Product } from '#domain/products/product-schema.ts'
import { type CardOf, OfferCard } from '#web/offers/offer-card.tsx'
import { productDrawing } from '#web/pictures/drawn-products.ts'
import { Stars } from '#web/ui/stars.tsx'
import { DiscountBadge, ProductPrice } from './product-price.tsx'

export function ProductCard({ offer: product, eager }: CardOf<Product>) {
  const { rating, reviewCount } = product.userRef
  return (
    <OfferCard
      offer={product}
      eager={eager}
      page={linkOptions({ to: '/product/$productId', params: { productId: product._id } })}
      drawing={productDrawing(product)}
      badge={<DiscountBadge product={product} />}
    >
      <div className="mt-auto">
        <ProductPrice product={product} />
      </div>
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-quiet">
        <span className="inline-flex items-center gap-1">
          <MapPin size={16} strokeWidth={1.75} aria-hidden="true" />
          {product.location}
        </span>
        <span className="inline-flex items-center gap-1">
          <Stars rating={rating} />
          <span>
            <span className="sr-only">from </span>({reviewCount})<span className="sr-only"> reviews</span>
          </span>
        </span>
      </p>
    </OfferCard>
  )
}
