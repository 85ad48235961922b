import { createHash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { HonoRequest } from 'hono'
import { describeRoute } from 'hono-openapi'
import { AppError } from '#domain/errors.ts'
import type { Db } from '#server/db/client.ts'
import { deleteInBatches } from '#server/db/delete-in-batches.ts'
import { isRowId } from '#server/db/schema/columns.ts'
import { idempotencyKeys } from '#server/db/schema/idempotency-keys.ts'
import type { ActorContext, TransactionContext } from './context.ts'
import { ACCOUNT_HEADER } from './identity.ts'
import { withExistingOwner } from './ownership.ts'

const HEADER = 'Idempotency-Key'

/** For so long a call with the same key creates nothing. */
export const IDEMPOTENCY_DAYS = 1

const aDayAgo = sql`now() - make_interval(days => ${IDEMPOTENCY_DAYS})`

/** Documents the header of a create. */
export const repeatable = describeRoute({
  parameters: [
    {
      in: 'header',
      name: HEADER,
      description:
        'A UUID. The same call with the same key within 24 hours answers what the first one did, and creates nothing; with another body it is 422.',
      schema: { type: 'string', format: 'uuid' },
    },
    {
      in: 'header',
      name: ACCOUNT_HEADER,
      description: 'The id of the account that it is meant for: of another one the call is 403.',
      schema: { type: 'string', format: 'uuid' },
    },
  ],
})

type Create = { req: Pick<HonoRequest, 'header' | 'path'>; var: { ctx: ActorContext } }

/**
 * Creates something in one transaction, once for each `Idempotency-Key`: a second call waits for the first and gets
 * its response. A failure leaves nothing behind, so that it can be tried again under the same key.
 * @param sent what the call was given, which distinguishes the same call from another
 * @param create does all its work in the transaction of its context: while others wait for it they hold the connections
 * @throws AppError malformed, invalid, unauthenticated where the account goes away meanwhile
 */
export async function createOnce<Answer extends object>(
  c: Create,
  sent: object,
  create: (ctx: TransactionContext) => Promise<Answer>,
): Promise<Answer> {
  const { ctx } = c.var
  const key = requestedKey(c)
  const request = createHash('sha256')
    .update(JSON.stringify([c.req.path, sent]))
    .digest('base64url')
  return await withExistingOwner(() =>
    ctx.db.transaction(async (tx) => {
      const inTransaction = { ...ctx, db: tx }
      if (key === undefined) return await create(inTransaction)
      const own = and(eq(idempotencyKeys.callerId, ctx.actor.id), eq(idempotencyKeys.key, key))
      const [claim] = await tx
        .insert(idempotencyKeys)
        .values({ callerId: ctx.actor.id, key, request })
        .onConflictDoUpdate({
          target: [idempotencyKeys.callerId, idempotencyKeys.key],
          set: { request, answer: null, createdAt: sql`clock_timestamp()` },
          setWhere: lt(idempotencyKeys.createdAt, aDayAgo),
        })
        .returning({ key: idempotencyKeys.key })
      if (claim) {
        const answer = await create(inTransaction)
        await tx.update(idempotencyKeys).set({ answer }).where(own)
        return answer
      }
      const [first] = await tx.select().from(idempotencyKeys).where(own)
      if (!first?.answer) throw new Error(`The ${HEADER} ${key} has no answer`)
      if (first.request !== request) throw sentWithAnotherBody()
      // What this call answered then: the path is part of the digest.
      return first.answer as Answer
    }),
  )
}

export const sentWithAnotherBody = () =>
  new AppError('invalid', `This ${HEADER} was sent before with another body`)

/** @throws AppError malformed */
export function requestedKey({ req }: { req: Pick<HonoRequest, 'header'> }): string | undefined {
  const key = req.header(HEADER)
  if (key === undefined || isRowId(key)) return key
  const message = `${HEADER} must be a UUID`
  throw new AppError('malformed', message, [{ path: HEADER, message }])
}

/** Forgets keys that mean nothing any more. */
export async function removeOldIdempotencyKeys(db: Db): Promise<void> {
  await deleteInBatches(db, idempotencyKeys, lt(idempotencyKeys.createdAt, aDayAgo))
}
