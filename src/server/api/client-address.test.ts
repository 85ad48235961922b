import { describe, expect, it } from 'vitest'
import { connect } from '#server/db/client.ts'
import { collectingLog, testContext } from '../../../tests/support/test-app.ts'
import { clientAddress } from './client-address.ts'
import { createRouter } from './router.ts'

// Never asked: the address is a matter of the request alone.
const ctx = testContext(connect('postgres://nobody@127.0.0.1:1/nothing'), collectingLog().log)

async function addressOf(remoteAddress: string, forwarded: string | undefined, trustedProxies: number) {
  const app = createRouter().get('/', (c) => {
    c.set('ctx', { ...ctx, settings: { ...ctx.settings, trustedProxies } })
    return c.text(clientAddress(c))
  })
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }
  const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })
  return answer.text()
}

describe('the address of who calls', () => {
  it.each([
    ['is that of the connection', '102.89.1.2', undefined, 0, '102.89.1.2'],
    ['is not what a caller writes', '102.89.1.2', '1.1.1.1', 0, '102.89.1.2'],
    ['is what the proxy saw', '10.0.0.1', '102.89.1.2', 1, '102.89.1.2'],
    ['is not what stands before what the proxy saw', '10.0.0.1', '1.1.1.1, 102.89.1.2', 1, '102.89.1.2'],
    ['is what the outer of two proxies saw', '10.0.0.1', '1.1.1.1, 102.89.1.2, 10.0.0.2', 2, '102.89.1.2'],
    ['is the connection where the proxy said nothing', '10.0.0.1', undefined, 1, '10.0.0.1'],
    ['is IPv4 also in the clothes of IPv6', '::ffff:102.89.1.2', undefined, 0, '102.89.1.2'],
    ['is the network of an IPv6 caller', '2c0f:f5c0:1:2:3:4:5:6', undefined, 0, '2c0f:f5c0:1:2::/64'],
    ['is the same network however it is written', '2c0f:f5c0:1:2::6', undefined, 0, '2c0f:f5c0:1:2::/64'],
    ['has no port that a proxy wrote', '10.0.0.1', '102.89.1.2:50211', 1, '102.89.1.2'],
    ['has none in IPv6 either', '10.0.0.1', '[2c0f:f5c0:1:2::6]:50211', 1, '2c0f:f5c0:1:2::/64'],
    ['has no brackets', '10.0.0.1', '[2c0f:f5c0:1:2::6]', 1, '2c0f:f5c0:1:2::/64'],
    ['has its zeros', '2c0f::6', undefined, 0, '2c0f:0:0:0::/64'],
  ])('%s', async (_, direct, forwarded, proxies, expected) => {
    expect(await addressOf(direct, forwarded, proxies)).toBe(expected)
  })
})
