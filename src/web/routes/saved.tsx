import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { ListingCard } from '#web/listings/listing-card.tsx'
import { ProductCard } from '#web/products/product-card.tsx'
import { SavedPage } from '#web/saved/saved-page.tsx'

export const Route = createFileRoute('/saved')({
  head: () => ({ meta: [{ title: `Saved | ${COMPANY.name}` }, { name: 'robots', content: 'noindex' }] }),
  component: SavedRoute,
})

const CARDS = { products: ProductCard, listings: ListingCard }

function SavedRoute() {
  return <SavedPage cards={CARDS} />
}
