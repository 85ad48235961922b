import type { Unit } from '#domain/search/units.ts'
import type { Found, Parameter } from './material.ts'
import { PACKS } from './named-packs.ts'
import { comparedWords, type Quantity, type Size, type Written } from './written.ts'

/** Kinds of parameters of a material: how each is read, in which spellings and units (docs/product.md 18.1). */

type Named = Pick<Parameter, 'shortName' | 'required' | 'assumed'>

/** How one unit becomes the parameter's: by a factor, or by what the trade writes for it. */
type Conversions = Partial<Record<Unit, number | Readonly<Record<string, number>>>>

const round = (value: number) => Math.round(value * 1000) / 1000

/**
 * One number with a unit: a diameter, a thickness, a capacity.
 * Numbers without a unit count where `bare` allows it, and only as one of `values`.
 */
export function measure(
  id: string,
  unit: Unit,
  options: Named & {
    name?: string
    from: Conversions
    values?: readonly number[]
    min?: number
    max?: number
    bare?: true
    /** Also by the name that drawings give it: Y12. */
    bar?: true
    /** Also the smallest of the sides of something: the thickness of a board. */
    side?: true
    /** Also the first of two sides of which the second is a length: 25 x 4 m. */
    along?: true
  },
): Parameter {
  const {
    name = id,
    from,
    values,
    min = 0,
    max = Number.POSITIVE_INFINITY,
    bare,
    bar,
    side,
    along,
    ...named
  } = options
  const known = values && new Set(values)
  const converted = (size: Size): number | undefined => {
    if (size.bar && !bar) return undefined
    // A fraction without a unit is one of an inch: 3/4 granite.
    const fraction = size.unit === undefined && size.written.includes('/') ? from.inch : undefined
    const factor = size.unit === undefined ? (fraction ?? (bare && known ? 1 : undefined)) : from[size.unit]
    if (factor === undefined) return undefined
    const value = typeof factor === 'number' ? round(size.value * factor) : factor[size.written]
    return value !== undefined && value >= min && value <= max && (!known || known.has(value))
      ? value
      : undefined
  }
  const find = ({ quantities, words }: Written) => {
    const all = quantities.flatMap((quantity): (Found & { plain: boolean })[] => {
      const counts = isCount(quantity, words)
      const across = along && acrossOf(quantity)
      const sizes = across
        ? [across]
        : quantity.kind === 'sides'
          ? side
            ? [smallest(quantity)]
            : []
          : quantity.sizes
      return sizes.flatMap((size) => {
        const value = size && converted(size)
        if (value === undefined || (counts && !size?.unit && !size?.written.includes('/'))) return []
        const { start, end } = quantity
        return [{ value, start, end, plain: !size?.unit, ...(quantity.kind !== 'sides' && { quantity }) }]
      })
    })
    // "12 mm rod, 10 lengths": beside one with its unit, a number without one is something else.
    const withUnit = all.filter(({ plain }) => !plain)
    return withUnit.length > 0 ? withUnit : all
  }
  return { id, name, unit, ...named, ...(values && { values }), ...(along && { along }), find }
}

/** "100 pieces", "box of 12": how many, and no size. */
const isCount = ({ from, to }: Quantity, words: readonly string[]): boolean =>
  PACKS[words[to] ?? ''] !== undefined ||
  (words[from - 1] === 'of' && PACKS[words[from - 2] ?? ''] !== undefined)

/** Of 25 x 4 m what is across: nobody sells a pipe or a bar by two lengths. */
function acrossOf({ kind, sizes: [first, second, third] }: Quantity): Size | undefined {
  const isLong = second?.unit === 'm' || second?.unit === 'ft'
  if (kind !== 'sides' || third || !first || !isLong || first.unit !== second.unit) return undefined
  return { written: first.written, value: first.value }
}

const MM: Partial<Record<Unit, number>> = { mm: 1, cm: 10, m: 1000, inch: 25, ft: 300 }

/** Of three sides the one that is not like the others: 18 mm of 18 mm x 4 ft x 8 ft. */
function smallest({ sizes }: Quantity): Size | undefined {
  if (sizes.length < 3) return undefined
  return sizes.toSorted((one, other) => inMm(one) - inMm(other))[0]
}
const inMm = ({ value, unit }: Size) => value * (MM[unit ?? 'mm'] ?? 1)

