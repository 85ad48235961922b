import type { Unit } from '#domain/catalogue.ts'
import type { Pack } from '#domain/materials/pack.ts'
import type { OfferReading } from '#domain/materials/read-offer.ts'
import { parsePack } from '#domain/materials/read-pack.ts'
import { parseUnit } from './cell-values.ts'

/** What a column of units means: one of ours, and the pack that it is, where it is one. */
export type UnitReading = { unit: Unit; pack?: Pack | undefined }

const PER = /^\s*(?:price\s+)?(?:per|for|a|an|each|1|one|\/)\s+/i
const MANY =
  /\b(panel|plank|block|bar|rod|pole|tile|door|frame|board|unit|item|gallon|litre|liter|kg|yard|feet|foot|ft|trip|job|plot|point|day|visit|package|pallet)s?\b/i

/**
 * "Bag (50kg)", "per trip", "12 m length", "sqm", "ton": everything that has a name of its own is counted (nr), and its pack says what
 * one is. @returns undefined for words that mean nothing here
 */
export function readUnit(text: string): UnitReading | undefined {
  const plain = text
    .replace(PER, '')
    .replace(/[()[\],]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const known = parseUnit(text) ?? parseUnit(plain)
  if (known) return { unit: known }
  const pack = parsePack(plain)
  if (pack)
    return pack.kind === 'bag' ? { unit: 'bags', pack: sized(pack) } : { unit: 'nr', pack: pieces(pack) }
  return MANY.test(plain) ? { unit: 'nr' } : undefined
}

const sized = (pack: Pack) => (pack.size === 1 && pack.sizeUnit === 'nr' ? undefined : pack)
const pieces = (pack: Pack) => (pack.kind === 'piece' && pack.size === 1 ? undefined : pack)

/** The unit that goes without saying: a bag of what is sold by the bag, else each by itself. */
export function usualUnit({ pack, material }: Pick<OfferReading, 'pack' | 'material'>): Unit {
  if (pack?.kind === 'bag') return 'bags'
  if (pack) return 'nr'
  if (
    material?.type === 'Labour' &&
    (material.compared === 'm2' || material.compared === 'm3' || material.compared === 'm')
  )
    return material.compared
  return material?.packed === 'bag' ? 'bags' : 'nr'
}
