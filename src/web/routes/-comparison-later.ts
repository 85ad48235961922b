import { laterPart } from '#web/ui/later.tsx'

/** With its loader, which the server's page comes without: a filter that fails for want of a network says so in its place. */
export const comparisonPart = laterPart(async () => {
  const [{ ComparisonView }] = await Promise.all([
    import('./-comparison-view.tsx'),
    import('./-comparison-page.ts'),
  ])
  return ComparisonView
})
