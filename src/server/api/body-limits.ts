import { BILL_LIMITS } from '#domain/bills/bill-rules.ts'
import { IMAGE_BYTES_MAX } from '#domain/images/image-rules.ts'
import { IMPORT_BYTES_MAX } from '#domain/import/import-rules.ts'
import { DOCUMENT_BYTES_MAX } from '#domain/verification/verification-rules.ts'

/** How large a body may be, and what is said of a larger one. */
export type BodyLimit = {
  bytes: number
  message: string
  /** A file has no deadline as long as it arrives at this rate. */
  bytesPerSecond?: number
}

/** A phone at the edge of the slowest network sends twice as fast. */
const UPLOAD_RATE = 2 * 1024

const MEGABYTE = 1024 * 1024

/** Several times what the longest texts of a form can be. */
export const JSON_BODY: BodyLimit = { bytes: 256 * 1024, message: 'The body is larger than 256 kB' }

/** Fifty leads take less than half of it. */
export const LEADS_BODY: BodyLimit = { bytes: 8 * 1024, message: 'The body is larger than 8 kB' }

export const IMPORT_BODY: BodyLimit = {
  bytes: IMPORT_BYTES_MAX,
  message: `The file is larger than ${IMPORT_BYTES_MAX / MEGABYTE} MB`,
  bytesPerSecond: UPLOAD_RATE,
}

const IMAGE_BODY: BodyLimit = {
  bytes: IMAGE_BYTES_MAX,
  message: 'An image may be up to 2 MB',
  bytesPerSecond: UPLOAD_RATE,
}

export const DOCUMENT_BODY: BodyLimit = {
  bytes: DOCUMENT_BYTES_MAX,
  message: `A document may be up to ${DOCUMENT_BYTES_MAX / MEGABYTE} MB`,
  bytesPerSecond: UPLOAD_RATE,
}

export const BILL_BODY: BodyLimit = {
  bytes: BILL_LIMITS.bytes,
  message: `A bill may be up to ${BILL_LIMITS.bytes / MEGABYTE} MB`,
  bytesPerSecond: UPLOAD_RATE,
}

/** The limit of what is sent to this address, as far as it is known before anybody has looked at the call (docs/product.md 14.4). */
export function bodyLimitOf(url: string): BodyLimit {
  // A request may name the whole address (RFC 9112, 3.2.2).
  const path = url.replace(/^https?:\/\/[^/]*/i, '')
  if (path.startsWith('/api/import/')) return IMPORT_BODY
  if (path.startsWith('/api/upload/file')) return IMAGE_BODY
  if (path.startsWith('/api/leads')) return LEADS_BODY
  if (path.startsWith('/api/verification/documents')) return DOCUMENT_BODY
  if (/^\/api\/bills\/?(\?|$)/.test(path)) return BILL_BODY
  return JSON_BODY
}
