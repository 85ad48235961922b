import { IMAGE_BYTES_MAX, IMAGE_TYPES, type ImagePurpose, LONGEST_SIDE } from '#domain/images/image-rules.ts'
import type { ImageDelivery, ImageOrder } from './image-worker.ts'

let turn: Promise<unknown> = Promise.resolve()

/**
 * What is sent instead of a file that somebody chose: at most 1 MB as a rule, upright, no larger than it is kept. One at a time,
 * because an opened photograph takes fifty megabytes and more of a phone's memory.
 * @throws Error where neither this browser nor the server could open it; the signal's reason
 */
export function prepareImage(file: File, purpose: ImagePurpose, signal?: AbortSignal): Promise<Blob> {
  const prepared = turn.then(() => prepare(file, LONGEST_SIDE[purpose], signal))
  turn = prepared.catch(() => undefined)
  return prepared
}

async function prepare(file: File, longestSide: number, signal?: AbortSignal): Promise<Blob> {
  signal?.throwIfAborted()
  // It has no pixels yet: the server draws it.
  if (file.type === 'image/svg+xml') return file
  try {
    return await shrink({ file, longestSide }, signal)
  } catch (error) {
    signal?.throwIfAborted()
    // The server opens more than some browsers do.
    if (IMAGE_TYPES.some((type) => type === file.type) && file.size <= IMAGE_BYTES_MAX) return file
    throw error
  }
}

async function shrink(order: ImageOrder, signal?: AbortSignal): Promise<Blob> {
  const delivery = typeof OffscreenCanvas === 'undefined' ? 'no worker' : await orderOf(order, signal)
  if (delivery === 'no worker') {
    const { shrinkImage } = await import('./shrink-image.ts')
    return shrinkImage(order.file, order.longestSide)
  }
  if ('image' in delivery) return delivery.image
  throw new Error(delivery.reason)
}

/** From a worker, which ends with its work, or when nobody wants that any more. */
function orderOf(order: ImageOrder, signal?: AbortSignal): Promise<ImageDelivery | 'no worker'> {
  const worker = new Worker(new URL('./image-worker.ts', import.meta.url), { type: 'module' })
  const done = new AbortController()
  return new Promise<ImageDelivery | 'no worker'>((resolve, reject) => {
    const until = { signal: done.signal }
    signal?.addEventListener('abort', () => reject(signal.reason), until)
    worker.addEventListener('message', ({ data }: MessageEvent<ImageDelivery>) => resolve(data), until)
    worker.addEventListener('error', () => resolve('no worker'), until)
    worker.postMessage(order)
  }).finally(() => {
    done.abort()
    worker.terminate()
  })
}
