import { laterPart } from '#web/ui/later.tsx'

export const homeExplorer = laterPart(async () => (await import('./-home-explorer.tsx')).HomeExplorer)
