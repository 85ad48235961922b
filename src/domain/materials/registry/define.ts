import type { CategoryId, SubCategory } from '#domain/catalogue.ts'
import type { ComparedUnit, ConversionRule, Material, Parameter } from '../material.ts'
import type { PackKind } from '../pack.ts'
import { sidesOf } from '../parameters.ts'

type Definition = {
  /** Other names, separated by commas; see `Material.names`. */
  names?: string
  parameters?: readonly Parameter[]
  brands?: string
  compared?: ComparedUnit
  conversions?: readonly ConversionRule[]
  packed?: PackKind
  not?: string
  shelfNames?: string
  offeredIn?: 'm3'
}

const listOf = (text: string | undefined) => text?.split(', ') ?? []

/** Makes materials of one category. What is compared by the piece needs no unit. */
export function materialsOf(category: CategoryId) {
  return (subCategory: SubCategory, id: string, name: string, definition: Definition = {}): Material => {
    const {
      names,
      brands,
      not,
      shelfNames,
      parameters = [],
      conversions = [],
      compared = 'nr',
      ...more
    } = definition
    return {
      id,
      name,
      names: listOf(names),
      type: 'Material',
      category,
      subCategory,
      parameters,
      brands: listOf(brands),
      compared,
      conversions,
      not: listOf(not),
      shelfNames: listOf(shelfNames),
      ...more,
    }
  }
}

/** Makes trades of labour of one category: `names` say the trade, the price is for one `compared`. */
export function labourOf(category: CategoryId) {
  const define = materialsOf(category)
  return (
    subCategory: SubCategory,
    id: string,
    name: string,
    names: string,
    compared: ComparedUnit,
    not?: string,
  ): Material => ({
    ...define(subCategory, id, name, { names, compared, ...(not && { not }) }),
    type: 'Labour',
  })
}

/** Only the seller knows how much is in one. */
export const asks = (
  from: 'carton' | 'roll' | 'm' | 'bag' | 'sheet' | 'bundle',
  question: string,
): ConversionRule => ({
  class: 'seller',
  from,
  asks: question,
})

/** The area of one piece by its sides in millimetres. */
export const areaOfPiece = (parameter: string): ConversionRule => ({
  class: 'exact',
  from: 'nr',
  holds: (parameters) => {
    const two = sidesOf(parameters[parameter])
    return two && (two[0] * two[1]) / 1_000_000
  },
  source: 'the sides of one piece',
})
