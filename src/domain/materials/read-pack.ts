import type { Unit as OfferUnit } from '#domain/catalogue.ts'
import { type Unit, unitNamed } from '#domain/search/units.ts'
import type { ComparedUnit, Material } from './material.ts'
import { PACKS, PACKS_OF_GOODS } from './named-packs.ts'
import { PACK_SIZE_UNITS, Pack, type PackKind, type PackSizeUnit } from './pack.ts'
import { type Quantity, readWritten, type Written } from './written.ts'

/** What one price buys, by the seller's words (docs/product.md 18.3). */

/** The size of a pack: 20 kg, 4 pieces. `kind` is the pack that has such a size, where its word is missing. */
type Amount = { size: number; unit: PackSizeUnit; kind?: PackKind }
type MeasuredUnit = Exclude<PackSizeUnit, 'nr'>

/** What a price may be for by its measure: "per tonne", "/ft". */
const MEASURED: ReadonlySet<string> = new Set([
  'tonne',
  'kg',
  'm',
  'm2',
  'm3',
  'litre',
  'gallon',
  'ft',
  'yard',
])

const measureOf = (word = ''): MeasuredUnit | undefined => {
  const unit = unitNamed(word)
  return unit && MEASURED.has(unit) ? (unit as MeasuredUnit) : undefined
}

/** Units that a pack is sized in, by what its material is compared in. */
const SIZED_IN: Partial<Record<ComparedUnit, readonly MeasuredUnit[]>> = {
  kg: ['kg', 'g', 'tonne', 'litre', 'ml'],
  tonne: ['tonne', 'kg', 'm3'],
  m: ['m', 'ft', 'yard'],
  m2: ['m2'],
  m3: ['m3'],
  litre: ['litre', 'ml', 'gallon'],
}
/** A bar is weighed, and sold by its length. */
const sizedIn = ({ compared, id }: Material): readonly MeasuredUnit[] =>
  id === 'rebar' ? ['m', 'ft', 'kg', 'tonne'] : (SIZED_IN[compared] ?? [])

export type Place = { start: number; end: number }
export type ReadPack = {
  kind: PackKind | undefined
  /** What is in one; nothing where it is not said. */
  amount: Amount | undefined
  /** What each of several pieces holds. */
  inner: Amount | undefined
  /** What its pieces are, where they are packs themselves: 600 bags. */
  of: PackKind | undefined
  evidence: readonly Place[]
}

/** What a price is for, where the name says so itself: "per tonne", "/kg", "per length". */
export function readPer({
  tokens,
  words,
}: Written): (((Amount & { kind?: undefined }) | { kind: PackKind }) & Place) | undefined {
  for (let at = 0; at < tokens.length - 1; at++) {
    const token = tokens[at]
    const isPer =
      token?.word === 'per' ||
      (token?.word === '/' && tokens[at + 1]?.kind === 'word' && tokens[at - 1]?.kind !== 'number')
    if (!token || !isPer || isCounted(words, tokens, at)) continue
    const next = tokens[at + 1]
    const word = words[at + 1] ?? ''
    const two = `${word} ${words[at + 2] ?? ''}`
    const place = { start: token.start, end: next?.end ?? token.end }
    if (/^(sq|square) (m|metre)$/.test(two)) return { size: 1, unit: 'm2', ...place }
    if (/^(cubic|cu) (m|metre)$/.test(two)) return { size: 1, unit: 'm3', ...place }
    const unit = measureOf(word)
    if (unit) return { size: 1, unit, ...place }
    const kind = PACKS[word]
    if (kind) return { kind, ...place }
  }
  return undefined
}

/** "52 lengths per ton", "25 kg per bag": what is in one, and not what the price is for. */
function isCounted(words: readonly string[], tokens: Written['tokens'], per: number): boolean {
  const kind = PACKS[words[per + 1] ?? '']
  if (kind && kind !== 'piece') return tokens[per - 1]?.kind === 'number'
  return (
    tokens[per - 1]?.kind === 'number' ||
    (PACKS[words[per - 1] ?? ''] !== undefined && tokens[per - 2]?.kind === 'number')
  )
}

