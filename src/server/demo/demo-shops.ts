import { slugError } from '#domain/shops/shop-address.ts'
import type { Shop } from '#domain/shops/shop-schema.ts'
import { demoChance, demoId } from './demo-ids.ts'
import type { DemoSeller } from './demo-schemas.ts'

const DAYS = 7

/** What the demonstration's shops say of themselves: their handles are their short addresses. @param sellsGoods homes are delivered to nobody */
export function demoShops(sellers: readonly DemoSeller[], sellsGoods: (handle: string) => boolean) {
  const named = sellers.filter(({ handle }) => slugError(handle) === undefined)
  return {
    slugs: named.map(({ handle }) => ({ slug: handle, userId: demoId('user', handle) })),
    shops: named.map(({ handle, state }) => ({
      userId: demoId('user', handle),
      slug: handle,
      hours: hoursOf(handle),
      areas: sellsGoods(handle) ? [{ state, lga: null }] : [],
    })),
  }
}

/** Markets open early, and on Sundays hardly anybody. */
function hoursOf(handle: string): Shop['hours'] {
  const opens = demoChance('opens', handle) < 0.5 ? '08:00' : '07:30'
  const closes = demoChance('closes', handle) < 0.5 ? '17:00' : '18:00'
  const saturday = demoChance('saturday', handle) < 0.8 ? { opens, closes: '15:00' } : null
  return Array.from({ length: DAYS }, (_, day) => (day < 5 ? { opens, closes } : day === 5 ? saturday : null))
}
