import { and, eq, gt, sql } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import { parse } from 'hono/utils/cookie'
import { NO_ACCOUNT } from '#domain/accounts/account-rules.ts'
import type { Actor } from '#domain/actor.ts'
import { AppError } from '#domain/errors.ts'
import { isAdmin } from '#domain/moderation/moderation-rules.ts'
import { hotRead } from '#server/db/hot-read.ts'
import { sessions, users } from '#server/db/schema/accounts.ts'
import { PRIVATE } from './cache-headers.ts'
import type { ActorContext, Context } from './context.ts'
import { isForThisCall } from './depends-on.ts'
import type { ApiEnv } from './router.ts'

/** The access token's cookie. */
export const ACCESS_COOKIE = 'access_token'

/** Whose call it is meant to be: what waited for a connection is not done by whoever has signed in meanwhile (docs/product.md 21.6). */
export const ACCOUNT_HEADER = 'X-Account'

type ActorEnv = { Variables: Omit<ApiEnv['Variables'], 'ctx'> & { ctx: ActorContext } }

/** For authenticated calls: sets `c.var.ctx.actor`. @throws AppError unauthenticated */
export const signedIn = createMiddleware<ActorEnv>(async (c, next) => {
  const actor = await findActor(c.var.ctx, c.req.raw.headers)
  if (!actor) throw new AppError('unauthenticated', 'Please sign in')
  c.set('ctx', { ...c.var.ctx, actor })
  c.header('Cache-Control', PRIVATE)
  await next()
})

/** After `signedIn`: for those alone whose address is confirmed (docs/product.md 9.6). @throws AppError unconfirmed */
export const confirmed = createMiddleware<ActorEnv>(async (c, next) => {
  assertConfirmed(c.var.ctx.actor)
  await next()
})

/** @throws AppError unconfirmed */
export function assertConfirmed({ emailVerified }: Pick<Actor, 'emailVerified'>): void {
  if (!emailVerified) throw new AppError('unconfirmed', 'Please confirm your e-mail address first')
}

/** After `signedIn`: for the accounts of admins, whatever they have given so far. @throws AppError forbidden */
export const adminAccountOnly = createMiddleware<ActorEnv>(async (c, next) => {
  refuseOthers(c.var.ctx)
  await next()
})

/** After `signedIn`: for admins who have given their second factor in this session. @throws AppError forbidden */
export const adminOnly = createMiddleware<ActorEnv>(async (c, next) => {
  refuseOthers(c.var.ctx)
  assertSecondFactor(c.var.ctx.actor)
  await next()
})

/** @throws AppError forbidden */
export function assertSecondFactor({ secondFactorAt }: Pick<Actor, 'secondFactorAt'>): void {
  if (secondFactorAt === null)
    throw new AppError('forbidden', 'Give your second factor first, at /second-factor')
}

function refuseOthers({ actor, settings }: ActorContext): void {
  if (!isAdmin(actor, settings.adminEmails)) throw new AppError('forbidden', 'Only for admins')
}

const findSignedIn = hotRead((db) =>
  db
    .select({
      id: users.id,
      username: users.name,
      email: users.email,
      emailVerified: users.emailVerified,
      sessionId: sessions.id,
      signedInAt: sessions.createdAt,
      secondFactorAt: sessions.secondFactorAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        eq(users.id, sql.placeholder('userId')),
        gt(sessions.expiresAt, sql`now()`),
      ),
    )
    .prepare('signed_in'),
)

/**
 * Who makes this call, proved by an access token (bearer or cookie) whose session still lives.
 * @throws AppError unauthenticated where a cookie and a bearer name different people, or nobody makes it who should; forbidden where
 * somebody else does
 */
export async function findActor(ctx: Context, headers: Headers): Promise<Actor | undefined> {
  isForThisCall()
  const actor = await findCaller(ctx, headers)
  const meantFor = headers.get(ACCOUNT_HEADER)
  if (meantFor === null || meantFor === (actor?.id ?? NO_ACCOUNT)) return actor
  if (!actor) throw new AppError('unauthenticated', 'Please sign in')
  throw new AppError('forbidden', 'This was typed by another account')
}

async function findCaller({ accessTokens, primary }: Context, headers: Headers): Promise<Actor | undefined> {
  const bearer = /^Bearer (\S+)$/i.exec(headers.get('Authorization') ?? '')?.[1]
  const cookie = parse(headers.get('Cookie') ?? '', ACCESS_COOKIE)[ACCESS_COOKIE]
  const [byBearer, byCookie] = await Promise.all(
    [bearer, cookie].map(async (token) => token && (await accessTokens.read(token))),
  )
  if (bearer && !byBearer) return undefined
  if (byBearer && byCookie && byBearer.userId !== byCookie.userId)
    throw new AppError('unauthenticated', 'The cookie and the bearer token name different people')
  const token = byBearer || byCookie
  if (!token) return undefined
  const [actor] = await findSignedIn(primary).execute(token)
  return (
    actor && {
      ...actor,
      signedInAt: actor.signedInAt.toISOString(),
      secondFactorAt: actor.secondFactorAt?.toISOString() ?? null,
    }
  )
}
