import { USUAL_SIZES } from '#domain/rates/work-items/usual-sizes.ts'
import { workItem } from '#domain/rates/work-items.ts'
import { listedItem, type WorkItemId } from '#domain/rates/work-sections.ts'
import { anyWord } from '../any-word.ts'
import { bothOf } from './kinds.ts'
import { gradeOf, type LineWords, mixOf, plain } from './line-words.ts'
import type { PricedAs } from './match-schema.ts'
import { itemWords } from './strange-words.ts'
import { wordStems } from './word-stems.ts'

type Work = Extract<PricedAs, { kind: 'work' }>

/** What leaves open which of two things is asked for, how much of it, or by whom. */
const OR =
  /(?<!\b(?:burn|cast in) )\bor\b(?! (?:as |any )?(?:other |its |similar|equal|equivalent|approved|less|more|the like))|\?/
const OPEN_WORDS = anyWord`
  rate only, p\.?\s?c\.? (?:sum|rate|price|item), prime cost, provisional(?:ly)?, alternative(?:ly)?
  optional, if (?:any|required|necessary|ordered|instructed), (?:in (?:place|lieu|stead)|instead) of
  (?<!\b(?:to|for|in|at|on) (?:\w+ ){1,2})only(?! the)
  (?:fix|lay|bend|cutt|install|plac)\w* (?:is |are )?(?:(?:measured|paid|priced|billed) \w+|by (?:others|specialists?|(?:the )?(?:client|owner|employer|supplier|plumber|electrician)))
  second.?hand, reclaimed, recycled, salvaged, nominated, (?:at|by) ?(?:the )?client
  (?:client|employer|owner|landlord).s, free issue, ex.?(?:works|factory), labour, half, without
  except(?:ing)?, minus, unless, (?<!from )elsewhere, (?:measured|paid|priced|billed|given) separately
  separately (?:measured|paid|priced|billed), m\/s, mist coats? and
  (?:start|commenc)ing (?:at )?\d+(?:\.\d+)? ?m below, allowance, allow (?:for|extra)
  no (?!\.|less|more|\d)[a-z]+
  not (?!exceed|less|more|below|measured|otherwise|above|under|over|greater)[a-z]+`
const OPEN = new RegExp(`${OR.source}|${OPEN_WORDS.source}`)
/** "Half round", "half brick" and the like are names. */
const HALVES = /\bhalf (?:round|turn)\b|\bhalf.?brick\b/g

const SUPPLY = /\b(?:supply|supplied|deliver(?:y|ed)?|purchase|procure)\b/
const DONE = anyWord`
  fix\w*, install\w*, la(?:y|id|ying), plac(?:e|ed|ing), build\w*, built, erect\w*, construct\w*
  hang\w*, hung, appl(?:y|ied), mount\w*, cast\w*, pour\w*, fill\w*, spread\w*, bed(?:ded|ding)
  plant\w*, connect\w*, cut\w*, drawn?, pull\w*, wir(?:ed|ing), joint\w*, compact\w*, consolidat\w*
  ramm\w*, nail\w*, bolt\w*, weld\w*, set, s ?(?:&|\/) ?f, provid\w*`

/** Numbers that name a standard, the stones of concrete, laps and distances, weights by the table, and how water or current is measured. */
const NAMES = [
  /\bb\.?s\.?(?: ?en)? ?\d+(?:[.:/-]\d+)*/g,
  /\b(?:item|clause|drawing|drg|detail|type|ref|room|block|section|note|class(?: designation)?)\.? ?(?:no\.? ?)?[a-z]{0,3}-?\d+\b/g,
  /\d+(?:\.\d+)?(?:mm|inch)? (?:nominal |maximum |coarse |graded )*(?:aggregate|granite|chippings)/g,
  /(?:aggregate|centres|centers|c\/c|crs|spacing|lap(?:s|ped)?)(?: of| at)? \d+(?:\.\d+)? ?mm/g,
  /\d+(?:\.\d+)? ?(?:mm|inch|m)? (?:minimum |side |end )*(?:laps?|centres|centers|c\/c|crs)\b/g,
  /(?:weighing )?\d+(?:\.\d+)? ?kg\/ ?m2?/g,
  /\b1 ?(?:cement ?)?(?:: ?\d+(?:\.\d+)?(?: ?(?:sand|(?:fine |coarse )?aggregate|granite))? ?)+(?![\d.]*(?:mm|inch))/g,
  /(?<=\dm{1,2}|\/ ?m)[23]\b/g,
  /\d+(?:\.\d+)? ?n\/ ?mm2?/g,
  /\d+(?:\.\d+)? (?:pairs?|degrees?)\b/g,
  /\b(?:240|220|230|415|400) ?v(?:olts?)?\b/g,
]
/** What is wide or high as most of it is: "over 300mm girth". */
const USUAL = /(?<!not )\b(?:over|exceeding|above) ?\d+(?:\.\d+)? ?(?:mm|m)\b/g

