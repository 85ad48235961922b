import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createNearMe } from './near-me.ts'

type Success = Parameters<Geolocation['getCurrentPosition']>[0]
type Failure = Parameters<Geolocation['getCurrentPosition']>[1]

/** A browser that answers so, and counts how often it was asked. */
function browser(answer: (success: Success, failure: NonNullable<Failure>) => void) {
  let asked = 0
  return {
    asked: () => asked,
    getCurrentPosition(success: Success, failure?: Failure) {
      asked++
      answer(success, failure ?? (() => {}))
    },
  }
}
const at = (latitude: number, longitude: number) =>
  browser((success) => success({ coords: { latitude, longitude } } as GeolocationPosition))
const failing = (code: number) =>
  browser((_, failure) =>
    failure({ code, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as GeolocationPositionError),
  )

describe('the position of a visitor', () => {
  it('is not asked for before they ask', () => {
    expect(createNearMe().current()).toEqual({ status: 'unasked' })
  })

  it('is known to two hundredths of a degree', async () => {
    const nearMe = createNearMe()
    expect(await nearMe.ask(at(6.524379, 3.379206))).toBe(true)
    expect(nearMe.current()).toEqual({ status: 'known', position: { lat: 6.52, lon: 3.38 } })
  })

  it('never leaves with more digits, wherever it is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        async (latitude, longitude) => {
          const nearMe = createNearMe()
          await nearMe.ask(at(latitude, longitude))
          const { lat = Number.NaN, lon = Number.NaN } = nearMe.current().position ?? {}
          for (const [rounded, exact] of [
            [lat, latitude],
            [lon, longitude],
          ] as const) {
            expect(Math.abs(rounded - exact)).toBeLessThanOrEqual(0.0100001)
            expect(Math.round(rounded * 100) % 2).toBeCloseTo(0)
            expect(String(rounded)).toMatch(/^-?\d+(\.\d{1,2})?$/)
          }
        },
      ),
    )
  })

  it('is asked for once', async () => {
    const nearMe = createNearMe()
    const phone = at(6.5, 3.4)
    await nearMe.ask(phone)
    await nearMe.ask(phone)
    expect(phone.asked()).toBe(1)
  })

  it.each([
    ['refused', failing(1)],
    ['unavailable', failing(2)],
    ['unavailable', failing(3)],
    ['unavailable', undefined],
  ] as const)('is %s where the browser says so, and may be asked for again', async (status, phone) => {
    const nearMe = createNearMe()
    const seen: string[] = []
    nearMe.subscribe(() => seen.push(nearMe.current().status))
    expect(await nearMe.ask(phone)).toBe(false)
    expect(seen).toEqual(['asking', status])
    expect(await nearMe.ask(at(6.5, 3.4))).toBe(true)
  })
})
