import * as z from 'zod/mini'
import { Image } from '#domain/images/image-schema.ts'
import { STATES } from '#domain/places.ts'
import { normaliseSlug, slugError } from './shop-address.ts'

/** What a shop says of itself beside its owner's profile (docs/product.md 20.9). */

/** So many places that it delivers to. */
export const AREAS_MAX = 60

const time = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'Write the time like 08:00'))

const OpenDay = z
  .strictObject({ opens: time, closes: time })
  .check(
    z.refine(({ opens, closes }) => opens < closes, { error: 'It closes before it opens', path: ['closes'] }),
  )

/** Monday to Sunday, null where it is closed; or no days, where nothing is said. */
const Hours = z
  .array(z.nullable(OpenDay))
  .check(z.refine((days) => days.length === 0 || days.length === 7, 'Opening hours have seven days'))

/** Without a local government all of the state. */
export const Area = z.strictObject({
  state: z.enum(STATES, 'This is not a state of Nigeria'),
  lga: z.nullable(z.string().check(z.maxLength(60))),
})
export type Area = z.infer<typeof Area>

export const Shop = z.object({
  /** Of the seller. */
  _id: z.string(),
  slug: z.nullable(z.string()),
  hours: Hours,
  areas: z.array(Area),
  cover: z.nullable(Image),
})
export type Shop = z.infer<typeof Shop>

const slug = z.nullable(
  z.string('Short address must be text').check(
    z.maxLength(200, 'Short address is too long'),
    z.overwrite(normaliseSlug),
    z.superRefine((text, { addIssue }) => {
      const message = slugError(text)
      if (message) addIssue({ code: 'custom', message, input: text })
    }),
  ),
)

/** All of it, as it is to be. `slug` null leaves the address as it is; `cover` is the URL of an own upload, or of the one that is there. */
export const ShopInput = z.object({
  slug,
  hours: Hours,
  areas: z.array(Area).check(z.maxLength(AREAS_MAX, `At most ${AREAS_MAX} places`)),
  cover: z.nullable(z.string().check(z.maxLength(2_000))),
})
export type ShopInput = z.infer<typeof ShopInput>
