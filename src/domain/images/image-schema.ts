import * as z from 'zod/mini'
import { IMAGE_PURPOSES } from './image-rules.ts'

/** A prepared picture as pages need it: `widths` are the pixel widths that exist, `placeholder` a tiny blurred data URL. */
export const Image = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  placeholder: z.string(),
  widths: z.array(z.number()),
  /** It shows such things, and was not taken of what it is shown with: its offer's seller did not upload it. */
  example: z.optional(z.literal(true)),
})
export type Image = z.infer<typeof Image>

/** A file that somebody wants to upload. What it is called and said to be proves nothing: its content decides. */
export const UploadRequest = z.object({
  fileName: z.string().check(z.maxLength(255)),
  contentType: z.string(),
  size: z.int().check(z.positive('The file is empty')),
  purpose: z.enum(IMAGE_PURPOSES),
})
export type UploadRequest = z.infer<typeof UploadRequest>

/** How to send the file: a `method` request to `url` with these `headers`, before `expiresAt`. */
export const UploadTicket = z.object({
  key: z.string(),
  url: z.string(),
  method: z.literal('PUT'),
  headers: z.record(z.string(), z.string()),
  expiresAt: z.iso.datetime(),
})
export type UploadTicket = z.infer<typeof UploadTicket>

export const SentUpload = z.object({ key: z.string() })

/** `url` is what goes into `imageUrls` or `avatar`. */
export const CompletedUpload = z.object({ url: z.string(), image: Image })
export type CompletedUpload = z.infer<typeof CompletedUpload>
