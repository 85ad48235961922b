import { join } from 'node:path'
import { AppError, type ErrorCode } from '#domain/errors.ts'
import { type ImagePurpose, LONGEST_SIDE } from '#domain/images/image-rules.ts'
import { IMAGE_WIDTHS } from '#domain/images/image-sizes.ts'
import { createConcurrencyLimit } from '#server/concurrency-limit.ts'
import { runProcess } from '#server/run-process.ts'
import type {
  EncodedImage,
  EncodeJob,
  EncodeResult,
  Refusal,
  Refused,
  SharedImageFit,
  SharedImageFormat,
  SharedImageJob,
  SharedImageResult,
} from './encode-image.ts'

/** Encoder processes at a time. Further uploads wait, so ten at once need no more memory than two. */
const AT_ONCE = 2
/** Waiting and encoding together stay below the server's connection timeout. */
const WAITING_MS = 11_000
export const ENCODER_MS = 18_000

/** Words in drawings have the product's own fonts, whatever the machine has. */
const FONTS = join(import.meta.dirname, '../../../runtime/fonts.conf')

/** A timeout is not the file's fault. It has its own signal, so that it differs from the encoder ending itself. */
const OVERDUE = 'SIGTERM'

const BUSY = 'Many pictures are being prepared right now, please try again.'
const busy = (cause: unknown) => Object.assign(new AppError('unavailable', BUSY), { cause })

const REFUSALS: Record<Refusal, [ErrorCode, string]> = {
  'no-image': ['unsupported-type', 'This file is not a JPEG, PNG, WebP, AVIF or SVG image'],
  'too-many-pixels': ['too-large', 'This image has more than 25 million pixels'],
  broken: ['invalid', 'This image is damaged, or too complex to open'],
}

/** @throws AppError unavailable */
export const limitEncodings = createConcurrencyLimit({
  concurrency: AT_ONCE,
  waitMs: WAITING_MS,
  errorMessage: BUSY,
})

/** Of shared images, which strangers ask for: they keep no uploads waiting, and hardly themselves. */
const SHARED_IMAGES_WAITING = 20
const SHARED_WAITING_MS = 5_000

const limitSharedImages = createConcurrencyLimit({
  concurrency: 1,
  waiting: SHARED_IMAGES_WAITING,
  waitMs: SHARED_WAITING_MS,
  errorMessage: BUSY,
})

/**
 * Proves that a file is an image by opening it, and makes the sizes of it that pages use.
 * @param timeoutMs after which it is given up
 * @throws AppError unsupported-type, too-large or invalid; unavailable
 */
export async function encodeUpload(
  bytes: Uint8Array,
  purpose: ImagePurpose,
  timeoutMs = ENCODER_MS,
): Promise<EncodedImage> {
  const job = { bytes, longestSide: LONGEST_SIDE[purpose], widths: IMAGE_WIDTHS }
  const result = await runEncoder<EncodeResult>(job, timeoutMs)
  if ('image' in result) return result.image
  throw refusalError(result)
}

/** One of our pictures as links show it. @throws AppError unavailable, at once where many wait already */
export async function encodeSharedImage(
  bytes: Uint8Array,
  fit: SharedImageFit,
  format: SharedImageFormat = 'jpeg',
): Promise<Uint8Array<ArrayBuffer>> {
  const result = await limitSharedImages(() => runEncoder<SharedImageResult>({ bytes, fit, format }))
  if ('shared' in result) return result.shared
  throw refusalError(result)
}

function refusalError({ refusal, reason }: Refused): AppError {
  const [code, message] = REFUSALS[refusal]
  return Object.assign(new AppError(code, message), { cause: reason })
}

async function runEncoder<Result>(
  job: EncodeJob | SharedImageJob,
  timeoutMs = ENCODER_MS,
): Promise<Result | Refused> {
  // Imported when needed, so that the build leaves it a file of its own.
  const { ENCODER } = await import('./encoder-process.ts')
  const { result, code, signal } = await runProcess<Result>(ENCODER, job, {
    execArgv: [],
    env: { FONTCONFIG_FILE: FONTS },
    timeoutMs,
    killSignal: OVERDUE,
  }).catch((cause: unknown) => {
    throw busy(cause)
  })
  if (result) return result
  if (signal === OVERDUE) throw busy('The encoder was too slow')
  return { refusal: 'broken', reason: `The encoder ended with ${signal ?? code}` }
}
