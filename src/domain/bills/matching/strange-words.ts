import { resource } from '#domain/rates/resources.ts'
import { workItem } from '#domain/rates/work-items.ts'
import { listedItem, type WorkItemId, type WorkSectionId } from '#domain/rates/work-sections.ts'
import { KNOWN_OF_ITEMS, KNOWN_WORDS } from './known-words.ts'
import { type LineWords, plain } from './line-words.ts'
import { wordStems } from './word-stems.ts'

/** Of every trade: how a sentence is joined, where something is, that it is done well, its makers and its colour. */
export const ANYWHERE = `the and with for from into onto over under between above below all any each per other others both one two three
 four as is are be been being not that which than when where after before only also same such including inclusive incl excluding etc
 supply supplied deliver provide provided install fix lay place construct erect build position carry make prepare apply use
 obtained part parts remainder regular shape generally throughout elsewhere behind beneath odd few type types primary structural superstructure
 substructure canopy canopies parsonage vestry altar chapel mosque church shop stall stalls reception entrance lounge study pantry garage passage foyer
 described specified shown drawing detail directed approved equal similar equivalent quality type best good standard necessary
 required complete accessory accessories thick thickness high height deep depth long length wide width diameter dia girth size
 nominal overall average maximum minimum exceed commencing start starting stripped reduced level surface manufacturer brand
 measured separately net nett provisional item sum unit metre meter number total first second third ground upper lower floor
 storey block house building room kitchen toilet bath bathroom bedroom living dining store corridor lobby balcony terrace
 veranda verandah porch office classroom hall laboratory ward clinic school hostel residence duplex bungalow flat internal
 external internally externally inside outside front back rear side around between position site
 white blue red green grey gray brown cream black colour color coloured clear tinted bronze
 engineer architect client contractor instruction direction satisfaction accordance drawings specification
 dangote bua lafarge dulux berger sandtex twyford twyfords armitage geepee storex ariston haier schneider hager abb mk
 coleman kabelmetal nigerchin cutix ox binatone union yale gerard tower inch feet litre ltr ltrs ton tonne bag depot sawmill market`

/** These change a price wherever they stand: an item, or a line of its own section, has to say them. */
const TELLING = new Set(
  wordStems(
    'aluminium steel copper brass iron concrete pvc upvc hdpe glass granite marble metal timber hardwood softwood plywood lime gypsum stone plastic rubber fibre box wall ceiling roof cladding cover',
  ),
)

/** What changes nothing of the work of a section: kinds of tree, how a thing is fixed, where it stands. */
const HARMLESS: Readonly<Partial<Record<WorkSectionId, string>>> = {
  excavating:
    'spoil hole holes stump stumps mango neem palm cashew scrub removing get rates stanchions fell remaining own against bottoms cutting packing risk',
  concrete:
    'grade spacer spacers hook hooks reference loose rates tying stair staircase stanchions bottoms aggregate chippings plain mezzanine oversite',
  masonry: 'vent plinth generator hole holes dwarf courses',
  carpentry: 'hard wood plates bearer strapped straps ties',
  windows: 'built',
  doors: 'leaf pair key',
  finishings: 'dwarf jointed jtd',
  decorations: 'grade woodwork steelwork',
  mechanical: 'pipework pipes welded hung mounted plumbed set',
  electrical: 'moulded electrical faceplate lamp round mounted piped compound recessed',
  external: 'verge verges paver pavers lorry walkway drives excavation foundation cover',
}

const SECTIONS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(KNOWN_WORDS).map(([section, words]) => [
    section,
    new Set([...words.split(' '), ...wordStems(HARMLESS[section as WorkSectionId] ?? '')]),
  ]),
)
const ITEMS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(KNOWN_OF_ITEMS).map(([item, words]) => [item, new Set(words.split(' '))]),
)

/** What so many sections say is said of anything. */
const SECTIONS_MIN = 3
const ALL = new Set(wordStems(ANYWHERE))
const sectionsThatSay = Map.groupBy(
  [
    ...[...SECTIONS].flatMap(([section, words]) => [...words].map((word) => ({ section, word }))),
    ...[...ITEMS].flatMap(([item, words]) =>
      [...words].map((word) => ({ section: listedItem(item as WorkItemId).section as string, word })),
    ),
  ],
  ({ word }) => word,
)
for (const [word, said] of sectionsThatSay)
  if (new Set(said.map(({ section }) => section)).size >= SECTIONS_MIN && !TELLING.has(word)) ALL.add(word)

const own = new Map<WorkItemId, ReadonlySet<string>>()

/** What an item says of itself: its name, its options, what it is made of. */
function wordsOf(item: WorkItemId): ReadonlySet<string> {
  const { description, choices, lines } = workItem(item)
  const labels = Object.values(choices).flatMap(({ options }) =>
    Object.values(options).map(({ label }) => label),
  )
  const made = lines.map((line) => resource(line.resource).name)
  return new Set(wordStems(plain([listedItem(item).title, description, ...labels, ...made].join(' '))))
}

export function itemWords(item: WorkItemId): ReadonlySet<string> {
  const known = own.get(item) ?? wordsOf(item)
  own.set(item, known)
  return known
}

/** The words of a line that neither its item nor lines like it say: they may be of something else. */
export function strangeWords({ text }: LineWords, item: WorkItemId): string[] {
  const known = itemWords(item)
  const section = SECTIONS.get(listedItem(item).section)
  const itself = ITEMS.get(item)
  return strangersIn(text, (word) => known.has(word) || section?.has(word) || itself?.has(word) || false)
}

/** The same of a line of materials, which may say what its material is called. */
export function strangeOfMaterial(text: string, names: readonly string[]): string[] {
  const known = new Set(wordStems(plain(names.join(' '))))
  return strangersIn(plain(text), (word) => known.has(word))
}

const strangersIn = (text: string, isKnown: (word: string) => boolean) =>
  [...new Set(wordStems(text))].filter((word) => !ALL.has(word) && !isKnown(word))
