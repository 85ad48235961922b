import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { useFirstContact } from '#web/account/first-contact.ts'
import { toastFailure } from '#web/failure-toast.ts'
import { ProductEditor } from '#web/products/product-editor.tsx'
import { parseStepSearch } from '#web/products/step-search.ts'
import { useShowSaved } from './-show-saved.ts'

export const Route = createFileRoute('/_dashboard/create-product')({
  validateSearch: parseStepSearch,
  head: () => ({ meta: [{ title: `Create Product | ${COMPANY.name}` }] }),
  component: CreateProductRoute,
})

function CreateProductRoute() {
  const { showProduct } = useShowSaved()
  const keepContact = useFirstContact()
  return (
    <ProductEditor
      onSaved={(product) => {
        showProduct(product, 'Product created')
        keepContact(product).catch(toastFailure)
      }}
    />
  )
}
