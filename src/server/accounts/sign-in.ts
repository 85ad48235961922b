import { isAPIError } from 'better-auth/api'
import { and, eq } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import type { SignInInput } from '#domain/accounts/account-input.ts'
import { AppError } from '#domain/errors.ts'
import type { Context } from '#server/api/context.ts'
import type { ApiEnv } from '#server/api/router.ts'
import type { Transaction } from '#server/db/client.ts'
import { accounts, users } from '#server/db/schema/accounts.ts'

/**
 * Opens a session for the right password. An unknown address takes as long and says the same.
 * @returns the headers whose cookies carry the session
 * @throws AppError unauthenticated
 */
export async function signIn({ auth, db }: Context, { email, password }: SignInInput): Promise<Headers> {
  const checked = await findPasswordHash(db, email)
  try {
    const { headers, response } = await auth.api.signInEmail({
      body: { email, password },
      returnHeaders: true,
    })
    // A password that was replaced while it was checked opens nothing, though its sessions were ended just before.
    const current = await db.transaction((tx) => findPasswordHash(tx, email, { settled: true }))
    if (current === checked) return headers
    await (await auth.$context).internalAdapter.deleteSession(response.token)
  } catch (error) {
    if (!isAPIError(error) || error.statusCode !== 401) throw error
  }
  throw new AppError('unauthenticated', 'Invalid email or password')
}

/** @param settled waits for whoever is just changing the account */
async function findPasswordHash(
  tx: Pick<Transaction, 'select'>,
  email: string,
  { settled = false } = {},
): Promise<string | null | undefined> {
  const query = tx
    .select({ hash: accounts.password })
    .from(users)
    .innerJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(eq(users.email, email))
  const [found] = await (settled ? query.for('share') : query)
  return found?.hash
}

/** Counts every refused sign-in by the code of its error. */
export const countRefusedSignIns = createMiddleware<ApiEnv>(async (c, next) => {
  await next()
  if (c.error) c.var.ctx.metrics.countRefusedSignIn(c.error instanceof AppError ? c.error.code : 'failure')
})