const LEAST = /\b(?:minimum|min|moq|above|order|least|over|discount)\b[^,;(]*$|\bfrom\s*$/i
const AND_MORE = /^[^,;(]{0,12}\b(?:and above|above|upwards?|minimum|min)\b/i
const NEIGHBOURHOOD = 30

/** "134 lengths per ton", "52 pieces make a ton". */
const isOfMeasure = (words: readonly string[], at: number) =>
  (words[at] === 'per' && measureOf(words[at + 1]) !== undefined) ||
  /^(?:make|equal|to|is)$/.test(words[at] ?? '')

/** A quantity that is asked for, and not what one price buys: "minimum order 100 bags", "50 bags and above". */
function isLeast({ text }: Written, { start, end }: Quantity): boolean {
  return (
    LEAST.test(text.slice(Math.max(0, start - NEIGHBOURHOOD), start)) ||
    AND_MORE.test(text.slice(end, end + NEIGHBOURHOOD))
  )
}

/** `counts` is what a number counts: 600 bags. */
type Sized = { kind: PackKind; counts?: PackKind; amount: Amount; quantity: Quantity } & Place

/** Packs with their sizes: "20 kg roll", "roll of 20 kg", "bundle of 20", "(50 pieces)". */
function sizedPacks(written: Written, material: Material, used: ReadonlySet<Quantity>): Sized[] {
  const { tokens, words, quantities } = written
  const units = sizedIn(material)
  return quantities.flatMap((quantity): Sized[] => {
    if (used.has(quantity) || isLeast(written, quantity)) return []
    const after = PACKS_OF_GOODS[words[quantity.to] ?? '']
    const skipped = words[quantity.from - 1] === 'of' ? 2 : 1
    const before =
      tokens[quantity.from - skipped]?.kind === 'word'
        ? PACKS_OF_GOODS[words[quantity.from - skipped] ?? '']
        : undefined
    const amount = amountOf(quantity, units, material)
    const place = { start: quantity.start, end: quantity.end }
    if (!amount) return []
    if (amount.unit !== 'nr') {
      const kind = after && after !== 'piece' ? after : before && before !== 'piece' ? before : undefined
      return kind ? [{ kind, amount, quantity, ...place }] : []
    }
    if (amount.size < 2) return []
    // "bundle of 20", "box of 24 pieces"
    if (before && before !== 'piece' && skipped === 2) return [{ kind: before, amount, quantity, ...place }]
    // "20 lengths", "50 pieces", "600 bags"; "52 pieces make a ton" says what a tonne is
    if (after && !isOfMeasure(words, quantity.to + 1))
      return [{ kind: after, counts: after, amount, quantity, ...place }]
    return []
  })
}

const isIn = (unit: Unit, units: readonly MeasuredUnit[]): unit is MeasuredUnit =>
  units.some((each) => each === unit)

function amountOf(
  quantity: Quantity,
  units: readonly MeasuredUnit[],
  { compared, packed, parameters }: Material,
): Amount | undefined {
  const [first, second, third] = quantity.sizes
  if (!first || quantity.kind === 'range') return undefined
  if (quantity.kind === 'single') {
    if (first.unit === undefined)
      return Number.isInteger(first.value) ? { size: first.value, unit: 'nr' } : undefined
    return isIn(first.unit, units) ? { size: first.value, unit: first.unit } : undefined
  }
  // A roll or a sheet by its sides: 2.4 x 48 m.
  const sized = parameters.some(({ id }) => id === 'size')
  if (compared === 'm2' && !sized && (packed === 'roll' || packed === 'sheet'))
    return areaOf(quantity, packed)
  // A pipe or a bar by what it is across and its length: 25 x 4 m.
  const isAlong = parameters.some(({ along }) => along)
  if (
    isAlong &&
    second &&
    !third &&
    (second.unit === 'm' || second.unit === 'ft') &&
    first.unit === second.unit
  )
    return { size: second.value, unit: second.unit }
  // Sawn timber by three numbers: 2 x 4 x 12, the last in feet.
  if (
    compared === 'm' &&
    third &&
    (third.unit === 'ft' || (third.unit === undefined && third.value >= 6 && third.value <= 20))
  )
    return { size: third.value, unit: 'ft' }
  return undefined
}

const METRES: Partial<Record<Unit, number>> = { m: 1, ft: 0.3048, cm: 0.01, mm: 0.001 }
/** Longer ones are rolled up. */
const SHEET_MAX_M = 6.5

/** Of two sides, or of three without the thickness. */
function areaOf({ sizes }: Quantity, packed: PackKind): Amount | undefined {
  const inMetres = sizes.map(({ value, unit }) => value * (METRES[unit ?? 'm'] ?? Number.NaN))
  const [long = 0, wide = 0] = inMetres.toSorted((one, other) => other - one)
  const area = Math.round(long * wide * 100) / 100
  if (sizes.length < 2 || !(area >= 1)) return undefined
  const kind = packed === 'roll' && long <= SHEET_MAX_M ? { kind: 'sheet' as const } : undefined
  return { size: area, unit: 'm2', ...kind }
}

/** A size without a word for its pack: "20 litres" of paint, "12 ft" of timber. */
function looseSizes(
  written: Written,
  material: Material,
  used: ReadonlySet<Quantity>,
  taken: readonly Quantity[],
): (Amount & Place)[] {
  const units = sizedIn(material)
  return written.quantities.flatMap((quantity) => {
    const amount =
      used.has(quantity) || taken.includes(quantity) || isLeast(written, quantity)
        ? undefined
        : amountOf(quantity, units, material)
    return amount && amount.unit !== 'nr' ? [{ ...amount, start: quantity.start, end: quantity.end }] : []
  })
}

/** Of what is compared by its weight litres count where no weight is said: a bucket of 20 litres. */
function weighed<Each>(all: readonly Each[], unitOf: (each: Each) => PackSizeUnit): readonly Each[] {
  const byWeight = all.filter((each) => ['kg', 'g', 'tonne'].includes(unitOf(each)))
  return byWeight.length > 0 ? byWeight : all
}

const distinct = (amounts: readonly Amount[]) =>
  new Set(amounts.map(({ size, unit }) => `${size} ${unit}`)).size

/** The pack of an offer that is counted in pieces or bags; `why` where the words contradict each other. */
export function readPack(
  written: Written,
  material: Material,
  unit: OfferUnit,
  used: ReadonlySet<Quantity>,
  named: { from: number; to: number },
): ReadPack | { why: string } {
  const sized = sizedPacks(written, material, used)
  const measured = weighed(
    sized.filter(({ amount }) => amount.unit !== 'nr'),
    ({ amount }) => amount.unit,
  )
  const counted = sized.filter(({ amount }) => amount.unit === 'nr')
  const loose = weighed(
    looseSizes(
      written,
      material,
      used,
      sized.map(({ quantity }) => quantity),
    ),
    ({ unit }) => unit,
  )
  const word = written.words.findIndex(
    (each, at) =>
      PACKS_OF_GOODS[each] !== undefined &&
      PACKS_OF_GOODS[each] !== 'piece' &&
      // Of "WC set" the set is no pack; of "Cutix 2.5 mm coil" the coil is one.
      (at < named.from || at >= named.to || named.to - named.from === 1) &&
      written.tokens[at]?.kind === 'word',
  )
  const piece = written.words.some(
    (each, at) => PACKS_OF_GOODS[each] === 'piece' && each !== 'one' && each !== 'unit' && at >= 0,
  )
  const bare = PACKS_OF_GOODS[written.words[word] ?? ''] ?? (piece ? 'piece' : undefined)
  if (distinct(measured.map(({ amount }) => amount)) > 1 || distinct(loose) > 1)
    return { why: 'Several sizes are named.' }
  if (distinct(counted.map(({ amount }) => amount)) > 1)
    return { why: 'Several numbers of pieces are named.' }
  // "50 kg x 10": of one, or of all ten?
  const isTimes = written.quantities.some(
    ({ kind, sizes: [size], from, to }) =>
      kind === 'single' &&
      size?.unit === undefined &&
      Number(size?.value) > 1 &&
      written.tokens[from - 1]?.word === 'x' &&
      PACKS_OF_GOODS[written.words[to] ?? ''] === undefined,
  )
  if (isTimes && unit !== 'bags') return { why: 'It is not clear whether the price is for one or for all.' }
  const places = [...measured, ...counted, ...loose].map(({ start, end }) => ({ start, end }))
  const bag = unit === 'bags' ? ('bag' as const) : undefined
  const [count] = counted
  const [size] = measured
  const inside = size?.amount ?? loose[0]
  const inner = inside && { size: inside.size, unit: inside.unit }
  const weighs = inner && (inner.unit === 'kg' || inner.unit === 'tonne' || inner.unit === 'g')
  // "1 ton (93 lengths)": the weight is that of all of them. Of bags it is that of each: 600 bags of 50 kg.
  // So is the area: "8 pieces, 1.44 m²" are a carton's. Of sheets it is that of each.
  const covers = inner?.unit === 'm2' && count?.counts !== 'sheet'
  const ofAll =
    count &&
    (covers || (weighs && (count.counts === 'piece' || count.counts === 'length' || inner.unit === 'tonne')))
  if (count && weighs && !ofAll && count.counts && count.counts !== 'bag')
    return { why: 'It is not clear whether the weight is that of one or of all.' }
  if (count && !ofAll) {
    const container =
      count.kind === 'piece' || count.kind === 'length' || count.kind === 'sheet' || count.counts === 'bag'
        ? bare && bare !== count.kind && bare !== 'piece'
          ? bare
          : material.packed && material.packed !== count.kind && count.kind === 'piece'
            ? 'packet'
            : count.counts === 'bag'
              ? 'load'
              : 'bundle'
        : count.kind
    return { kind: bag ?? container, amount: count.amount, inner, of: count.counts, evidence: places }
  }
  // A tonne of bars is no length, whatever it counts besides: "1 ton (93 lengths)".
  const byWeight = inner?.unit === 'tonne' && material.packed !== 'trip' ? ('load' as const) : undefined
  const called = size?.kind ?? bare
  const single = byWeight && (called === 'length' || called === 'piece')
  const usual = inner?.unit === 'litre' && material.packed === 'bag' ? 'bucket' : material.packed
  const kind =
    bag ?? (single ? byWeight : called) ?? (inner ? (byWeight ?? inside?.kind ?? usual) : undefined)
  return { kind, amount: inner, inner: undefined, of: undefined, evidence: places }
}

/** A pack by itself, as a form or a cell says it: "bag of 50 kg", "12 m length", "carton". */
export function parsePack(text: string): Pack | undefined {
  const { words, quantities } = readWritten(text)
  const kinds = words.flatMap((word) => PACKS[word] ?? [])
  // "Bundle of 20 pieces": what it is called first, or what is left when its pieces are counted.
  const kind = kinds.find((each) => each !== 'piece') ?? kinds[0]
  if (!kind || quantities.length > 1) return undefined
  const [quantity] = quantities
  if (!quantity) return { kind, size: 1, sizeUnit: 'nr' }
  const [size] = quantity.sizes
  if (quantity.kind !== 'single' || !size) return undefined
  const sizeUnit = size.unit === undefined ? 'nr' : PACK_SIZE_UNITS.find((unit) => unit === size.unit)
  const parsed = Pack.safeParse({ kind, size: size.value, sizeUnit })
  return parsed.success ? parsed.data : undefined
}
