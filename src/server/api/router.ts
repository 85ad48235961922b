import { Hono } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import { describeRoute, resolver, validator } from 'hono-openapi'
import type * as z from 'zod/mini'
import { AppError } from '#domain/errors.ts'
import type { Context } from './context.ts'

export type ApiEnv = { Variables: RequestIdVariables & { ctx: Context } }

export const createRouter = () => new Hono<ApiEnv>()

/** Documents a call: what it does, and the shape of its success. */
export function describe(tag: string, summary: string, answer: z.ZodMiniType, description?: string) {
  return describeRoute({
    tags: [tag],
    summary,
    ...(description && { description }),
    responses: {
      200: { description: 'Success', content: { 'application/json': { schema: resolver(answer) } } },
    },
  })
}

/** Validates the query string; a wrong value is 400 and names its field. */
export const query = <Schema extends z.ZodMiniType>(schema: Schema) =>
  validator('query', schema, (result) => {
    if (result.success) return
    const fields = result.error.map(({ path, message }) => ({ path: String(path?.[0] ?? ''), message }))
    throw new AppError('malformed', fields[0]?.message ?? 'The query is malformed', fields)
  })

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Ids are opaque: one of the wrong form is the id of nothing, so 404. */
export function idParameter(text: string, missing: string): string {
  if (!ID.test(text)) throw new AppError('not-found', missing)
  return text
}