/** Of pipes and conduits a bore that is larger than one is another. */
const LARGER = /(?<!not )\b(?:over|exceeding|above) ?\d+(?:\.\d+)? ?mm\b/
const BORED: ReadonlySet<string> = new Set(['mechanical', 'electrical'])

const MEASURED: ReadonlySet<string> = new Set(['excavating', 'concrete'])
/** The bars in what is cast, and how far something is carried. */
const BESIDES = /\b\d*[ytr](?:6|8|10|12|16|20|25|32)\b|\b\d+(?:\.\d+)? ?km\b/
/** A section of timber in inches that says only the figures. */
const INCHES_ALONE = /\b[1-4]x[2-6]\b(?!mm)/g
/** A pane of this size is measured by it. */
const PANE = /\b\d+(?:mm)?x\d+(?:mm)?\b|\b\d+mm (?:high|wide)\b/g

/** Works of the ground, of which each is measured by itself. */
const GROUND: readonly (readonly [work: RegExp, of: RegExp])[] = [
  [/\bexcavat(?:e|ing)\b|^excavation\b/, /^(?:excavation|topsoil|earthwork|soil|level)/],
  [/\bback ?fill|\breturn,? (?:fill|and)/, /^backfilling/],
  [/\bcart\b|\bdispos|\b(?:from|off) (?:the )?site\b/, /^(?:disposal|site-clearance|tree)/],
]
function secondGround(text: string, item: WorkItemId): string[] {
  if (!/^(?:excavation|topsoil|backfilling|disposal)/.test(item)) return []
  return GROUND.filter(([, of]) => !of.test(item)).flatMap(([work]) => text.match(work)?.[0] ?? [])
}

/** How far a size of a thing may be from ours: a door of 44 mm is one of 45. */
const NEAR = 0.1

/** How many there are is no size: "3 nr", "points 20". */
const COUNTS =
  /(?<![\d.x/-])(?:[2-9]|[1-9]\d+) ?(?:nr|nos?|pcs|pieces|sets|points)\b(?!\.? ?\d)|\b(?:points|outlets):? ?(?:[2-9]|[1-9]\d+)(?:mm)?$/

/** Points have such numbers as sizes. */
const COUNTED: ReadonlySet<WorkItemId> = new Set(['lighting-point', 'socket-point'])

/** Numbers in a text: inches as millimetres. */
export const numbersIn = (text: string): number[] =>
  [
    ...text
      .replaceAll(/(\d),(?=\d{3})/g, '$1')
      .replaceAll(/(\d+)inchx(?=\d+inch)/g, '$1inch ')
      .matchAll(/(\d+(?:\.\d+)?)(?:\/(\d+))?(inch)?/g),
  ].flatMap(([, said, of, inch]) =>
    inch
      ? [(25 * Number(said)) / Number(of ?? 1)]
      : [said, of].filter((each) => each !== undefined).map(Number),
  )

const isKnown = (value: number, known: readonly number[]) =>
  known.some((each) => Math.abs(each - value) <= NEAR * each)

/** A second size of what is bought: `blocks 6" (450 x 225 x 225)`. */
export function secondSizes(text: string, sizes: readonly string[]): string[] {
  const known = sizes.flatMap((size) => numbersIn(plain(size)))
  return (plain(text).match(/(?<![\d./x])\d+(?:\.\d+)?(?:\/\d+)?(?:inch|mm)(?!x)/g) ?? []).filter((size) =>
    numbersIn(size).some((value) => !isKnown(value, known)),
  )
}

