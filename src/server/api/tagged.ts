import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { currentRendering } from './in-process.ts'
import type { ApiEnv, CacheBindings } from './router.ts'

/** The strong tag of an answer by its bytes. */
export const tagOf = (body: Uint8Array): string => `"${createHash('sha1').update(body).digest('base64url')}"`

/** Whether what the caller has (`If-None-Match`) is what this tag stands for; weak ones count (RFC 9110, 13.1.2). */
export const isHeld = (tag: string, held: string): boolean =>
  held.trim() === '*' || (held.match(/"[^"]*"/g)?.includes(tag.replace(/^W\//, '')) ?? false)

/** What an answer without a body still says. */
const RETAINED = ['X-As-Of', 'X-Total-Count', 'X-Total-Capped', 'Cache-Control']

/** Tags what is read, and answers 304 where the caller has it. */
const tagged = createMiddleware<ApiEnv>(async (c, next) => {
  await next()
  if ((c.req.method !== 'GET' && c.req.method !== 'HEAD') || !c.res.ok) return
  const { res } = c
  const { status, headers } = res
  const given = headers.get('ETag')
  // What is read once, as bytes, is sent as they are; a copy would come as a stream.
  const body = given === null ? new Uint8Array(await res.arrayBuffer()) : undefined
  const tag = body ? tagOf(body) : given
  const held = c.req.header('If-None-Match')
  if (body?.length === 0) return answer(new Response(null, { status, headers }))
  if (tag !== null && held !== undefined && isHeld(tag, held)) {
    if (!body) await res.body?.cancel()
    const retained = RETAINED.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value] as [string, string]]
    })
    return answer(new Response(null, { status: 304, headers: [...retained, ['ETag', tag]] }))
  }
  if (!body || tag === null) return
  headers.set('ETag', tag)
  answer(new Response(body, { status, headers }))

  /** Without this Hono copies what it replaces. */
  function answer(other: Response): void {
    c.res = undefined
    c.res = other
  }
})

/** A page that is being rendered has nothing from before, and its calls need no tag; what is finished behind gets its own. */
export const taggedForClients = createMiddleware<ApiEnv>((c, next) =>
  currentRendering() || (c.env as CacheBindings | undefined)?.isForCache ? next() : tagged(c, next),
)
