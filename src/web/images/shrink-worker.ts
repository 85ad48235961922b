/** A worker that shrinks one image and is ended: the page goes on meanwhile. */
import { shrinkImage } from './shrink-image.ts'

export type ShrinkJob = { file: Blob; longestSide: number }
export type ShrinkResult = { image: Blob } | { reason: string }

self.addEventListener('message', async ({ data: { file, longestSide } }: MessageEvent<ShrinkJob>) => {
  const result: ShrinkResult = await shrinkImage(file, longestSide).then(
    (image) => ({ image }),
    (error: unknown) => ({ reason: String(error) }),
  )
  self.postMessage(result)
})
