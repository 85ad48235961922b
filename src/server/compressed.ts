import { createMiddleware } from 'hono/factory'
import { parseAccept } from 'hono/utils/accept'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'

/** Shorter ones would hardly be shorter. */
export const COMPRESSED_FROM = 1_024

/** Whether what is answered would be smaller, and may be. */
export const isCompressible = (headers: Headers): boolean =>
  COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('Content-Type') ?? '') &&
  !headers.has('Content-Encoding') &&
  !/no-transform/.test(headers.get('Cache-Control') ?? '')

/**
 * Compresses for who accepts it what is not kept. Hono's own copies even what it only says `Vary` of, and a copy comes as a stream.
 */
export const compressed = createMiddleware(async (c, next) => {
  await next()
  const { res } = c
  const { headers } = res
  const length = headers.get('Content-Length')
  if (
    c.req.method === 'HEAD' ||
    res.status === 206 ||
    (length !== null && Number(length) < COMPRESSED_FROM) ||
    !isCompressible(headers)
  )
    return
  const vary = headers.get('Vary')
  if (!vary?.toLowerCase().includes('accept-encoding') && vary !== '*')
    headers.append('Vary', 'Accept-Encoding')
  if (!acceptsGzip(c.req.header('Accept-Encoding')) || !res.body) return
  headers.delete('Content-Length')
  headers.set('Content-Encoding', 'gzip')
  const tag = headers.get('ETag')
  // No longer the same byte for byte.
  if (tag?.startsWith('"')) headers.set('ETag', `W/${tag}`)
  const { status } = res
  c.res = undefined
  c.res = new Response(res.body.pipeThrough(new CompressionStream('gzip')), { status, headers })
})

const acceptsGzip = (accepted: string | undefined): boolean =>
  accepted !== undefined && weightsIn(accepted)('gzip') > 0

/** How much an encoding is wanted by `Accept-Encoding` (RFC 9110, 12.5.3): 0 is not at all. */
export function weightsIn(accepted: string): (encoding: string) => number {
  const weights = new Map(parseAccept(accepted).map(({ type, q }) => [type.toLowerCase(), q]))
  return (encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
}
