import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { ShopSettings } from '#web/account/shop-settings.tsx'
import { ShopPageForm } from '#web/selling/shop-page-form.tsx'
import { ShopPageLink } from '#web/selling/shop-page-link.tsx'
import { Verification } from '#web/verification/verification.tsx'

export const Route = createFileRoute('/_dashboard/seller-shop')({
  head: () => ({ meta: [{ title: `Shop | ${COMPANY.name}` }] }),
  component: ShopRoute,
})

function ShopRoute() {
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl">Shop</h1>
      <ShopPageLink />
      <ShopSettings />
      <ShopPageForm />
      <Verification />
    </div>
  )
}
