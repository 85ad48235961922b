import type { Unit } from '#domain/search/units.ts'
import type { ComparedUnit, ConversionRule, Material, Parameters } from './material.ts'
import type { Pack, PackKind } from './pack.ts'

/** How much of the compared unit one price buys (docs/product.md 18.3). */

export type Comparable = { quantity: number; unit: ComparedUnit; conversion: 'exact' | 'nominal' }

/** Something measured: 20 kg, 12 m, 4 pieces. */
export type Amount = { size: number; unit: Unit | 'nr' }

/** By definition. */
const EXACT: Partial<Record<Unit, readonly [ComparedUnit, number]>> = {
  tonne: ['kg', 1000],
  kg: ['kg', 1],
  g: ['kg', 0.001],
  litre: ['litre', 1],
  ml: ['litre', 0.001],
  m: ['m', 1],
  mm: ['m', 0.001],
  cm: ['m', 0.01],
  ft: ['m', 0.3048],
  inch: ['m', 0.0254],
  yard: ['m', 0.9144],
  m2: ['m2', 1],
  m3: ['m3', 1],
}

const TARGET: Partial<Record<ComparedUnit, readonly [ComparedUnit, number]>> = { tonne: ['kg', 1000] }

/** Packs that are loaded by eye: nobody weighs a tipper (betaprices.com, betasales.ng). */
const LOADED_BY_EYE: ReadonlySet<PackKind> = new Set(['trip', 'load'])

/** As comparable quantities are kept: four figures, and all of those before the point. */
export const roundedQuantity = (value: number) =>
  Number(value.toPrecision(4 + Math.max(0, Math.floor(Math.log10(Math.max(value, 1))) - 2)))

/** An amount in the material's compared unit. */
export function comparableOf(
  { compared, conversions }: Material,
  { size, unit }: Amount,
  parameters: Parameters,
): Comparable | undefined {
  const nominal = ruleFor(conversions, unit)
  const holds = nominal && (typeof nominal.holds === 'number' ? nominal.holds : nominal.holds(parameters))
  if (nominal && holds) return result(size * holds, compared, nominal.class)
  if (unit === 'nr') return compared === 'nr' ? result(size, compared, 'exact') : undefined
  const exact = EXACT[unit]
  const [base, factor] = TARGET[compared] ?? [compared, 1]
  if (exact && exact[0] === base) return result((size * exact[1]) / factor, compared, 'exact')
  // Tonnes of what a rule knows by the metre or the cubic metre: 12 ft of bar are 3.66 m of it.
  const through = exact && unit !== exact[0] ? ruleFor(conversions, exact[0] as Unit) : undefined
  const more = through && (typeof through.holds === 'number' ? through.holds : through.holds(parameters))
  return exact && through && more ? result(size * exact[1] * more, compared, through.class) : undefined
}

/** A gram of what is compared by the tonne. Less than that is nothing, and no price can be divided by nothing. */
const COMPARABLE_MIN = 1e-6

const result = (
  quantity: number,
  unit: ComparedUnit,
  conversion: 'exact' | 'nominal',
): Comparable | undefined =>
  quantity >= COMPARABLE_MIN && Number.isFinite(quantity)
    ? { quantity: roundedQuantity(quantity), unit, conversion }
    : undefined

type Rule = Exclude<ConversionRule, { class: 'seller' }>
const ruleFor = (conversions: readonly ConversionRule[], from: ConversionRule['from']): Rule | undefined =>
  conversions.find((rule): rule is Rule => rule.class !== 'seller' && rule.from === from)

/** Packs that are a number of pieces by their name. */
const PIECES: Partial<Record<PackKind, number>> = { pair: 2, dozen: 12 }

/** Of a pack whose size is known; `inner` is what each of its pieces holds. */
export function comparableOfPack(
  material: Material,
  pack: Pack,
  inner: { amount: Amount | undefined; kind: PackKind | undefined },
  parameters: Parameters,
): Comparable | undefined {
  const pieces = inner.kind && PIECES[inner.kind]
  if (pieces && material.compared === 'nr') return result(pieces * pack.size, 'nr', 'exact')
  const byTheEye = (found: Comparable | undefined): Comparable | undefined =>
    found && LOADED_BY_EYE.has(pack.kind) && pack.sizeUnit !== 'nr' && material.packed === 'trip'
      ? { ...found, conversion: 'nominal' }
      : found
  if (pack.sizeUnit !== 'nr' || material.compared === 'nr')
    return byTheEye(comparableOf(material, { size: pack.size, unit: pack.sizeUnit }, parameters))
  const each = inner.amount
    ? comparableOf(material, inner.amount, parameters)
    : comparableOfKind(material, inner.kind ?? 'piece', parameters)
  return each && result(each.quantity * pack.size, each.unit, each.conversion)
}

/** Of one pack whose size goes without saying: a bag of cement. */
export function comparableOfKind(
  material: Material,
  kind: PackKind,
  parameters: Parameters,
): Comparable | undefined {
  const pieces = PIECES[kind]
  if (pieces && material.compared === 'nr') return result(pieces, 'nr', 'exact')
  const rule =
    ruleFor(material.conversions, kind) ??
    (kind === 'piece' ? ruleFor(material.conversions, 'nr') : undefined)
  const holds = rule && (typeof rule.holds === 'number' ? rule.holds : rule.holds(parameters))
  return rule && holds ? result(holds, material.compared, rule.class) : undefined
}

/** One of them is one thing. */
const SINGLE: ReadonlySet<PackKind> = new Set(['piece', 'length', 'sheet', 'set', 'tube'])

/** Of one thing, or of one pack whose size goes without saying. */
export function comparableOfOne(
  material: Material,
  kind: PackKind | undefined,
  parameters: Parameters,
): Comparable | undefined {
  const byKind = comparableOfKind(material, kind ?? 'piece', parameters)
  const isPiece = !kind || SINGLE.has(kind)
  return byKind ?? (isPiece && material.compared === 'nr' ? result(1, 'nr', 'exact') : undefined)
}

/** Why one price says too little; the question to its seller, where one answer would be enough. */
export function whyNotCompared({ conversions }: Material, from: ConversionRule['from'] | undefined): string {
  const asked = conversions.find((rule) => rule.class === 'seller' && rule.from === from)
  return asked?.class === 'seller' ? asked.asks : 'How much of it one price buys is not said.'
}
