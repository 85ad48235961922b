import type { Context as HonoContext } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { validator } from 'hono-openapi'
import type * as z from 'zod/mini'
import { AppError, validationError } from '#domain/errors.ts'
import { type BodyLimit, JSON_BODY } from './body-limits.ts'

/** Validates a JSON body; a rule that is broken is 422, with every field that breaks one. */
export function body<Schema extends z.ZodMiniType>(schema: Schema) {
  const validate = validator('json', schema, (result) => {
    if (!result.success) throw validationError(result.error)
  })
  const checked: typeof validate = async (c, next) => {
    await expectJson(c)
    return validate(c, next)
  }
  // The validator also carries what documents it.
  return Object.assign(checked, validate)
}

const JSON_TYPE = /^application\/([\w.-]+\+)?json\s*(;|$)/i

/** Refuses a body that is larger than that, however it is sent. */
export const atMost = ({ bytes, message }: BodyLimit) =>
  bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw new AppError('too-large', message)
    },
  })

const limit = atMost(JSON_BODY)

/**
 * Reads the body as far as to know that it can be JSON. One that is empty is none, whatever its type says.
 * @throws AppError too-large, unsupported-type
 */
async function expectJson(c: HonoContext): Promise<void> {
  await limit(c, async () => undefined)
  const text = await c.req.text()
  if (text === '') c.req.raw.headers.delete('Content-Type')
  else if (!JSON_TYPE.test(c.req.header('Content-Type') ?? ''))
    throw new AppError('unsupported-type', 'Send the body as application/json')
}
