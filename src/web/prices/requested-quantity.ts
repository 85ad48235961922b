import { useEffect, useSyncExternalStore } from 'react'
import { packsFor } from '#domain/prices/price-for.ts'
import type { ShownCard } from '#domain/products/product-schema.ts'

/** How much of which thing this visitor wants, in the unit in which it is compared: said on one page, it stands on all (docs/product.md 18.5). */
const STORED = 'wanted'
/** So many things are thought of at once. */
const REQUESTED_MAX = 20

type Requested = Record<string, number>

const listeners = new Set<() => void>()
let read: { text: string; requested: Requested } = { text: '', requested: {} }

function readRequested(): Requested {
  try {
    const text = sessionStorage.getItem(STORED) ?? ''
    if (text !== read.text) read = { text, requested: text ? JSON.parse(text) : {} }
  } catch {
    // Forbidden, or not ours: nothing is wanted.
  }
  return read.requested
}

/** @param quantity undefined forgets it */
export function rememberRequested(specification: string, quantity: number | undefined): void {
  const { [specification]: before, ...others } = readRequested()
  if (before === quantity) return
  const latest = Object.entries(others).slice(1 - REQUESTED_MAX)
  const requested = Object.fromEntries(
    quantity === undefined ? latest : [...latest, [specification, quantity]],
  )
  try {
    sessionStorage.setItem(STORED, JSON.stringify(requested))
  } catch {
    return
  }
  for (const listener of listeners) listener()
}

/** While a page says how much is wanted, the others go by it, too. */
export function useRememberedQuantity(specification: string, quantity: number | undefined): void {
  useEffect(() => rememberRequested(specification, quantity), [specification, quantity])
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

type Sold = Pick<ShownCard, 'material' | 'comparable' | 'minimumOrder'>

/** How many packs of an offer are what is wanted; 1 where nobody has said so. The server, which knows of nobody, says 1. */
export const useRequestedPacks = (offer: Sold): number =>
  useSyncExternalStore(
    subscribe,
    () => requestedPacks(offer),
    () => 1,
  )

function requestedPacks({ material, comparable, minimumOrder }: Sold): number {
  const requested = readRequested()
  const [name = ''] = material?.specification?.split('/') ?? []
  // Of all cement, whatever its grade, or of this one.
  const quantity = requested[material?.specification ?? ''] ?? requested[name]
  return quantity === undefined || !comparable
    ? 1
    : packsFor({ holds: comparable.quantity, minimumOrder }, quantity)
}

/** So many packs of an offer, in the unit in which it is compared; undefined where that is not known. */
export const amountOf = ({ comparable }: Pick<Sold, 'comparable'>, packs: number): number | undefined =>
  comparable ? Number((packs * comparable.quantity).toPrecision(9)) : undefined
