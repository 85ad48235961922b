import { Link } from '@tanstack/react-router'
import { PencilLine } from 'lucide-react'
import { canEditOffer } from '#domain/offers/offer-rules.ts'
import type { PageProduct } from '#domain/products/product-schema.ts'
import { HowMuch } from '#web/materials/how-much.tsx'
import { ReportButton } from '#web/moderation/report-button.tsx'
import { PriceHistorySection } from '#web/prices/price-history-section.tsx'
import { ProductDetails } from '#web/products/product-details.tsx'
import { useCurrentUser } from '#web/session/current-user.ts'

type ProductPageProps = { title: string; product: PageProduct; quantity: number | undefined }

/** The key: another product starts with its first picture, and its number hidden. */
export function ProductPage({ title, product, quantity }: ProductPageProps) {
  const { user } = useCurrentUser()
  return (
    <ProductDetails
      key={product._id}
      title={title}
      product={product}
      quantity={quantity}
      actions={
        user && canEditOffer({ id: user._id }, product) ? (
          <EditLink productId={product._id} />
        ) : (
          <ReportButton
            subject="product"
            id={product._id}
            ownerId={product.userRef._id}
            what="this product"
          />
        )
      }
    >
      {product.material && (
        <HowMuch
          material={product.material.id}
          specification={product.material.specification}
          offers={[product]}
          state={product.location}
        />
      )}
      <PriceHistorySection product={product} />
    </ProductDetails>
  )
}

const EditLink = ({ productId }: { productId: string }) => (
  <Link to="/edit-product/$productId" params={{ productId }} className="button button-quiet">
    <PencilLine size={20} strokeWidth={1.75} aria-hidden="true" />
    Edit your product
  </Link>
)
