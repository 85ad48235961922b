import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { ShopDesk } from '#web/selling/shop-desk.tsx'

export const Route = createFileRoute('/_desk/shop-details')({
  head: () => ({ meta: [{ title: `Shop details | ${COMPANY.name}` }] }),
  component: ShopDeskRoute,
})

function ShopDeskRoute() {
  const queryClient = useQueryClient()
  return <ShopDesk onChanged={(kind) => void queryClient.invalidateQueries({ queryKey: [kind] })} />
}
