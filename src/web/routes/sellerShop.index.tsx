import { createFileRoute, notFound } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { UnnamedShop } from '#web/shop/missing-shop.tsx'

/** A shop's address without the shop. */
export const Route = createFileRoute('/sellerShop/')({
  loader: () => {
    throw notFound()
  },
  head: () => ({ meta: [{ title: `Shop | ${COMPANY.name}` }] }),
  notFoundComponent: UnnamedShop,
})
