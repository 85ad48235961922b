import * as z from 'zod/mini'

/** What every failing call answers (api-contract, Conventions). */
export const ErrorBody = z.object({
  success: z.literal(false),
  statusCode: z.number(),
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })),
  requestId: z.string(),
  /** With 412: the thing as it is now. */
  current: z.optional(z.looseObject({})),
})
export type ErrorBody = z.infer<typeof ErrorBody>
