import type { HonoRequest } from 'hono'
import type { Context } from './context.ts'

/** What functions shared by routes need of Hono's context. */
export type Call = {
  req: Pick<HonoRequest, 'header' | 'raw'>
  var: { ctx: Context }
  env: unknown
  header(name: string, value: string, options?: { append?: boolean }): void
}
