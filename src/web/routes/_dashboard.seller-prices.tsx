import { createFileRoute, Link } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
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
    <div className="grid gap-4">
      <h1 className="text-2xl">Prices</h1>
      <PriceSheet
        door={{ userId }}
        first={
          <Link to="/create-product" className="button button-action">
            Put up your first product
          </Link>
        }
      >
        <p className="text-quiet">
          Type over what has changed and confirm the rest. Buyers see when you last did.
        </p>
      </PriceSheet>
      <PriceReminders userId={userId} />
    </div>
  )
}
