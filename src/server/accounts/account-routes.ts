import { describeRoute } from 'hono-openapi'
import { OwnerProof, UserUpdateInput } from '#domain/accounts/account-input.ts'
import { OwnUser, PublicUser } from '#domain/accounts/account-schema.ts'
import { AppError } from '#domain/errors.ts'
import { requestedVersions, setPrivateHeader } from '#server/api/cache-headers.ts'
import { findActor, signedIn } from '#server/api/identity.ts'
import { body } from '#server/api/json-body.ts'
import type { RateLimits } from '#server/api/rate-limits.ts'
import { createRouter, Done, documented, done, failure, userIdParameter } from '#server/api/router.ts'
import { EMAILS_SEEN } from './account-limits.ts'
import { getUser } from './account-queries.ts'
import { exportAccount } from './export-account.ts'
import { beginSession, endSession, showOwnUser } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { deleteUser, updateUser } from './user-commands.ts'

const TAG = 'Users'

/** Everything below /user. */
export const userRoutes = createRouter()
  .get(
    '/:id',
    documented(
      TAG,
      'A person or shop',
      PublicUser,
      'With `email` for a signed-in caller, of 30 different people an hour; of others what everybody may know.',
    ),
    async (c) => {
      setPrivateHeader(c)
      const { ctx } = c.var
      const id = userIdParameter(c.req.param('id'))
      const actor = await findActor(ctx, c.req.raw.headers)
      const { email, ...user } = await getUser(ctx, id, { withEmail: actor !== undefined })
      const canRead = actor && (actor.id === id || (await canReadAnother(ctx.limits, actor.id, id)))
      return c.json({ ...user, ...(canRead && email && { email }) })
    },
  )
  .post(
    '/update/:id',
    documented(
      TAG,
      'Change the own account',
      OwnUser,
      'What is absent stays. A new e-mail waits for its confirmation.',
    ),
    signedIn,
    body(UserUpdateInput),
    async (c) => {
      const { ctx } = c.var
      const id = userIdParameter(c.req.param('id'))
      const update = c.req.valid('json')
      await updateUser(ctx, id, update, requestedVersions(c))
      // The sessions ended with the old password: this browser goes on with a new one.
      if (update.password !== undefined)
        await beginSession(c, await signIn(ctx, { email: ctx.actor.email, password: update.password }))
      return c.json(await showOwnUser(c, id))
    },
  )
  .post(
    '/export/:id',
    describeRoute({
      tags: [TAG],
      summary: 'Everything about oneself as one file',
      description: 'A zip: each part as JSON and as CSV, and the own pictures and documents.',
      responses: {
        200: {
          description: 'The zip',
          content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
        },
        default: failure,
      },
    }),
    signedIn,
    body(OwnerProof),
    async (c) => {
      const files = await exportAccount(c.var.ctx, userIdParameter(c.req.param('id')), c.req.valid('json'))
      setPrivateHeader(c)
      return c.body(files, 200, {
        'Content-Type': 'application/zip',
        'Content-Disposition': 'attachment; filename="my-data.zip"',
      })
    },
  )
  .delete(
    '/delete/:id',
    documented(TAG, 'Delete the own account and all that it sells', Done),
    signedIn,
    body(OwnerProof),
    async (c) => {
      await deleteUser(c.var.ctx, userIdParameter(c.req.param('id')), c.req.valid('json'))
      await endSession(c)
      return c.json(done('Your account is deleted'))
    },
  )

/** Whether a caller may see the address of one more person in this hour. */
async function canReadAnother(limits: RateLimits, readerId: string, id: string): Promise<boolean> {
  try {
    await limits.consumeDistinct(EMAILS_SEEN, readerId, id)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-many') return false
    throw error
  }
}
