import * as z from 'zod/mini'
import { formatAmount } from '#domain/money.ts'

/** What every form of an offer holds beside other texts: the addresses of its images, empty for one that has not arrived. */
export type OfferText = { name: string; imageUrls: string[] }

const IMAGE_MISSING = 'A picture has not uploaded. Wait, try again or remove it.'

/** Where it is said what is wrong with a field of the body. */
export type Places<Text> = {
  /** The fields that have fields of their own: what is wrong with one of these is said there. */
  nested?: readonly (keyof Text)[]
  /** What the form calls otherwise than the body, by its path there. */
  moved?: Readonly<Record<string, keyof Text & string>>
}

/**
 * The API's schema behind what people type: what the form says of it is what the API would say.
 * @param bodyOf what is sent for what was typed; a text that is no number stays one, and the schema says so
 */
export function typedForm<Text extends OfferText, Body>(
  bodyOf: (text: Text) => unknown,
  schema: z.ZodMiniType<Body>,
  { nested = [], moved = {} }: Places<Text> = {},
): z.ZodMiniType<Body, Text> {
  const placeOf = (path: PropertyKey[]) => {
    const renamed = moved[path.slice(0, 2).join('.')]
    if (renamed) return [renamed]
    return nested.some((name) => name === path[0]) ? path : path.slice(0, 1)
  }
  return z.transform((text: Text, { issues }): Body => {
    const { success, data, error } = z.safeParse(schema, bodyOf(text))
    const wrong = error?.issues ?? []
    const waiting = text.imageUrls.includes('')
    for (const { path, message } of wrong)
      if (!(waiting && path[0] === 'imageUrls'))
        issues.push({
          code: 'custom',
          message,
          path: placeOf(path),
          input: text,
        })
    if (waiting) issues.push({ code: 'custom', message: IMAGE_MISSING, path: ['imageUrls'], input: text })
    return success && !waiting ? data : z.NEVER
  })
}

/**
 * The form of an offer that is there already. The rows of a file come without images: such an offer may go on without.
 * @param schema of an update whose `imageUrls` may be absent
 */
export const changeForm =
  <Text extends OfferText, Body>(
    bodyOf: (text: Text) => { imageUrls: string[] },
    schema: z.ZodMiniType<Body>,
    places: Places<Text> = {},
  ) =>
  (withoutImages: boolean): z.ZodMiniType<Body, Text> =>
    typedForm(
      (text) => {
        const { imageUrls, ...body } = bodyOf(text)
        return withoutImages && imageUrls.length === 0 ? body : { ...body, imageUrls }
      },
      schema,
      places,
    )

/** A comma separates thousands and nothing else: `7500,50` is not taken for a hundred times as much. */
const NUMBER = /^[₦n]?((?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?|\.\d+)$/i

/** `1,250,000.50` as a number, nothing for nothing; another text stays as it is. */
export function numberFrom(text: string): number | string | undefined {
  const plain = text.replace(/\s/g, '')
  if (plain === '') return undefined
  const digits = NUMBER.exec(plain)?.[1]
  return digits === undefined ? text : Number(digits.replaceAll(',', ''))
}

/** As people write it; 0 is a price that there is none of. */
export const amountText = (naira: number): string => (naira === 0 ? '' : formatAmount(naira))

/** As people write it, not as it is stored. */
export const mobileText = (e164: string | null): string => e164?.replace('+234', '0') ?? ''
