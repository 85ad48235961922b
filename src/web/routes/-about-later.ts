import { laterPart } from '#web/ui/later.tsx'

export const aboutPart = laterPart(async () => (await import('./-about-page.tsx')).AboutPage)
