import { laterPart } from '#web/ui/later.tsx'

export const productPart = laterPart(async () => (await import('./-product-page.tsx')).ProductPage)
