import { laterPart } from '#web/ui/later.tsx'

export const marketplacePart = laterPart(
  async () => (await import('./-marketplace-page.tsx')).MarketplacePage,
)
