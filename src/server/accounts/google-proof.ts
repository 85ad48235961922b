import { and, eq } from 'drizzle-orm'
import { generateCookie } from 'hono/cookie'
import type { Call } from '#server/api/call.ts'
import { accounts, sessions } from '#server/db/schema/accounts.ts'
import { type FindGoogle, GOOGLE, PROOF_COOKIE } from './google-auth.ts'
import { orUnavailable } from './sessions.ts'

/** What the provider has proved: whose account it is, and what the opener of the popup is told. */
export type Identity = { id: string; name: string; email: string; photo: string | null }

/** Who has proved themselves in this browser a short time ago. */
export async function findIdentity(
  c: Call,
  findGoogle: FindGoogle | undefined,
): Promise<Identity | undefined> {
  const proof = await findProof(c, findGoogle)
  if (!proof) return undefined
  const { id: userId, name, email, image } = proof.user
  const [account] = await c.var.ctx.db
    .select({ id: accounts.accountId })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, GOOGLE)))
  return account && { id: account.id, name, email, photo: image ?? null }
}

/** Uses the proof up, whatever comes of it: of two calls that bring the same, one finds it gone. @returns whom it proves */
export async function takeProof(
  c: Call,
  findGoogle: FindGoogle | undefined,
): Promise<{ id: string; email: string } | undefined> {
  const proof = await findProof(c, findGoogle)
  if (!proof) return undefined
  c.header('Set-Cookie', proof.forgetting, { append: true })
  const taken = await c.var.ctx.db.delete(sessions).where(eq(sessions.id, proof.session.id)).returning()
  return taken.length > 0 ? proof.user : undefined
}

async function findProof(c: Call, findGoogle: FindGoogle | undefined) {
  if (!findGoogle || !c.req.header('Cookie')?.includes(PROOF_COOKIE)) return undefined
  const google = await findGoogle()
  const asked = google.api.getSession({ headers: c.req.raw.headers, query: { disableRefresh: true } })
  const found = await orUnavailable(asked)
  const { name, attributes } = (await google.$context).authCookies.sessionToken
  return found && { ...found, forgetting: generateCookie(name, '', { ...attributes, maxAge: 0 }) }
}
