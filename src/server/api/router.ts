import { Hono } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import { describeRoute, resolver } from 'hono-openapi'
import * as z from 'zod/mini'
import { AppError } from '#domain/errors.ts'
import { isRowId } from '#server/db/schema/columns.ts'
import type { Context } from './context.ts'
import { ErrorBody } from './error-body.ts'

/** Whether a call is made for the response cache, which tags and compresses its answer itself. */
export type CacheBindings = { isForCache?: boolean }

export type ApiEnv = { Variables: RequestIdVariables & { ctx: Context } }

export const createRouter = () => new Hono<ApiEnv>()

const json = (description: string, schema: z.ZodMiniType) => ({
  description,
  content: { 'application/json': { schema: resolver(schema) } },
})

/** What every documented call answers when it fails. */
export const failure = json('Failure', ErrorBody)

/** Documents a call: what it does, and the shapes of its success, if that has a body, and of every failure. */
export function documented(
  tag: string,
  summary: string,
  answer: z.ZodMiniType | undefined,
  description?: string,
  status = 200,
) {
  return describeRoute({
    tags: [tag],
    summary,
    ...(description && { description }),
    responses: { [status]: answer ? json('Success', answer) : { description: 'Success' }, default: failure },
  })
}

/** Documents a call that answers with a file or a text, and fails as every other. @param type its media type */
export function documentedFile(tag: string, summary: string, type: string, description?: string) {
  const schema = { type: 'string' as const, ...(!type.startsWith('text/') && { format: 'binary' }) }
  return describeRoute({
    tags: [tag],
    summary,
    ...(description && { description }),
    responses: { 200: { description: 'Success', content: { [type]: { schema } } }, default: failure },
  })
}

/** The answer of a call that has nothing to show but that it was done. */
export const Done = z.object({ success: z.literal(true), message: z.string() })
export const done = (message: string): z.infer<typeof Done> => ({ success: true, message })

/** Ids are opaque, and one whatever the case of its letters (RFC 9562, 4). One of the wrong form is the id of nothing: 404. */
export function idParameter(text: string, missing: string): string {
  if (!isRowId(text)) throw new AppError('not-found', missing)
  return text.toLowerCase()
}

/** The message of every 404 for an account. */
export const NO_SUCH_USER = 'No such person or shop.'

export const userIdParameter = (text: string): string => idParameter(text, NO_SUCH_USER)
