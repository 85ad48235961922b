import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { BuyerHome } from './buyer-home.tsx'

vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))
vi.mock('./saved-device.ts', () => ({ useSavedOffers: () => undefined }))
vi.mock('./saved-offers.tsx', () => ({ SavedOffers: () => null, useSavedInVisit: () => undefined }))
vi.mock('./saved-page.tsx', () => ({ NothingSaved: () => null }))
vi.mock('./recently-viewed.tsx', () => ({ RecentlyViewed: () => null }))

it('leads whoever sells nothing yet to the steps of a shop', () => {
  const cards = { products: () => null, listings: () => null }
  expect(renderToStaticMarkup(<BuyerHome cards={cards} />)).toContain(
    '<a href="/seller-overview">Open your shop</a>',
  )
})