const BAR_SIZES: ReadonlySet<number> = new Set([6, 8, 10, 12, 16, 20, 25, 32])

/** What an item gives of itself in numbers, with what was read of the line. */
function numbersOf({ item, choices, factors }: Work): number[] {
  const { description, choices: all } = workItem(item)
  const labels = Object.entries(all).map(
    ([id, { options }]) => options[choices[id] ?? Object.keys(options)[0] ?? '']?.label ?? '',
  )
  const said = [listedItem(item).title, description, ...labels].join(' ; ')
  const sizes = Object.values(factors).flatMap((size) => [size, 1000 * size])
  return [...numbersIn(plain(said)), ...sizes, ...(USUAL_SIZES[item] ?? [])]
}

/**
 * Sizes that a line says and that nothing of its item is: a second size, or one that ours does not have. Of what is measured by
 * volume, and of most of the work of a carcass, sizes are measured and not chosen; a second bar is.
 */
function strangeNumbers({ text, own }: LineWords, work: Work): string[] {
  const names = listedItem(work.item).section === 'windows' ? [...NAMES, USUAL, PANE] : [...NAMES, USUAL]
  // "2 x 4" is a section, which was chosen by it.
  if (work.choices.section !== undefined) names.push(INCHES_ALONE)
  const said = names.reduce((left, name) => left.replaceAll(name, ' '), own ?? text)
  const known = numbersOf(work)
  const { section, unit } = listedItem(work.item)
  const isMeasured = unit === 'm³' || MEASURED.has(section)
  const isAsked = (value: number) =>
    work.item === 'reinforcement' ? BAR_SIZES.has(value) : !isMeasured && value > 0
  return numbersIn(said)
    .filter((value) => isAsked(value) && !isKnown(value, known))
    .map(String)
}

/** "Ditto but not filled": what is repeated is not so. */
const NOT_SO = /\bbut (?:not|no|without)\b(?! exceeding)|\b(?:not|un)[ -]?filled\b/
const notSo = (said: string, item: WorkItemId): string[] =>
  (said.match(NOT_SO) ?? []).filter((word) => !/filled/.test(word) || item.endsWith('-filled')).slice(0, 1)
/** "Under do.": what is meant by it stands elsewhere. */
const REPEATED = /(?<=\S.*)(?:\bdo\.|[;,] ?do\b)|\b(?:ditto|as (?:last|above|before))\b/

