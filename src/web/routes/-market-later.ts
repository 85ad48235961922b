import { laterPart } from '#web/ui/later.tsx'

export const marketPart = laterPart(async () => (await import('./-market-page.tsx')).MarketPage)
