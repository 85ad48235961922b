import { Link } from '@tanstack/react-router'
import { MapPin } from 'lucide-react'
import type { Product } from '#domain/products/product-schema.ts'
import { productPicture } from '#web/pictures/drawn-pictures.ts'
import { Card } from '#web/ui/card.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { DiscountBadge, ProductPrice } from './product-price.tsx'

/** The name is the link, stretched over the card. `eager` for the cards that are on the screen at once. */
export function ProductCard({ product, eager }: { product: Product; eager: boolean }) {
  const { rating, reviewCount } = product.userRef
  return (
    <Card>
      <ProductPicture product={product} eager={eager} />
      <div className="absolute start-3 top-3">
        <DiscountBadge product={product} />
      </div>
      <div className="flex grow flex-col gap-1 p-4">
        <h3 className="line-clamp-2 text-base leading-snug tracking-normal">
          <Link
            to="/product/$productId"
            params={{ productId: product._id }}
            className="outline-none after:absolute after:inset-0"
          >
            {product.name}
          </Link>
        </h3>
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
      </div>
    </Card>
  )
}

/** The cover, or the drawing of the sub-category where there is none. */
function ProductPicture({ product, eager }: { product: Product; eager: boolean }) {
  const cover = product.images[0]
  return (
    <img
      src={cover?.url ?? productPicture(product)}
      alt={cover ? product.name : ''}
      width={400}
      height={300}
      loading={eager ? 'eager' : 'lazy'}
      className="aspect-4/3 w-full border-b border-line object-cover"
    />
  )
}
