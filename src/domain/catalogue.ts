/** What can be sold and how it is counted (docs/product.md 1.4 and 1.5). */

export const UNITS = ['nr', 'bags', 'tonnes', 'm', 'm2', 'm3'] as const
export type Unit = (typeof UNITS)[number]

/** What the units measure that do not count. */
export const MEASURE_OF = { tonnes: 'tonne', m: 'm', m2: 'm2', m3: 'm3' } as const satisfies Partial<
  Record<Unit, string>
>

export const PRODUCT_TYPES = ['Material', 'Labour'] as const
export type ProductType = (typeof PRODUCT_TYPES)[number]

export const CATEGORIES = [
  { id: 'concrete', category: 'Concrete', subCategories: ['Cement', 'Sharp Sand', 'Granite'] },
  { id: 'formwork', category: 'Formwork', subCategories: ['Hardwood', 'Nails'] },
  { id: 'reinforcement', category: 'Reinforcement', subCategories: ['Reinforcement Bar', 'Binding Wire'] },
  { id: 'blockwork', category: 'Blockwork', subCategories: ['Sandcrete Block', 'Brickwall'] },
  { id: 'finishes', category: 'Finishes', subCategories: ['Floor', 'Wall', 'Ceiling'] },
  { id: 'openings', category: 'Openings', subCategories: ['Windows', 'Door', 'Others'] },
  {
    id: 'roofing',
    category: 'Roofing',
    subCategories: ['Roof Covering', 'Roof Members', 'Roof Accessories', 'Others'],
  },
  {
    id: 'electrical',
    category: 'Electrical',
    subCategories: ['Cables', 'Cable Tray', 'Power Outlets', 'Lighting', 'Others'],
  },
  { id: 'mechanical', category: 'Mechanical', subCategories: ['Pipes', 'Fittings', 'Equipment', 'Others'] },
] as const

export type CategoryId = (typeof CATEGORIES)[number]['id']
export const CATEGORY_IDS = CATEGORIES.map(({ id }) => id) as [CategoryId, ...CategoryId[]]
export const CATEGORY_NAMES = CATEGORIES.map(({ category }) => category)
export type CategoryName = (typeof CATEGORIES)[number]['category']
export type SubCategory = (typeof CATEGORIES)[number]['subCategories'][number]
export type Category = { id: CategoryId; category: CategoryName; subCategories: readonly SubCategory[] }

/** What a category has, in the words of who looks for it. */
export const CATEGORY_GOODS: Record<CategoryId, string> = {
  concrete: 'cement, sand, granite',
  formwork: 'planks, marine board, nails',
  reinforcement: 'iron rods, binding wire',
  blockwork: 'blocks, bricks, block laying',
  finishes: 'tiles, paint, POP, ceilings',
  openings: 'doors, windows, locks',
  roofing: 'sheets, timber, gutters',
  electrical: 'cables, sockets, lights',
  mechanical: 'plumbing, pumps, AC',
}

/** The category with this id or name, case ignored. */
export function findCategory(idOrName: string): Category | undefined {
  const normalized = idOrName.trim().toLowerCase()
  return CATEGORIES.find(({ id, category }) => id === normalized || category.toLowerCase() === normalized)
}

export function categoryName(id: CategoryId): CategoryName {
  const category = CATEGORIES.find((each) => each.id === id)
  if (!category) throw new Error(`No category has the id ${id}`)
  return category.category
}

/** A former spelling is "Sandcrtete Block": links that carry the old spelling still find it. */
const FORMER_SPELLINGS = new Map<string, SubCategory>([['sandcrtete block', 'Sandcrete Block']])

const SUB_CATEGORIES = new Map<string, SubCategory>(
  CATEGORIES.flatMap(({ subCategories }) => subCategories.map((name) => [name.toLowerCase(), name] as const)),
)

/** The sub-category with this name, case ignored, old spellings understood. */
export function findSubCategory(name: string): SubCategory | undefined {
  const normalized = name.trim().toLowerCase()
  return FORMER_SPELLINGS.get(normalized) ?? SUB_CATEGORIES.get(normalized)
}

export function findUnit(name: string): Unit | undefined {
  return UNITS.find((unit) => unit === name.trim().toLowerCase())
}

export function findProductType(name: string): ProductType | undefined {
  return PRODUCT_TYPES.find((type) => type.toLowerCase() === name.trim().toLowerCase())
}
