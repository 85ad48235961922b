import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { ProfileForm } from '#web/account/profile-form.tsx'
import { DashboardForm, DashboardPage } from '#web/layout/dashboard-page.tsx'
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
      <DashboardForm title="What buyers read" note="Shown in your shop and beside each of your offers.">
        <ProfileForm of="shop" />
      </DashboardForm>
      <ShopPageForm />
      <Verification />
    </DashboardPage>
  )
}
