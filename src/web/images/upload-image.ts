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
import { answerOf, api } from '#web/api-client.ts'
import type { ShrinkJob, ShrinkResult } from './shrink-worker.ts'

type Options = {
  purpose: ImagePurpose
  /** Cancels it: the promise is then rejected with the signal's reason. */
  signal?: AbortSignal
  /** What is about to leave, made small. */
  onPrepared?: (image: Blob) => void
  /** From 0 to 99, as bytes leave; done is when the promise says so. */
  onProgress?: (percent: number) => void
}

/** A line on which nothing moves for so long is dead. */
const STALLED_MS = 30_000

const BROKEN = 'No connection. Check your network and try again.'

/**
 * Sends a picture that somebody chose: shrinks it, has its upload signed, sends it to storage, has it made into a public picture.
 * @throws AppError with `UPLOAD_FAILED`; its field `image` has the reason
 */
export async function uploadImage(file: File, options: Options): Promise<CompletedUpload> {
  const { purpose, signal } = options
  try {
    const image = await prepareImage(file, purpose, signal)
    if (image.size > IMAGE_BYTES_MAX) throw new AppError('too-large', 'An image may have up to 2 MB')
    options.onPrepared?.(image)
    // A new signature for every try: the former may have expired while the line was down.
    const key = await persistently(() => send(file.name, image, options), signal)
    return await persistently(() => complete(key, signal), signal)
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof AppError && error.code === 'unauthenticated') throw error
    throw failure(error, purpose)
  }
}

function failure(error: unknown, purpose: ImagePurpose): AppError {
  const known = error instanceof AppError ? error : undefined
  const reason = known?.message ?? 'This file is no image that can be opened'
  const { code = 'unsupported-type', retryAfter } = known ?? {}
  const when = retryAfter === undefined ? {} : { retryAfter }
  return new AppError(code, UPLOAD_FAILED[purpose], [{ path: 'image', message: reason }], when)
}

let turn: Promise<unknown> = Promise.resolve()

/**
 * What is sent instead of a file that somebody chose: at most 1 MB as a rule, upright, no larger than it is kept. One at a time,
 * because an opened photograph takes fifty megabytes and more of a phone's memory.
 * @throws Error where neither this browser nor the server could open it; the signal's reason
 */
function prepareImage(file: File, purpose: ImagePurpose, signal?: AbortSignal): Promise<Blob> {
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

async function shrink(order: ShrinkJob, signal?: AbortSignal): Promise<Blob> {
  const delivery = typeof OffscreenCanvas === 'undefined' ? 'no worker' : await orderOf(order, signal)
  if (delivery === 'no worker') {
    const { shrinkImage } = await import('./shrink-image.ts')
    return shrinkImage(order.file, order.longestSide)
  }
  if ('image' in delivery) return delivery.image
  throw new Error(delivery.reason)
}

/** From a worker, which ends with its work, or when nobody wants that any more. */
function orderOf(order: ShrinkJob, signal?: AbortSignal): Promise<ShrinkResult | 'no worker'> {
  const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' })
  const done = new AbortController()
  return new Promise<ShrinkResult | 'no worker'>((resolve, reject) => {
    const until = { signal: done.signal }
    signal?.addEventListener('abort', () => reject(signal.reason), until)
    worker.addEventListener('message', ({ data }: MessageEvent<ShrinkResult>) => resolve(data), until)
    worker.addEventListener('error', () => resolve('no worker'), until)
    worker.postMessage(order)
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
  const ticket = await (await answerOf(api().upload.sign.$post({ json }, within(signal)))).json()
  await put(ticket, image, signal, onProgress)
  return ticket.key
}

async function complete(key: string, signal?: AbortSignal): Promise<CompletedUpload> {
  return (await answerOf(api().upload.complete.$post({ json: { key } }, within(signal)))).json()
}

const within = (signal?: AbortSignal) => (signal ? { init: { signal } } : {})

/** By XMLHttpRequest, because fetch does not tell how much has left. */
function put(
  { method, url, headers }: UploadTicket,
  image: Blob,
  signal?: AbortSignal,
  onProgress?: Options['onProgress'],
) {
  return new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest()
    let stalled: ReturnType<typeof setTimeout>
    const isAlive = () => {
      clearTimeout(stalled)
      stalled = setTimeout(() => request.abort(), STALLED_MS)
    }
    const cancel = () => request.abort()
    request.upload.addEventListener('progress', ({ loaded }) => {
      isAlive()
      onProgress?.(Math.min(99, Math.floor((100 * loaded) / image.size)))
    })
    request.addEventListener('loadend', () => {
      clearTimeout(stalled)
      signal?.removeEventListener('abort', cancel)
      const { status } = request
      if (status >= 200 && status < 300) resolve()
      else if (status >= 400 && status < 500)
        reject(new AppError('forbidden', 'The storage refused this image'))
      else reject(new AppError('unavailable', BROKEN))
    })
    signal?.addEventListener('abort', cancel)
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    isAlive()
    request.send(image)
  })
}

/** Again after a while when the connection broke, or the server is busy: not before the server asked for. */
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
