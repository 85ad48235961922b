import * as z from 'zod/mini'
import { Image } from '#domain/images/image-schema.ts'
import { readStored, storeValue } from '#web/ui/draft.ts'
import { type Change, mergeChanges, withChanges } from './merge-changes.ts'
import type { OfferText } from './typed-form.ts'

/** What a form begins with. `etag` is of the version that is edited; a new offer has none. */
export type Start<Text> = { text: Text; images: readonly Image[]; etag?: string | undefined }

/** An uploaded image, and when it was uploaded: milliseconds since 1970, 0 for one of a saved offer. */
export const UploadedImage = z.object({ image: Image, at: z.number() })
export type UploadedImage = z.infer<typeof UploadedImage>

const Texts = z.record(z.string(), z.unknown())
/** Drafts outlive a release, so the key `pictures` keeps its name in storage. */
const Stored = z.object({
  key: z.uuid(),
  text: Texts,
  pictures: z.array(UploadedImage),
  base: z.object({ text: Texts, images: z.array(Image), etag: z.optional(z.string()) }),
})

/** What was typed and not sent, stored on this device. */
export type OfferDraft<Text> = {
  /** Of the create: made once, so that a create whose answer was lost is not done twice. */
  key: string
  text: Text
  images: readonly UploadedImage[]
  /** What was there when they began. */
  base: Start<Text>
}

/** @param like gives the shape; what the draft has of another one, or not at all, is as it is there */
function readOfferDraft<Text extends OfferText>(name: string, like: Text): OfferDraft<Text> | undefined {
  const { success, data } = z.safeParse(Stored, readStored('device', name))
  if (!success) return undefined
  const { key, text, pictures: images, base } = data
  return { key, text: shaped(text, like), images, base: { ...base, text: shaped(base.text, like) } }
}

export function storeOfferDraft<Text>(name: string, draft: OfferDraft<Text> | undefined): void {
  const { images: pictures, ...rest } = draft ?? {}
  storeValue('device', name, draft && { ...rest, pictures })
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

function shaped<Text extends object>(stored: Record<string, unknown>, like: Text): Text {
  const known = Object.entries(like).map(([name, value]) =>
    kindOf(stored[name]) === kindOf(value) ? [name, stored[name]] : [name, value],
  )
  return { ...like, ...Object.fromEntries(known) }
}

/** The server forgets images that nothing uses after a day: one that is nearly so old is not counted on. */
const IMAGE_RETENTION_MS = 23 * 60 * 60_000

export const storedImages = (images: readonly Image[]): UploadedImage[] =>
  images.map((image) => ({ image, at: 0 }))

export type Begun<Text> = OfferDraft<Text> & {
  restored: boolean
  /** How many images of the draft are too old to be counted on. */
  lost: number
  changes: Change<Text>[]
}

/** What the form begins with: the draft, with what was changed elsewhere since, or else what there is. */
export function beginForm<Text extends OfferText>(name: string, start: Start<Text>): Begun<Text> {
  const draft = readOfferDraft(name, start.text)
  if (!draft)
    return {
      key: crypto.randomUUID(),
      text: start.text,
      images: storedImages(start.images),
      base: start,
      restored: false,
      lost: 0,
      changes: [],
    }
  const changes = draft.base.etag === start.etag ? [] : mergeChanges(draft.base.text, start.text, draft.text)
  const text = withChanges(draft.text, changes)
  const known = [...storedImages(start.images), ...draft.images]
  const images = text.imageUrls.flatMap((url) => {
    const found = known.find(({ image }) => image.url === url)
    return found && (found.at === 0 || Date.now() - found.at < IMAGE_RETENTION_MS) ? [found] : []
  })
  return {
    key: draft.key,
    text: { ...text, imageUrls: images.map(({ image }) => image.url) },
    images,
    base: start,
    restored: true,
    lost: text.imageUrls.length - images.length,
    changes,
  }
}
