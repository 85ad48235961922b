import type { HttpBindings } from '@hono/node-server'
import ipaddr from 'ipaddr.js'
import type { Call } from './call.ts'
import { isForThisCall } from './depends-on.ts'

type Origin = {
  /** `X-Forwarded-For`, several joined by commas. */
  forwarded: string | undefined
  /** The other end of the connection. */
  direct: string | undefined
  trustedProxies: number
}

/** Some proxies write the port behind the address, and brackets around one of IPv6. */
const WITH_PORT = /^(?:\[([\da-f:.]+)\]|([\d.]+))(?::\d+)?$/i

/**
 * The client address for limits. Each trusted proxy appends the address it was called from to `X-Forwarded-For`; entries
 * before those can be forged. An IPv6 caller owns a whole /64.
 */
export function addressOf({ forwarded = '', direct = 'unknown', trustedProxies }: Origin): string {
  const hops = forwarded.split(',').map((part) => part.trim())
  const written = (trustedProxies > 0 && hops.at(-trustedProxies)) || direct
  const [, bracketed, plain] = WITH_PORT.exec(written) ?? []
  const address = bracketed ?? plain ?? written
  if (!ipaddr.isValid(address)) return address
  // Maps IPv4 written as IPv6 to IPv4.
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6
    ? `${parsed.parts.slice(0, 4).map(hex).join(':')}::/64`
    : parsed.toString()
}

/** The same of a call that has begun. */
export function clientAddress(c: Call): string {
  isForThisCall()
  const bindings: Partial<HttpBindings> = c.env ?? {}
  return addressOf({
    forwarded: c.req.header('X-Forwarded-For'),
    direct: bindings.incoming?.socket.remoteAddress,
    trustedProxies: c.var.ctx.settings.trustedProxies,
  })
}

/** An IPv6 subscriber may have many networks: an address, or the first 48 bits of it. */
export const networkOf = (address: string): string =>
  address.replace(/^([\da-f]+:[\da-f]+:[\da-f]+):.*$/i, '$1')

const hex = (group: number) => group.toString(16)
