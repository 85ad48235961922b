import { createFileRoute, Link } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { DashboardPage } from '#web/layout/dashboard-page.tsx'
import { PriceReminders } from '#web/prices/price-reminders.tsx'
import { PriceSheet } from '#web/prices/price-sheet.tsx'
import { useOwner } from '#web/session/signed-in-only.tsx'

export const Route = createFileRoute('/_dashboard/seller-prices')({
  head: () => ({ meta: [{ title: `Prices | ${COMPANY.name}` }] }),
  component: SellerPricesRoute,
})

function SellerPricesRoute() {
  const { _id: userId } = useOwner()
  return (
    <DashboardPage
      title="Prices"
      note="Type over what has changed and confirm the rest. Buyers see when you last did."
    >
      <PriceSheet
        access={{ userId }}
        first={
          <Link to="/create-product" className="button button-action">
            Put up your first product
          </Link>
        }
      />
      <PriceReminders userId={userId} />
    </DashboardPage>
  )
}