/** "Fmwk. F2", "plaster type B": a code that is explained elsewhere, but for marks of doors and windows, bars, grades and fabrics. */
const CODE =
  /(?<!(?:grade|class|concrete|conc)\.? )(?<![\w/-])(?!c\d\d(?!\d)|[ytr](?:6|8|10|12|16|20|25|32)\b|[abcd]\d{3}\b|m\d{1,2}\b|x\d|h\d\b|pn\d|^)[a-z]{1,2}-?\d{1,2}(?!\w|\.\d)|\b(?:type|class|spec(?:ification)?|mix) [a-z]\d?\b(?! ?\()/
const MARKED: ReadonlySet<string> = new Set(['windows', 'doors'])
function codes({ text, nearest }: LineWords, item: WorkItemId): string[] {
  const said = MARKED.has(listedItem(item).section) ? [nearest] : [nearest, text]
  return said.flatMap((each) => each.match(CODE)?.slice(0, 1) ?? [])
}

/** "Polishing of tiles", "seat and cover to WC": something is done to a thing, or is a part of one, that is there. */
const DONE_TO_IT = anyWord`
  (?:sub.?)?totals?\w*, balance\w*, less\w*, waste\w*, polish\w*, grout\w*, clean\w*, protect\w*, wash\w*, seal\w*, wax\w*
  strik\w*, eas(?:e|ing)\w*, adjust\w*, rub\w*, pointing, cover\w*, seat\w*, net, drill\w*, chas\w*, scaffold\w*, test\w*
  servic\w*, stain(?!less)\w*, sand(?:ing|ed)? down, bolt\w*, bracket\w*, border\w*, nosing\w*, trim(?!ming)\w*
  sample\w*, mock\w*, delivery\w*, transport\w*, haul\w*, stack\w*, stor(?:e|age|ing), wast(?:e|age) (?:of|on)
  cutting and bending, hire\w*, lifting\w*, (?:tak|lift)\w* up`
const DONE_TO = new RegExp(`^(?:(?:and|the) )*${DONE_TO_IT.source}[^,;]* (?:to|of|on|for|in)\\b`)

/** "Painting of pipes" is no pipe. */
const PAINTED = /^(?:prepare and )?paint(?:ing)? (?:of|to|on)\b/
const paintedOnly = (text: string, item: WorkItemId): string[] =>
  listedItem(item).section === 'decorations' ? [] : (text.match(PAINTED)?.slice(0, 1) ?? [])

/** What is dug out may be used again: a fill of it is not bought. */
const DUG = /\bfrom (?:the )?excavat(?:ions?|ed)\b/
const dugOut = (text: string, item: WorkItemId): string[] =>
  item.startsWith('fill') ? (text.match(DUG)?.slice(0, 1) ?? []) : []

/** A strength that no such mix reaches. */
const STRONG_MIN = 30
function strongerThanMix(text: string, item: WorkItemId): string[] {
  const grade = gradeOf(text)
  const isWeaker = item !== 'concrete-1-1.5-3' && mixOf(text) !== undefined
  return grade !== undefined && grade >= STRONG_MIN && isWeaker ? [`grade ${grade}`] : []
}

/** A mix of concrete in what is no concrete: it is cast besides. */
const MIX = /\b1 ?: ?\d(?:\.5)? ?: ?\d+\b/
function castBesides(text: string, item: WorkItemId): string[] {
  const { section } = listedItem(item)
  const isCast =
    section === 'concrete' || item === 'lintel' || item === 'block-225-filled' || item === 'block-150-filled'
  return isCast || section === 'external' ? [] : (text.match(MIX)?.slice(0, 1) ?? [])
}

/** Blocks are laid in 1:6; what is richer is of something else, or dearer. */
const RICH_MORTAR = /\b1 ?: ?[1-4](?:\.\d)?\b(?! ?:)/
const richMortar = (text: string, item: WorkItemId): string[] =>
  /^block-(?:225|150)/.test(item) ? (text.match(RICH_MORTAR)?.slice(0, 1) ?? []) : []

/** What a line excludes: of a carcass the other trades by custom, elsewhere anything is part of the price. */
function excluded(text: string, item: WorkItemId): string[] {
  const ours = itemWords(item)
  const isCustom = MEASURED.has(listedItem(item).section)
  return [...plain(text).matchAll(/\bexclud\w+ ([^;:./)]*)/g)]
    .filter(([, what = '']) => !isCustom || wordStems(what).some((word) => word.length > 3 && ours.has(word)))
    .map(([said]) => said)
}

/** Everything that a line says and that is not accounted for by what it is taken for, but strange words. */
export function leftOver(words: LineWords, written: string, work: Work): string[] {
  const text = words.text.replaceAll(HALVES, ' ')
  const isSupplied = SUPPLY.test(text) && !DONE.test(text)
  return [
    ...(text.match(OPEN)?.slice(0, 1) ?? []),
    ...(isSupplied ? (text.match(SUPPLY)?.slice(0, 1) ?? []) : []),
    ...(work.item === 'reinforcement' ? [] : (text.match(BESIDES)?.slice(0, 1) ?? [])),
    ...secondGround(words.own ?? text, work.item),
    ...notSo(plain(written), work.item),
    ...(words.text.match(REPEATED)?.slice(0, 1) ?? []),
    ...(words.text.match(DONE_TO)?.slice(0, 1) ?? []),
    ...(BORED.has(listedItem(work.item).section) ? (text.match(LARGER)?.slice(0, 1) ?? []) : []),
    ...paintedOnly(words.text, work.item),
    ...dugOut(words.text, work.item),
    ...strongerThanMix(words.text, work.item),
    ...codes(words, work.item),
    ...bothOf(words, work.item),
    ...castBesides(words.text, work.item),
    ...richMortar(words.text, work.item),
    ...excluded(written, work.item),
    ...(COUNTED.has(work.item) ? (words.text.match(COUNTS)?.slice(0, 1) ?? []) : []),
    ...strangeNumbers(words, work),
  ]
}
