import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { packsFor } from '#domain/prices/price-for.ts'
import { amountOf, rememberRequested, useRequestedPacks } from './requested-quantity.ts'

const items = new Map<string, string>()
beforeEach(() =>
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  }),
)
afterEach(() => {
  items.clear()
  vi.unstubAllGlobals()
})

const OFFER = { material: { specification: 'cement' }, comparable: { quantity: 50 }, minimumOrder: null }
const Shown = () => String(useRequestedPacks(OFFER as never))

const wanted = () => JSON.parse(items.get('wanted') ?? '{}')

it('keeps what was said last of each thing, and forgets the oldest', () => {
  rememberRequested('cement', 3_000)
  rememberRequested('rebar/12mm', 500)
  rememberRequested('cement', 2_500)
  expect(wanted()).toEqual({ 'rebar/12mm': 500, cement: 2_500 })
  rememberRequested('cement', undefined)
  expect(wanted()).toEqual({ 'rebar/12mm': 500 })
  for (let n = 0; n < 25; n++) rememberRequested(`thing-${n}`, n + 1)
  expect(Object.keys(wanted())).toHaveLength(20)
  expect(wanted()['rebar/12mm']).toBeUndefined()
})

it('is a page for everybody on the server', () => {
  rememberRequested('cement', 3_000)
  expect(renderToString(createElement(Shown))).toBe('1')
})

it('counts packs as a comparison does, and back', () => {
  expect(packsFor({ holds: 3.66, minimumOrder: null }, 366)).toBe(100)
  expect(packsFor({ holds: 50, minimumOrder: null }, 2_501)).toBe(51)
  expect(packsFor({ holds: 50, minimumOrder: 100 }, 2_500)).toBe(100)
  expect(amountOf({ comparable: { quantity: 10.65 } as never }, 12)).toBe(127.8)
  expect(amountOf({ comparable: null }, 12)).toBeUndefined()
})
