import {
  CATEGORIES,
  type CategoryId,
  categoryName,
  findCategory,
  findSubCategory,
  type SubCategory,
} from '#domain/catalogue.ts'
import { readOffer } from '#domain/materials/read-offer.ts'

/** A place in the catalogue. */
export type Placement = { category: CategoryId; subCategory: SubCategory }

export const placementText = ({ category, subCategory }: Placement): string =>
  `${categoryName(category)} / ${subCategory}`

/** What a shelf is called that no material of ours stands on, by the words of shops. The first that fits counts. */
const SHELVES: readonly (readonly [RegExp, CategoryId, SubCategory])[] = [
  [
    /\b(roof(ing)?|stone ?coated|longspan|aluminium sheets?|zinc)\b.*\b(nails?|screws?|gutters?|caps?|accessor\w*)\b/i,
    'roofing',
    'Roof Accessories',
  ],
  [/\b(gutters?|fascia|eaves?|ridge|flashing)\b/i, 'roofing', 'Roof Accessories'],
  [/\b(rafters?|purlins?|truss(es)?|roof (timber|wood|members?))\b/i, 'roofing', 'Roof Members'],
  [/\b(roof(ing|s)?|roofing sheets?|shingles?|zinc|longspan|polycarbonate)\b/i, 'roofing', 'Roof Covering'],
  [
    /\b(hinges?|locks?|padlocks?|handles?|keys?|bolts?|door closers?|ironmongery|door viewer)\b/i,
    'openings',
    'Others',
  ],
  [/\b(windows?|louvres?|casements?|burglary)\b/i, 'openings', 'Windows'],
  [/\b(doors?|gates?|door frames?)\b/i, 'openings', 'Door'],
  [/\b(cable tray|trunking)\b/i, 'electrical', 'Cable Tray'],
  [/\b(conduit|condiut)\b/i, 'electrical', 'Others'],
  [/\b(sockets?|switch(es)?|plugs?|outlets?)\b/i, 'electrical', 'Power Outlets'],
  [/\b(lamps?|lights?|lighting|bulbs?|led|chandeliers?|fittings? light)\b/i, 'electrical', 'Lighting'],
  [/\b(cables?|wires?|wiring)\b(?!.*\bbinding\b)/i, 'electrical', 'Cables'],
  [/\b(electric(al|als|ity)?|inverter|solar|battery|generator|breaker|fan)\b/i, 'electrical', 'Others'],
  [
    /\b(elbows?|tees?|sockets? pvc|couplings?|valves?|taps?|faucets?|mixers?|plumbing fittings?|traps?)\b/i,
    'mechanical',
    'Fittings',
  ],
  [
    /\b(wc|toilets?|sinks?|basins?|sanitary|bath ?tubs?|showers?|pumps?|water heaters?|air ?condition\w*|tanks?|boreholes?|equipment|tools?|machines?)\b/i,
    'mechanical',
    'Equipment',
  ],
  [/\b(pipes?|pvc pipes?|plumbing|hoses?|mechanical)\b/i, 'mechanical', 'Pipes'],
  [/\b(ceilings?|pop|gypsum|plaster ?board|suspended)\b/i, 'finishes', 'Ceiling'],
  [
    /\b(skirting|floor\w*|tiles?|tiling|terrazzo|parquet|marble|granite tiles?|interlock\w*|carpet)\b/i,
    'finishes',
    'Floor',
  ],
  [
    /\b(paint\w*|emulsion|wall ?panels?|cladding|wall\w*|screeding|plaster\w*|foam board|panels?|sealants?|silicones?|adhesives?|finish\w*|mortar|admix\w*|admixtures?|water ?proof\w*)\b/i,
    'finishes',
    'Wall',
  ],
  [/\b(nails?|screws?|fasteners?)\b/i, 'formwork', 'Nails'],
  [
    /\b(formwork|plywood|timber|wood|planks?|props?|marine board|scaffold\w*|carpentry)\b/i,
    'formwork',
    'Hardwood',
  ],
  [/\bbinding wire\b/i, 'reinforcement', 'Binding Wire'],
  [
    /\b(rebars?|iron rods?|steel( bars?)?|reinforcement|brc|mesh|rods?|metals?)\b/i,
    'reinforcement',
    'Reinforcement Bar',
  ],
  [/\b(bricks?)\b/i, 'blockwork', 'Brickwall'],
  [/\b(blocks?|blockwork|masonry)\b/i, 'blockwork', 'Sandcrete Block'],
  [/\b(cement|binders?|water ?bar|waterstop)\b/i, 'concrete', 'Cement'],
  [/\b(sands?)\b/i, 'concrete', 'Sharp Sand'],
  [/\b(granite|gravel|stones?|aggregates?|laterite|chippings?|concrete)\b/i, 'concrete', 'Granite'],
]

const byWords = (text: string): Placement | undefined => {
  const shelf = SHELVES.find(([words]) => words.test(text))
  return shelf && { category: shelf[1], subCategory: shelf[2] }
}

const byMaterial = (name: string, unit: 'nr' | 'bags'): Placement | undefined => {
  const { material } = readOffer({ name, unit })
  return material ? { category: material.category, subCategory: material.subCategory } : undefined
}

/** The category that has a sub-category; "Others" are in several. */
function categoryOf(subCategory: SubCategory): CategoryId | undefined {
  const having = CATEGORIES.filter(({ subCategories }) => subCategories.some((each) => each === subCategory))
  return having.length === 1 ? having[0]?.id : undefined
}

/** "Roofing / Roof Covering", or a category and a sub-category of it in two cells: exactly ours. */
export function findPlacement(category: string, subCategory: string): Placement | undefined {
  const [first = '', second = ''] = category.split(/\s*[/>]\s*/, 2)
  const sub = findSubCategory(subCategory) ?? findSubCategory(second) ?? findSubCategory(category)
  if (!sub) return undefined
  const named = findCategory(category) ?? findCategory(first)
  const own = categoryOf(sub)
  if (named)
    return named.subCategories.some((each) => each === sub)
      ? { category: named.id, subCategory: sub }
      : undefined
  return own && { category: own, subCategory: sub }
}

/** Where the words of a shelf lead: "roofing", "Iron rods", "tools/drills". */
export const guessShelf = (text: string): Placement | undefined =>
  findPlacement(text, '') ?? byMaterial(text, 'nr') ?? byMaterial(text, 'bags') ?? byWords(text)

/** Where a thing of this name stands: by its material, else by its words. */
export const guessByName = (name: string): Placement | undefined =>
  byMaterial(name, 'nr') ?? byMaterial(name, 'bags') ?? byWords(name)

/** The shelf of what fits nowhere else in a category. */
export function othersOf(category: CategoryId): Placement | undefined {
  const found = CATEGORIES.find(({ id }) => id === category)
  const others = found?.subCategories.find((each) => each === 'Others')
  return others && { category, subCategory: others }
}
