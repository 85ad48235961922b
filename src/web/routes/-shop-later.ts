import { laterPart } from '#web/ui/later.tsx'

/** With its loader, which the server's page comes without: a filter that fails for want of a network says so in its place. */
export const shopPart = laterPart(async () => {
  const [{ ShopView }] = await Promise.all([import('./-shop-view.tsx'), import('./-shop-page.ts')])
  return ShopView
})
