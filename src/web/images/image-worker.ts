/** A worker that shrinks one image and is ended: the page goes on meanwhile. */
import { shrinkImage } from './shrink-image.ts'

export type ImageOrder = { file: Blob; longestSide: number }
export type ImageDelivery = { image: Blob } | { reason: string }

self.addEventListener('message', async ({ data: { file, longestSide } }: MessageEvent<ImageOrder>) => {
  const delivery: ImageDelivery = await shrinkImage(file, longestSide).then(
    (image) => ({ image }),
    (error: unknown) => ({ reason: String(error) }),
  )
  self.postMessage(delivery)
})
