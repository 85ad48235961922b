import pRetry from 'p-retry'
import { AppError } from '#domain/errors.ts'
import {
  IMAGE_BYTES_MAX,
  IMAGE_TYPES,
  type ImagePurpose,
  LONGEST_SIDE,
  UPLOAD_FAILED,
} from '#domain/images/image-rules.ts'
import type { CompletedUpload, UploadTicket } from '#domain/images/image-schema.ts'
import { answerOf, api, NO_CONNECTION } from '#web/api-client.ts'
import type { ShrinkJob, ShrinkResult } from './shrink-worker.ts'

type Options = {
  purpose: ImagePurpose
  /** Cancels the upload: the promise is then rejected with the signal's reason. */
  signal?: AbortSignal
  /** The image that will be sent, shrunk. */
  onPrepared?: (image: Blob) => void
  /** From 0 to 99, by bytes sent; 100 is reached when the promise resolves. */
  onProgress?: (percent: number) => void
}

/** An upload without progress for this long is aborted. */
const STALLED_MS = 30_000

/**
 * Uploads an image that a user chose: shrinks it, has the upload signed, sends it to storage, has it encoded.
 * @throws AppError with `UPLOAD_FAILED`; its field `image` has the reason
 */
export async function uploadImage(file: File, options: Options): Promise<CompletedUpload> {
  const { purpose, signal } = options
  try {
    const image = await prepareImage(file, purpose, signal)
    if (image.size > IMAGE_BYTES_MAX) throw new AppError('too-large', 'An image may be up to 2 MB')
    options.onPrepared?.(image)
    // A new signature for every try: the previous one may have expired while the connection was lost.
    const key = await persistently(() => send(file.name, image, options), signal)
    return await persistently(() => complete(key, signal), signal)
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof AppError && error.code === 'unauthenticated') throw error
    throw failure(error, purpose, file.name)
  }
}

/** What iPhones make, and few browsers open. */
const HEIC = /\.hei[cf]$/i
const HEIC_REFUSED = 'This browser cannot open HEIC pictures. Take a screenshot of it, and choose that'

function failure(error: unknown, purpose: ImagePurpose, name: string): AppError {
  const known = error instanceof AppError ? error : undefined
  const reason = known?.message ?? (HEIC.test(name) ? HEIC_REFUSED : 'We cannot open this file as a picture')
  const { code = 'unsupported-type', retryAfter } = known ?? {}
  const when = retryAfter === undefined ? {} : { retryAfter }
  return new AppError(code, UPLOAD_FAILED[purpose], [{ path: 'image', message: reason }], when)
}

/** Settles with the last image in the queue. */
let preparationQueue: Promise<unknown> = Promise.resolve()

/**
 * The image that is sent instead of the chosen file: usually at most 1 MB, upright, no larger than the largest stored size. One at
 * a time, because a decoded photograph takes 50 MB of memory and more, too much for a phone to hold several.
 * @throws Error where neither this browser nor the server can decode it; the signal's reason
 */
function prepareImage(file: File, purpose: ImagePurpose, signal?: AbortSignal): Promise<Blob> {
  const prepared = preparationQueue.then(() => prepare(file, LONGEST_SIDE[purpose], signal))
  preparationQueue = prepared.catch(() => undefined)
  return prepared
}

async function prepare(file: File, longestSide: number, signal?: AbortSignal): Promise<Blob> {
  signal?.throwIfAborted()
  // It has no pixels: the server renders it.
  if (file.type === 'image/svg+xml') return file
  try {
    return await shrink({ file, longestSide }, signal)
  } catch (error) {
    signal?.throwIfAborted()
    // The server decodes formats that some browsers cannot.
    if (IMAGE_TYPES.some((type) => type === file.type) && file.size <= IMAGE_BYTES_MAX) return file
    throw error
  }
}

async function shrink(job: ShrinkJob, signal?: AbortSignal): Promise<Blob> {
  const result = typeof OffscreenCanvas === 'undefined' ? 'no worker' : await shrinkInWorker(job, signal)
  if (result === 'no worker') {
    const { shrinkImage } = await import('./shrink-image.ts')
    return shrinkImage(job.file, job.longestSide)
  }
  if ('image' in result) return result.image
  throw new Error(result.reason)
}

/** In a worker of its own, which is terminated when the job is done or aborted. */
function shrinkInWorker(job: ShrinkJob, signal?: AbortSignal): Promise<ShrinkResult | 'no worker'> {
  const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' })
  const done = new AbortController()
  return new Promise<ShrinkResult | 'no worker'>((resolve, reject) => {
    const until = { signal: done.signal }
    signal?.addEventListener('abort', () => reject(signal.reason), until)
    worker.addEventListener('message', ({ data }: MessageEvent<ShrinkResult>) => resolve(data), until)
    worker.addEventListener('error', () => resolve('no worker'), until)
    worker.postMessage(job)
  }).finally(() => {
    done.abort()
    worker.terminate()
  })
}

async function send(
  fileName: string,
  image: Blob,
  { purpose, signal, onProgress }: Options,
): Promise<string> {
  const json = { fileName: fileName.slice(0, 255), contentType: image.type, size: image.size, purpose }
  const ticket = await (await answerOf(api().upload.sign.$post({ json }, requestOptions(signal)))).json()
  await put(ticket, image, signal, onProgress)
  return ticket.key
}

async function complete(key: string, signal?: AbortSignal): Promise<CompletedUpload> {
  return (await answerOf(api().upload.complete.$post({ json: { key } }, requestOptions(signal)))).json()
}

const requestOptions = (signal?: AbortSignal) => (signal ? { init: { signal } } : {})

/** By XMLHttpRequest, because `fetch` does not report upload progress. */
function put(
  { method, url, headers }: UploadTicket,
  image: Blob,
  signal?: AbortSignal,
  onProgress?: Options['onProgress'],
) {
  return new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest()
    let stalled: ReturnType<typeof setTimeout>
    const restartTimeout = () => {
      clearTimeout(stalled)
      stalled = setTimeout(() => request.abort(), STALLED_MS)
    }
    const abort = () => request.abort()
    request.upload.addEventListener('progress', ({ loaded }) => {
      restartTimeout()
      onProgress?.(Math.min(99, Math.floor((100 * loaded) / image.size)))
    })
    request.addEventListener('loadend', () => {
      clearTimeout(stalled)
      signal?.removeEventListener('abort', abort)
      const { status } = request
      if (status >= 200 && status < 300) resolve()
      else if (status >= 400 && status < 500)
        reject(new AppError('forbidden', 'This picture could not be stored. Try again'))
      else reject(new AppError('unavailable', NO_CONNECTION))
    })
    signal?.addEventListener('abort', abort)
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    restartTimeout()
    request.send(image)
  })
}

/** Retries after a lost connection or while the server is busy, not before its `Retry-After`. */
export const persistently = <Result>(attempt: () => Promise<Result>, signal?: AbortSignal): Promise<Result> =>
  pRetry(attempt, {
    retries: 4,
    minTimeout: 1_000,
    randomize: true,
    ...(signal && { signal }),
    shouldRetry: async ({ error, retryDelay }) => {
      if (!(error instanceof AppError) || error.code !== 'unavailable') return false
      await pause(1_000 * (error.retryAfter ?? 0) - retryDelay, signal)
      return true
    },
  })

/** Ends early, and rejects, when the upload is cancelled. */
const pause = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const cancel = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', cancel)
      resolve()
    }, ms)
    signal?.addEventListener('abort', cancel, { once: true })
  })

/** As a data URL, because the content-security policy lets a page show nothing else of a file. */
export function readAsUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
