import { useEffect, useSyncExternalStore } from 'react'
import { packsFor } from '#domain/prices/price-for.ts'
import type { ShownCard } from '#domain/products/product-schema.ts'

/** How much of which thing this visitor wants, in the unit in which it is compared: said on one page, it stands on all (docs/product.md 18.5). */
const STORED = 'wanted'
/** So many things are thought of at once. */
const WANTED_MAX = 20

type Wanted = Record<string, number>

const listeners = new Set<() => void>()
let read: { text: string; wanted: Wanted } = { text: '', wanted: {} }

function readWanted(): Wanted {
  try {
    const text = sessionStorage.getItem(STORED) ?? ''
    if (text !== read.text) read = { text, wanted: text ? JSON.parse(text) : {} }
  } catch {
    // Forbidden, or not ours: nothing is wanted.
  }
  return read.wanted
}

/** @param quantity undefined forgets it */
export function rememberWanted(specification: string, quantity: number | undefined): void {
  const { [specification]: before, ...others } = readWanted()
  if (before === quantity) return
  const kept = Object.entries(others).slice(1 - WANTED_MAX)
  const wanted = Object.fromEntries(quantity === undefined ? kept : [...kept, [specification, quantity]])
  try {
    sessionStorage.setItem(STORED, JSON.stringify(wanted))
  } catch {
    return
  }
  for (const listener of listeners) listener()
}

/** While a page says how much is wanted, the others go by it, too. */
export function useRememberedQuantity(specification: string, quantity: number | undefined): void {
  useEffect(() => rememberWanted(specification, quantity), [specification, quantity])
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

type Sold = Pick<ShownCard, 'material' | 'comparable' | 'minimumOrder'>

/** How many packs of an offer are what is wanted; 1 where nobody has said so. The server, which knows of nobody, says 1. */
export const useWantedPacks = (offer: Sold): number =>
  useSyncExternalStore(
    subscribe,
    () => wantedPacks(offer),
    () => 1,
  )

function wantedPacks({ material, comparable, minimumOrder }: Sold): number {
  const wanted = readWanted()
  const [name = ''] = material?.specification?.split('/') ?? []
  // Of all cement, whatever its grade, or of this one.
  const quantity = wanted[material?.specification ?? ''] ?? wanted[name]
  return quantity === undefined || !comparable
    ? 1
    : packsFor({ holds: comparable.quantity, minimumOrder }, quantity)
}

/** So many packs of an offer, in the unit in which it is compared; undefined where that is not known. */
export const amountOf = ({ comparable }: Pick<Sold, 'comparable'>, packs: number): number | undefined =>
  comparable ? Number((packs * comparable.quantity).toPrecision(9)) : undefined
