import type { Product } from '#domain/products/product-schema.ts'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { newProductText, ProductForm } from './product-text.ts'
import { ProductWizard } from './product-wizard.tsx'
import { createProduct } from './selling-api.ts'

export function CreateProduct({ onSaved }: { onSaved: (product: Product) => void }) {
  const user = useOwner()
  return (
    <ProductWizard
      mode="create"
      name={`product:${user._id}`}
      start={{ text: newProductText(user), images: [] }}
      schema={ProductForm}
      save={createProduct}
      onSaved={onSaved}
    />
  )
}
