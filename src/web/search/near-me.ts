import { useSyncExternalStore } from 'react'
import type { Position } from '#domain/places/distance.ts'
import type { ProductFilters, ProductUrlFilters } from '#domain/products/product-filters.ts'

/** Degrees: about two kilometres, which is near enough for "nearest" and tells nobody's house. */
const STEP = 0.02

/** What of the Geolocation API is used. */
type Geolocation = Pick<globalThis.Geolocation, 'getCurrentPosition'>

type NearMe =
  | { status: 'unasked' | 'asking' | 'refused' | 'unavailable'; position?: undefined }
  | { status: 'known'; position: Position }

/** How long a browser may look for the position, and how old one may be that it has. */
const OPTIONS = { timeout: 15_000, maximumAge: 10 * 60_000 }

const UNASKED: NearMe = { status: 'unasked' }

/**
 * Where the visitor is, once they have said so by a tap (docs/product.md 17.7). Rounded, in the memory of this document alone: never in the
 * URL, in storage or in a log.
 */
export function createNearMe() {
  let current: NearMe = UNASKED
  const watchers = new Set<() => void>()
  const become = (next: NearMe) => {
    current = next
    for (const watcher of watchers) watcher()
  }
  return {
    subscribe(watcher: () => void) {
      watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
      }
    },
    current: () => current,
    /** Whether the position is known then. */
    ask(geolocation: Geolocation | undefined): Promise<boolean> {
      if (current.status === 'known') return Promise.resolve(true)
      become({ status: 'asking' })
      return new Promise((resolve) => {
        const fail = (status: 'refused' | 'unavailable') => {
          become({ status })
          resolve(false)
        }
        if (!geolocation) return fail('unavailable')
        geolocation.getCurrentPosition(
          ({ coords }) => {
            become({
              status: 'known',
              position: { lat: rounded(coords.latitude), lon: rounded(coords.longitude) },
            })
            resolve(true)
          },
          ({ code, PERMISSION_DENIED }) => fail(code === PERMISSION_DENIED ? 'refused' : 'unavailable'),
          OPTIONS,
        )
      })
    },
  }
}

const rounded = (degrees: number) => Number((Math.round(degrees / STEP) * STEP).toFixed(2))

const nearMe = createNearMe()

export const askPosition = () => nearMe.ask(navigator.geolocation)

export const useNearMe = (): NearMe => useSyncExternalStore(nearMe.subscribe, nearMe.current, () => UNASKED)

/** The filters of a list, with where the visitor is if that orders it and is known. It is never in the URL: a list that is shared has none. */
export function usePositioned(filters: ProductUrlFilters): ProductFilters {
  const { position } = useNearMe()
  return filters.sort === 'nearest' && position ? { ...filters, near: position } : filters
}
