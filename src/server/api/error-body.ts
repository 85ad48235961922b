import * as z from 'zod/mini'
import { ERROR_CODES } from '#domain/errors.ts'

/** What every failing call answers. */
export const ErrorBody = z.object({
  success: z.literal(false),
  statusCode: z.number(),
  /** `internal` is a fault of the server that no caller can mend. */
  code: z.enum([...ERROR_CODES, 'internal']),
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })),
  requestId: z.string(),
  /** With 412: the thing as it is now. */
  current: z.optional(z.looseObject({})),
})
export type ErrorBody = z.infer<typeof ErrorBody>
