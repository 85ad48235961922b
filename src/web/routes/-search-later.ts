import { laterPart } from '#web/ui/later.tsx'

export const searchPart = laterPart(async () => (await import('./-search-page.tsx')).SearchPage)
