import { createMiddleware } from 'hono/factory'
import { AppError } from '#domain/errors.ts'
import type { ApiEnv } from '#server/api/router.ts'

/** Counts every refused sign-in by the code of its error. */
export const countRefusedSignIns = createMiddleware<ApiEnv>(async (c, next) => {
  await next()
  if (c.error) c.var.ctx.metrics.countRefusedSignIn(c.error instanceof AppError ? c.error.code : 'failure')
})
