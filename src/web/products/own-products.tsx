import { Link, linkOptions } from '@tanstack/react-router'
import { OwnOffers } from '#web/offers/own-offers.tsx'
import { productDrawing } from '#web/pictures/drawn-products.ts'
import { OwnPriceNote } from '#web/prices/own-price-note.tsx'
import { PRODUCT } from './product-offer.ts'
import { ProductPrice } from './product-price.tsx'

export function OwnProducts({ onRemoved }: { onRemoved: () => void }) {
  return (
    <OwnOffers
      kind={PRODUCT}
      title="Your Products"
      failure="Failed to load products"
      empty="You have no products yet"
      first={
        <Link to="/create-product" className="button button-action">
          Put up your first product
        </Link>
      }
      onRemoved={onRemoved}
      row={(product) => ({
        drawing: productDrawing(product),
        price: <ProductPrice product={product} />,
        page: linkOptions({ to: '/product/$productId', params: { productId: product._id } }),
        editor: linkOptions({ to: '/edit-product/$productId', params: { productId: product._id } }),
        note: <OwnPriceNote product={product} />,
      })}
    />
  )
}
