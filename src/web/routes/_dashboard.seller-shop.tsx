import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { ShopSettings } from '#web/account/shop-settings.tsx'
import { DashboardPage } from '#web/layout/dashboard-page.tsx'
import { ShopPageForm } from '#web/shop/shop-page-form.tsx'
import { ShopPageLink } from '#web/shop/shop-page-link.tsx'
import { Verification } from '#web/verification/verification.tsx'

export const Route = createFileRoute('/_dashboard/seller-shop')({
  head: () => ({ meta: [{ title: `Shop | ${COMPANY.name}` }] }),
  component: ShopRoute,
})

function ShopRoute() {
  return (
    <DashboardPage title="Shop" actions={<ShopPageLink />}>
      <ShopSettings />
      <ShopPageForm />
      <Verification />
    </DashboardPage>
  )
}
