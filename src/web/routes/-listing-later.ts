import { laterPart } from '#web/ui/later.tsx'

export const listingPart = laterPart(async () => (await import('./-listing-page.tsx')).ListingPage)
