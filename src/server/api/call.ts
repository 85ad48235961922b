import type { HonoRequest } from 'hono'
import type { Context } from './context.ts'

/** A request while it is answered, whoever makes it: what the functions that routes share need of Hono's context. */
export type Call = {
  req: Pick<HonoRequest, 'header' | 'raw'>
  var: { ctx: Context }
  env: unknown
  header(name: string, value: string, options?: { append?: boolean }): void
}
