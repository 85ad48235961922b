import { laterPart } from '#web/ui/later.tsx'

export const homePart = laterPart(async () => (await import('./-home-page.tsx')).HomePage)
