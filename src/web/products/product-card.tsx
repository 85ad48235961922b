import { Link } from '@tanstack/react-router'
import { MapPin } from 'lucide-react'
import type { Product } from '#domain/products/product-schema.ts'
import { CardPicture } from '#web/images/card-picture.tsx'
import { productPicture } from '#web/pictures/drawn-pictures.ts'
import { Card, cardLink } from '#web/ui/card.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { DiscountBadge, ProductPrice } from './product-price.tsx'

/** `eager` for the cards that are on the screen at once. */
export function ProductCard({ product, eager }: { product: Product; eager: boolean }) {
  const { rating, reviewCount } = product.userRef
  return (
    <Card
      picture={
        <CardPicture
          image={product.images[0]}
          drawing={productPicture(product)}
          name={product.name}
          eager={eager}
        />
      }
      badge={<DiscountBadge product={product} />}
      name={
        <Link to="/product/$productId" params={{ productId: product._id }} className={cardLink}>
          {product.name}
        </Link>
      }
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
    </Card>
  )
}
