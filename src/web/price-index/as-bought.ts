import type { ComparedUnit } from '#domain/materials/material.ts'
import { perUnit } from '#domain/materials/pack-words.ts'
import type { BoughtPack } from '#domain/prices/bought-pack.ts'

/** What materials are bought in, by their ids. */
export type Packs = Readonly<Record<string, BoughtPack>>

const FIGURES = ['price', 'low', 'high', 'p25', 'p75'] as const

type Priced = { unit: ComparedUnit } & Partial<Record<(typeof FIGURES)[number], number>>

/** What a price is for, as the thing is bought: "a 50 kg bag", "a tonne". */
export const perBought = (unit: ComparedUnit, pack: BoughtPack | undefined): string =>
  pack ? `a ${pack.name}` : perUnit(unit)

/** Figures of a material as it is bought: of a bag, where it comes in bags. They are published by the unit in which it is compared. */
export function asBought<Value extends Priced>(value: Value, pack: BoughtPack | undefined): Value {
  if (!pack) return value
  const bought = { ...value }
  for (const figure of FIGURES) if (value[figure]) bought[figure] = Math.round(value[figure] * pack.holds)
  return bought
}
