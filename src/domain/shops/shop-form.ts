import * as z from 'zod/mini'
import { Area, ShopInput } from './shop-schema.ts'

/**
 * What the form of a shop has: every day with its times, of which those of closed days do not count. An empty address is none
 * that is chosen; fields for a time have no 24:00.
 */
const Typed = z.object({
  slug: z.string(),
  hours: z.array(z.object({ open: z.boolean(), opens: z.string(), closes: z.string() })),
  areas: z.array(Area),
  cover: z.nullable(z.string()),
})

export const ShopForm = z.pipe(
  z.pipe(
    Typed,
    z.transform(({ slug, hours, areas, cover }) => ({
      slug: slug.trim() === '' ? null : slug,
      hours: hours.some(({ open }) => open)
        ? hours.map(({ open, opens, closes }) =>
            open ? { opens, closes: closes === '00:00' ? '24:00' : closes } : null,
          )
        : [],
      areas,
      cover,
    })),
  ),
  ShopInput,
)
export type ShopForm = z.input<typeof ShopForm>
