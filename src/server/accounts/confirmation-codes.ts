import { CODE_TRIES } from '#domain/accounts/account-rules.ts'
import type { CodeKind } from '#server/api/one-time-codes.ts'
import { confirmationCodes } from '#server/db/schema/one-time-codes.ts'

/** Seconds for which a code is good (docs/product.md 8.3). */
const CODE_LIFE = 3600

export const CONFIRMATION_CODES: CodeKind = {
  table: confirmationCodes,
  purpose: 'confirmation code',
  tries: CODE_TRIES,
  seconds: CODE_LIFE,
  sentIn: 'mail',
}