/** One of several words: a colour, a kind, a finish. */
export function choice(
  id: string,
  values: Readonly<Record<string, string>>,
  options: Named & { name?: string } = {},
): Parameter {
  const phrases = Object.entries(values).flatMap(([value, words]) =>
    words.split(', ').map((phrase) => ({ value, run: comparedWords(phrase).join(' ') })),
  )
  const find = ({ runs, tokens }: Written) => {
    const all = phrases.flatMap(({ value, run }): Found[] => {
      const at = runs.get(run)
      if (!at) return []
      return [{ value, start: tokens[at.from]?.start ?? 0, end: tokens[at.to - 1]?.end ?? 0 }]
    })
    // "stainless with glass" is not "stainless".
    const within = (one: Found, other: Found) =>
      one.start >= other.start && one.end <= other.end && one.end - one.start < other.end - other.start
    return all.length < 2 ? all : all.filter((one) => !all.some((other) => within(one, other)))
  }
  return { id, name: options.name ?? id, ...options, values: Object.keys(values), find }
}

/** Digits and letters that mean something together: PN20, A142, 42.5R. The first group is the value. */
export function code(
  id: string,
  pattern: RegExp,
  options: Named & { name?: string; number?: true } = {},
): Parameter {
  const { number, name = id, ...named } = options
  const all = new RegExp(pattern, 'giu')
  const find = ({ text }: Written) =>
    [...text.matchAll(all)].flatMap((match): Found[] => {
      const value = match.slice(1).find(Boolean)?.toUpperCase()
      if (!value) return []
      return [
        { value: number ? Number(value) : value, start: match.index, end: match.index + match[0].length },
      ]
    })
  return { id, name, ...named, find }
}

/** The sides of something, in the parameter's unit: 600x600, 2x4. */
export function sides(
  id: string,
  unit: 'mm' | 'inch' | 'ft',
  options: Named & {
    name?: string
    from: Partial<Record<Unit, number>>
    /** The unit of two numbers without one; nothing where they cannot be this. */
    bare: (one: number, other: number) => Unit | undefined
    /** To what they are rounded: names round by trade. */
    step: number
    /** Which side is named first says nothing. */
    sorted?: true
    min: number
    max: number
  },
): Parameter {
  const { name = id, from, bare, step, sorted, min, max, ...named } = options
  const find = ({ quantities }: Written) =>
    quantities.flatMap((quantity): Found[] => {
      if (quantity.kind !== 'sides') return []
      const two = unit === 'inch' ? quantity.sizes.slice(0, 2) : largestTwo(quantity.sizes)
      const [one, other] = two
      if (!one || !other) return []
      const unitOf = (size: Size) => size.unit ?? bare(one.value, other.value)
      const values = two.map((size) => {
        const factor = from[unitOf(size) ?? 'acre']
        return factor === undefined ? Number.NaN : Math.round((size.value * factor) / step) * step
      })
      if (!values.every((value) => value >= min && value <= max)) return []
      const ordered = sorted ? values.toSorted((one, other) => one - other) : values
      const value = ordered.map((each) => Math.round(each * 100) / 100).join('x')
      return [
        { value, start: quantity.start, end: quantity.end, ...(quantity.sizes.length === 2 && { quantity }) },
      ]
    })
  return { id, name, unit, ...named, find }
}

function largestTwo(sizes: readonly Size[]): readonly Size[] {
  if (sizes.length < 3) return sizes
  const least = smallest({ sizes } as Quantity)
  return sizes.filter((size) => size !== least)
}

/** Width and height of a `sides` parameter. */
export function sidesOf(value: number | string | undefined): readonly [number, number] | undefined {
  const [one = Number.NaN, other = Number.NaN] = String(value).split('x').map(Number)
  return one > 0 && other > 0 ? [one, other] : undefined
}

/** The same parameter, whose values are named differently: 20 mm of stone goes by 19. */
export function renamed(
  parameter: Parameter,
  rename: (value: number | string) => number | string,
): Parameter {
  return {
    ...parameter,
    ...(parameter.values && { values: [...new Set(parameter.values.map(rename))] }),
    find: (written) => parameter.find(written).map((found) => ({ ...found, value: rename(found.value) })),
  }
}
