import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { ProductEditor } from '#web/products/product-editor.tsx'
import { parseStepSearch } from '#web/products/step-search.ts'
import { useShowSaved } from './-show-saved.ts'

export const Route = createFileRoute('/_dashboard/edit-product/$productId')({
  validateSearch: parseStepSearch,
  head: () => ({ meta: [{ title: `Update Product | ${COMPANY.name}` }] }),
  component: EditProductRoute,
})

function EditProductRoute() {
  const { productId } = Route.useParams()
  const { showProduct } = useShowSaved()
  return (
    <ProductEditor
      key={productId}
      id={productId}
      onSaved={(product) => showProduct(product, 'Product updated')}
    />
  )
}
