import { Link, linkOptions } from '@tanstack/react-router'
import { OwnOffers } from '#web/offers/own-offers.tsx'
import { productPicture } from '#web/pictures/drawn-pictures.ts'
import { PRODUCT } from './product-offer.ts'
import { productPriceText } from './product-price.tsx'

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
        drawing: productPicture(product),
        price: productPriceText(product),
        page: linkOptions({ to: '/product/$productId', params: { productId: product._id } }),
        editor: linkOptions({ to: '/edit-product/$productId', params: { productId: product._id } }),
      })}
    />
  )
}
