import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import type { Product } from '#domain/products/product-schema.ts'
import { productQuery } from '#web/products/product-api.ts'
import { CreateProduct } from '#web/selling/create-product.tsx'
import { parseStepSearch } from '#web/selling/wizard-step.ts'
import { toast } from '#web/ui/toast.ts'
import { showSaved } from './-show-saved.ts'

export const Route = createFileRoute('/_desk/create-product')({
  validateSearch: parseStepSearch,
  head: () => ({ meta: [{ title: `Create Product | ${COMPANY.name}` }] }),
  component: CreateProductRoute,
})

function CreateProductRoute() {
  const queryClient = useQueryClient()
  const navigate = Route.useNavigate()
  const show = (product: Product) => {
    showSaved(queryClient, productQuery(product._id).queryKey, product)
    toast('Product created')
    void navigate({ to: '/product/$productId', params: { productId: product._id }, replace: true })
  }
  return <CreateProduct onSaved={show} />
}
