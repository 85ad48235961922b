import * as z from 'zod/mini'
import { address } from '#server/variable-formats.ts'
import { type PushSettings, publicKeyOf } from './vapid.ts'

/** Who notifies browsers: that part of the configuration (docs/operations.md). */
export const pushVariables = {
  VAPID_PRIVATE_KEY: z.optional(
    z
      .string()
      .check(z.refine(isPrivateKey, 'must be the private key of a P-256 pair, 43 characters of base64url')),
  ),
  VAPID_SUBJECT: z.optional(address('mailto:care@adlm.example', 'mailto', 'https')),
}

/** Whether a text is a private key that a public one can be made of. */
function isPrivateKey(text: string): boolean {
  try {
    return /^[\w-]{43}$/.test(text) && publicKeyOf(text) !== ''
  } catch {
    return false
  }
}

const Variables = z.object(pushVariables)

/** @param subject who sends, where it is not set. @returns undefined where no key is configured */
export const pushOf = (set: z.infer<typeof Variables>, subject: string): PushSettings | undefined =>
  set.VAPID_PRIVATE_KEY
    ? {
        privateKey: set.VAPID_PRIVATE_KEY,
        publicKey: publicKeyOf(set.VAPID_PRIVATE_KEY),
        subject: set.VAPID_SUBJECT ?? subject,
      }
    : undefined
