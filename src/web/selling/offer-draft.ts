import * as z from 'zod/mini'
import { Image } from '#domain/images/image-schema.ts'
import { keep, readKept } from '#web/ui/draft.ts'
import type { OfferText } from './typed-form.ts'

/** What a form begins with. `etag` is of the version that is edited; a new offer has none. */
export type Start<Text> = { text: Text; images: readonly Image[]; etag?: string | undefined }

/** A picture that has arrived, and when. */
export const ArrivedPicture = z.object({ image: Image, at: z.number() })
export type ArrivedPicture = z.infer<typeof ArrivedPicture>

const Texts = z.record(z.string(), z.unknown())
const Stored = z.object({
  key: z.uuid(),
  text: Texts,
  pictures: z.array(ArrivedPicture),
  base: z.object({ text: Texts, images: z.array(Image), etag: z.optional(z.string()) }),
})

/** What somebody has typed and not sent, on this device. */
export type OfferDraft<Text> = {
  /** Of the create: made once, so that a create whose answer was lost is not done twice. */
  key: string
  text: Text
  pictures: readonly ArrivedPicture[]
  /** What was there when they began. */
  base: Start<Text>
}

/** @param like gives the shape; what the draft has of another one, or not at all, is as it is there */
export function readOfferDraft<Text extends OfferText>(
  name: string,
  like: Text,
): OfferDraft<Text> | undefined {
  const { success, data } = z.safeParse(Stored, readKept('device', name))
  if (!success) return undefined
  const { base, text, ...rest } = data
  return { ...rest, text: shaped(text, like), base: { ...base, text: shaped(base.text, like) } }
}

export const keepOfferDraft = <Text>(name: string, draft: OfferDraft<Text> | undefined): void =>
  keep('device', name, draft)

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

function shaped<Text extends object>(stored: Record<string, unknown>, like: Text): Text {
  const known = Object.entries(like).map(([name, value]) =>
    kindOf(stored[name]) === kindOf(value) ? [name, stored[name]] : [name, value],
  )
  return { ...like, ...Object.fromEntries(known) }
}
