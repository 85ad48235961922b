import type { HttpBindings } from '@hono/node-server'
import ipaddr from 'ipaddr.js'
import type { Call } from './call.ts'

/**
 * The client address for rate limits. Each trusted proxy appends the address it was called from to `X-Forwarded-For`; entries
 * before those can be forged. An IPv6 caller owns a whole /64.
 */
export function clientAddress(c: Call): string {
  const { trustedProxies } = c.var.ctx.settings
  const bindings: Partial<HttpBindings> = c.env ?? {}
  const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim())
  const direct = bindings.incoming?.socket.remoteAddress ?? 'unknown'
  const address = (trustedProxies > 0 && forwarded.at(-trustedProxies)) || direct
  if (!ipaddr.isValid(address)) return address
  // Maps IPv4 written as IPv6 to IPv4.
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6
    ? `${parsed.parts.slice(0, 4).map(hex).join(':')}::/64`
    : parsed.toString()
}

const hex = (group: number) => group.toString(16)
