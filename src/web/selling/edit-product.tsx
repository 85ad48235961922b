import { useQueryClient } from '@tanstack/react-query'
import { canEditOffer } from '#domain/offers/offer-rules.ts'
import type { Product } from '#domain/products/product-schema.ts'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { EditedOffer } from './edited-offer.tsx'
import type { Start } from './offer-draft.ts'
import { type ProductText, productChangeForm, productText } from './product-text.ts'
import { ProductWizard } from './product-wizard.tsx'
import { editedProductQuery, updateProduct } from './selling-api.ts'

type Edited = { product: Product; etag: string | undefined }

const startOf = ({ product, etag }: Edited): Start<ProductText> => ({
  text: productText(product),
  images: product.images,
  etag,
})

export function EditProduct({ id, onSaved }: { id: string; onSaved: (product: Product) => void }) {
  const user = useOwner()
  const queryClient = useQueryClient()
  const query = editedProductQuery(id)
  return (
    <EditedOffer
      query={query}
      title="Update Product"
      noun="product"
      missing="No product found."
      isOwn={({ product }) => canEditOffer({ id: user._id }, product)}
    >
      {(edited) => (
        <ProductWizard
          mode="edit"
          name={`product:${user._id}:${id}`}
          start={startOf(edited)}
          schema={productChangeForm(edited.product.imageUrls.length === 0)}
          save={(product, sending) => updateProduct(id, product, sending)}
          onSaved={onSaved}
          latest={async () => startOf(await queryClient.query({ ...query, staleTime: 0 }))}
        />
      )}
    </EditedOffer>
  )
}
