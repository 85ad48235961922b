import type { HttpBindings } from '@hono/node-server'
import type { Call } from './call.ts'

/**
 * The address that a call comes from, as limits count it. Each trusted proxy adds the one it was called from at the end of
 * `X-Forwarded-For`; what stands before those anybody can have written. An IPv6 caller owns a whole /64.
 */
export function clientAddress(c: Call): string {
  const { trustedProxies } = c.var.ctx.settings
  const bindings: Partial<HttpBindings> = c.env ?? {}
  const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim())
  const direct = bindings.incoming?.socket.remoteAddress ?? 'unknown'
  const address = (trustedProxies > 0 && forwarded.at(-trustedProxies)) || direct
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  return plain.includes(':') ? `${expandedStart(plain)}::/64` : plain
}

/** The first four groups of an IPv6 address, `::` written out. */
function expandedStart(address: string): string {
  const [before = '', after] = address.split('::')
  const head = before ? before.split(':') : []
  const tail = after ? after.split(':') : []
  const zeros = after === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}
