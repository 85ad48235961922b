import { laterPart } from '#web/ui/later.tsx'

/** With its loader, as of a comparison. */
export const materialsPart = laterPart(async () => {
  const [{ MaterialList }] = await Promise.all([
    import('#web/materials/material-list.tsx'),
    import('./-comparison-page.ts'),
  ])
  return MaterialList
})
