import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Waiting } from '#web/offline/waiting.ts'

const device = vi.hoisted(() => ({ list: [] as Waiting[], owner: 'ada' as string | undefined }))
vi.mock('#web/offline/waiting.ts', () => ({
  whoTypes: () => device.owner,
  listWaiting: () => device.list,
  letWait: (waiting: Waiting) => device.list.push(waiting) > 0,
  changeWaiting: (key: string, change: (waiting: Waiting) => Waiting | undefined) => {
    device.list = device.list.flatMap((each) => (each.key === key ? (change(each) ?? []) : each))
  },
}))
const { dropWaitingPrices, letPricesWait, waitingPriceIds } = await import('./waiting-prices.ts')

const ADA = { userId: 'ada' }
const changeOf = (id: string, regularPrice = 9_600) => ({ id, regularPrice, version: 1 })

beforeEach(() => {
  device.list = []
  device.owner = 'ada'
})

describe('prices that wait for a line', () => {
  it('are as many calls as they need, in one line of the list', () => {
    const changes = Array.from({ length: 201 }, (_, n) => changeOf(`c${n}`))
    expect(letPricesWait(ADA, { changes, confirmed: ['x', 'y'] })).toBe(true)
    expect(device.list).toMatchObject([
      {
        what: 'Your prices, 201 changed, 2 confirmed',
        isPrice: true,
        method: 'PUT',
        path: '/api/product/prices',
        body: changes.slice(0, 200),
        following: [
          { method: 'PUT', body: [changes[200]] },
          { path: '/api/product/confirm-prices', body: { ids: ['x', 'y'] } },
        ],
      },
    ])
    expect(waitingPriceIds().split(' ')).toHaveLength(203)
  })

  it('take the place of what waits of the same offers, and leave the rest as old as it is', () => {
    letPricesWait(ADA, { changes: [changeOf('a'), changeOf('b')], confirmed: ['c'] })
    letPricesWait(ADA, { changes: [changeOf('b', 100)], confirmed: [] })
    expect(device.list.map(({ what, body }) => [what, body])).toEqual([
      ['Your prices, 1 changed, 1 confirmed', [changeOf('a')]],
      ['Your prices, 1 changed', [changeOf('b', 100)]],
    ])
  })

  it('wait no more once the server has refused them', () => {
    letPricesWait(ADA, { changes: [changeOf('a')], confirmed: [] })
    letPricesWait(ADA, { changes: [changeOf('b')], confirmed: [] })
    device.list = device.list.map((each, index) =>
      index === 0 ? { ...each, refusal: 'Changed elsewhere' } : each,
    )
    expect(waitingPriceIds()).toBe('b')
  })

  it('wait no more once they are typed over', () => {
    letPricesWait(ADA, { changes: [changeOf('a')], confirmed: ['c'] })
    dropWaitingPrices(new Set(['a']))
    expect(device.list).toMatchObject([
      { path: '/api/product/confirm-prices', what: 'Your prices, 1 confirmed' },
    ])
    expect(device.list[0]?.method).toBeUndefined()
    dropWaitingPrices(new Set(['c']))
    expect(device.list).toEqual([])
  })

  it('do not wait by a link, nor for anybody but who is there', () => {
    const saving = { changes: [changeOf('a')], confirmed: [] }
    expect(letPricesWait({ token: 'secret' }, saving)).toBe(false)
    device.owner = 'bola'
    expect(letPricesWait(ADA, saving)).toBe(false)
    expect(device.list).toEqual([])
  })
})
