import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { Context } from '#server/api/context.ts'

/** What a link in a mail proves: that whoever follows it reads this mailbox. `replaces` marks the password that it may replace. */
const Claim = z.object({ userId: z.string(), email: z.string(), replaces: z.optional(z.string()) })
export type Claim = z.infer<typeof Claim>

/** For how many seconds a link of the kind is good (docs/product.md 8). */
const LIFE = { 'confirm-email': 24 * 3600, 'new-password': 3600 }
type LinkKind = keyof typeof LIFE

/** @returns the token of a link that works once; only its hash is kept */
export async function createLinkToken(
  { auth }: Pick<Context, 'auth'>,
  kind: LinkKind,
  claim: Claim,
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const { internalAdapter } = await auth.$context
  await internalAdapter.createVerificationValue({
    identifier: `${kind}:${token}`,
    value: JSON.stringify(claim),
    expiresAt: new Date(Date.now() + LIFE[kind] * 1000),
  })
  return token
}

/** What a link proves, without using it up; undefined where it was used, is too old or was never sent. */
export async function findLinkToken(
  { auth }: Pick<Context, 'auth'>,
  kind: LinkKind,
  token: string,
): Promise<Claim | undefined> {
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findVerificationValue(`${kind}:${token}`)
  return found && found.expiresAt > new Date() ? Claim.parse(JSON.parse(found.value)) : undefined
}

/** Uses a link up. @returns what it proves, or undefined where it was used, is too old or was never sent */
export async function redeemLinkToken(
  { auth }: Pick<Context, 'auth'>,
  kind: LinkKind,
  token: string,
): Promise<Claim | undefined> {
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.consumeVerificationValue(`${kind}:${token}`)
  return found ? Claim.parse(JSON.parse(found.value)) : undefined
}
