import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import type { Product } from '#domain/products/product-schema.ts'
import { productQuery } from '#web/products/product-api.ts'
import { EditProduct } from '#web/selling/edit-product.tsx'
import { parseStepSearch } from '#web/selling/wizard-step.ts'
import { toast } from '#web/ui/toast.ts'
import { showSaved } from './-show-saved.ts'

export const Route = createFileRoute('/_desk/edit-product/$productId')({
  validateSearch: parseStepSearch,
  head: () => ({ meta: [{ title: `Update Product | ${COMPANY.name}` }] }),
  component: EditProductRoute,
})

function EditProductRoute() {
  const { productId } = Route.useParams()
  const queryClient = useQueryClient()
  const navigate = Route.useNavigate()
  const show = (product: Product) => {
    showSaved(queryClient, productQuery(productId).queryKey, product)
    toast('Product updated')
    void navigate({ to: '/product/$productId', params: { productId }, replace: true })
  }
  return <EditProduct key={productId} id={productId} onSaved={show} />
}
