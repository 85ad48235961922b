import { noop } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Saveable } from './toggle-saved.ts'

/** Remembers on this device alone that the page of an offer was opened. */
export function useViewed(saveable: Saveable): void {
  const id = saveable.offer._id
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer answer of the same offer is the same visit
  useEffect(() => {
    import('./viewed-offers.ts').then(({ rememberViewed }) => rememberViewed(saveable), noop)
  }, [id])
}
