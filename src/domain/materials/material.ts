import type { CategoryId, ProductType, SubCategory } from '#domain/catalogue.ts'
import type { Unit } from '#domain/search/units.ts'
import type { PackKind } from './pack.ts'
import type { Quantity, Written } from './written.ts'

/** What materials are compared in (docs/product.md 18.1). */
export const COMPARED_UNITS = [
  'kg',
  'tonne',
  'm',
  'm2',
  'm3',
  'litre',
  'nr',
  'point',
  'visit',
  'day',
] as const
export type ComparedUnit = (typeof COMPARED_UNITS)[number]

/** Values of parameters: millimetres and the like as numbers, sizes and grades as texts. */
export type Parameters = Readonly<Record<string, number | string>>

/** A value of a parameter, and where it stands. */
export type Found = { value: number | string; start: number; end: number; quantity?: Quantity }

export type Parameter = {
  id: string
  name: string
  /** Before a value of it where no head of a column says what it is: "Class 42.5". */
  shortName?: string
  /** Of its numbers; what is in none has no unit. */
  unit?: Unit
  /** Without it two offers of the material cannot be compared. */
  required?: true
  /** What goes without saying. */
  assumed?: string
  /** Of what is sold by its length: also the first number of 25 x 4 m. */
  along?: true
  /** All that it can be, where those are known. */
  values?: readonly (number | string)[]
  /** Every value that stands in a text. */
  find: (written: Written) => readonly Found[]
}

/**
 * How much of the compared unit is in something else.
 * exact: by definition or arithmetic. nominal: shown with "≈" and its source. seller: nobody else knows.
 */
export type ConversionRule =
  | {
      class: 'exact' | 'nominal'
      from: Unit | PackKind | 'nr'
      /** How many compared units are in one of `from`; of some, by parameters. */
      holds: number | ((parameters: Parameters) => number | undefined)
      source: string
    }
  | { class: 'seller'; from: Unit | PackKind | 'nr'; asks: string }

export type Material = {
  id: string
  name: string
  /**
   * Other names. A plus joins parts that may stand apart, the head last: "pvc + waste + pipe".
   * The ones without a plus are what the search's dictionary knows it by.
   */
  names: readonly string[]
  type: ProductType
  category: CategoryId
  subCategory: SubCategory
  parameters: readonly Parameter[]
  brands: readonly string[]
  compared: ComparedUnit
  conversions: readonly ConversionRule[]
  /** How it is packed where only the pack's size is said: "20 litres" of paint is a bucket. */
  packed?: PackKind
  /** Names that are enough among offers of its own sub-category: a tile, where floors are sold. */
  shelfNames: readonly string[]
  /** Words of things that go by the same name; "for tile" is what another thing is for. */
  not: readonly string[]
  /** Offered in this unit only, where another material shares its names. */
  offeredIn?: 'm3'
}
