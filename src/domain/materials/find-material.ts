import type { ProductType, Unit } from '#domain/catalogue.ts'
import type { Material } from './material.ts'
import { MATERIALS } from './registry.ts'
import {
  isOfOther,
  otherSubstance,
  readBefore,
  readBehind,
  unknownBefore,
  unknownPurpose,
} from './thing-behind.ts'
import { comparedWords, type Written } from './written.ts'

/** Which material a name names (docs/product.md 18.2). */

const setOf = (words: string) => new Set(words.split(' ').map((word) => comparedWords(word).join(' ')))

/** Work that is named before its object, too: "fixing of doors". */
const VERBS = setOf('installation fixing laying fitting hanging')
/** Whose work and object may stand apart: "door fixing" is "fixing of flush doors". */
const workApart = (name: string): string[] => {
  const words = comparedWords(name)
  const verb = words.at(-1) ?? ''
  return words.length > 1 && VERBS.has(verb) ? [`${words.slice(0, -1).join(' ')} + ${verb}`] : []
}

type Name = { material: Material; others: readonly string[]; words: number; shelf?: true }

/** By the run of words that has to stand together, the head of the name. */
const NAMES = new Map<string, Name[]>()
for (const material of MATERIALS) {
  const { name: own, names, shelfNames } = material
  const apart = material.type === 'Labour' ? names.flatMap(workApart) : []
  for (const name of new Set([own, ...names, ...shelfNames, ...apart])) {
    const parts = name.split(' + ').map((part) => comparedWords(part).join(' '))
    const head = parts.at(-1) ?? ''
    const others = parts.slice(0, -1)
    const words = parts.join(' ').split(' ').length
    const shelf = shelfNames.includes(name) && { shelf: true as const }
    NAMES.set(head, [...(NAMES.get(head) ?? []), { material, others, words, ...shelf }])
  }
}
/** Heads of names that name no material by themselves: beside a material they are a second thing. */
const HEADS = setOf('sand pump cable wire tile block rod nail paint door window lock roller die')
/** As tills write them, the thing first: "pump surface 1HP". */
const INVERTED = new Map<string, Name[]>()
for (const [name, all] of NAMES) {
  const [first, second, ...more] = name.split(' ')
  const inverted = `${second} ${first}`
  const things = all.filter(({ material, others }) => material.type === 'Material' && others.length === 0)
  // A cement tile is a tile, and no tile cement.
  const isOther = HEADS.has(first ?? '')
  if (second && more.length === 0 && things.length > 0 && !isOther && !NAMES.has(inverted))
    INVERTED.set(inverted, things)
}
const NOT = new Map(
  MATERIALS.map(({ id, not }) => [id, not.map((phrase) => comparedWords(phrase).join(' '))]),
)

/** Words that say that work is offered, and not a thing. */
const WORK = setOf(
  'labour labor laying installation installer fixing mason bricklayer carpenter plumber electrician painter tiler welder fixer roofer servicing repair workmanship plumbing erection fabrication welding wiring rewiring repainting labourer',
)
/** What any trade calls its work. */
export const OF_ANY_TRADE = setOf('labour labor workmanship installation installer fixing laying')
const COMES_WITH = setOf('with plus and w')
/** Whose work it is, by what it is done with. */
const TRADE_OF: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    'labour-tiling': 'floor-tile wall-tile granite-slab',
    'labour-block-laying': 'hollow-block solid-block',
    'labour-brickwork': 'clay-brick concrete-brick interlocking-brick',
    'labour-paving': 'paving-stone clay-paver kerb-stone',
    'labour-painting':
      'emulsion-paint exterior-paint satin-paint gloss-paint textured-paint primer red-oxide',
    'labour-wall-screeding': 'wall-putty',
    'labour-ceiling':
      'pop-cement pop-board gypsum-board pvc-ceiling suspended-ceiling-tile flat-ceiling-sheet pop-cornice',
    'labour-roof-covering':
      'longspan-aluminium step-tile metcoppo aluzinc-sheet stone-coated-tile zinc-sheet fibre-cement-sheet',
    'labour-felting': 'roofing-felt',
    'labour-window': 'casement-window sliding-window projected-window steel-window',
    'labour-door': 'steel-door panel-door flush-door hdf-door wpc-door aluminium-door',
    'labour-iron-bending': 'rebar',
    'labour-mesh': 'brc-mesh',
    'labour-sanitary': 'wc-set wash-basin kitchen-sink',
    'labour-ac': 'split-ac cassette-ac',
    'labour-light-fitting': 'panel-light chandelier led-batten floodlight',
    'labour-solar': 'solar-panel inverter',
    'labour-cable-laying': 'armoured-cable',
  }).flatMap(([trade, objects]) => objects.split(' ').map((object) => [object, trade])),
)
const TRADES = new Map(
  MATERIALS.filter(({ type }) => type === 'Labour').map((material) => [material.id, material]),
)
/** What is looked for, and not offered. */
const ASKED = setOf('needed wanted required vacancy')
/** What is not sold but lent. */
const LENT = setOf('hire rent rental lease renting hiring')
/** Things of other trades, whose names have a material in them: tools, machines, furniture, appliances. */
const OTHER_THINGS = setOf(
  'empty adhesive glue gum refrigerator fridge freezer washer dryer dishwasher saw nailer gun drill hammer grinder opener rack shelving shelf cabinet chair cart table tool tv bike compressor sprayer screwdriver wrench mixer machine cutter mould moulder maker brush roller trowel detector tester scanner bender plier ladder stripper knife blade bit charger generator wheelbarrow hose toy game book plan software course training calculator sticker wallpaper curtain sofa bed mattress cupboard wardrobe desk bench workbench vacuum mower blower trimmer chainsaw speaker phone laptop printer boot glove helmet goggle vest uniform uncut engine vehicle plant flower tree jewelry ring necklace bracelet perfume shoe case organizer tote bin basket ornament decor topiary grill oven microwave stove cooktop dispenser jack lift crane hoist vibrator compactor excavator loader tractor rammer pump-set handle holder stand cover lid remover cleaner detergent polish jig clamp clip puller crimper kitset combo refrigerant fan disposal kit garage barn polisher furniture dresser nightstand mirror vanity drawer bookcase comforter sideboard buffet pantry console recliner cooler sculpture lamp chuck welder-set costume shed gazebo pergola greenhouse playhouse truss-clip pot paddle spoon capacitor impeller regulator element thermostat remote spare bracket cleaning funnel file key harness overall evaporator pestle mortar joint control construction spacer',
)
/** What makes anything else of a name wherever it stands. */
const NEVER = setOf('refrigerator fridge freezer disposal cordless dresser sofa cabinet buffet tool package')
/** "Machine vibrated" says how a thing is made. */
const MADE = setOf('vibrated made moulded cut pressed planed')
/** Where what follows is something beside the thing that is offered. */
const CUTS = new Set([
  'for',
  'with',
  'in',
  'at',
  'from',
  'per',
  'and',
  'plus',
  'or',
  'by',
  'w',
  'without',
  'suitable',
])
const CUTTING_SIGNS = /[,;:()|[\]&+]|\s[-–—]\s|\s\/\s/

/** The number of the part of the name that each token stands in. */
function partsOf({ text, tokens, quantities }: Written): number[] {
  let part = 0
  return tokens.map((token, at) => {
    const before = tokens[at - 1]
    // "60 in. W": the word is a unit.
    if (quantities.some(({ from, to }) => at > from && at < to)) return part
    const cuts =
      CUTTING_SIGNS.test(text.slice(before?.end ?? 0, token.word === '-' ? token.end + 1 : token.start)) ||
      (CUTS.has(token.word) && tokens[at + 1]?.kind !== 'number') ||
      (CUTS.has(token.word) && token.word !== 'by')
    if (cuts && before) part += 1
    return part
  })
}

/** Words that many other things have in their names: alone they count where the rest of the name fits the material. */
const WEAK = setOf(
  'wood iron gloss satin felt bar switch flex ridge polycarbonate zinc interlocking reinforcement primer silicone rod ppr hdpe socket inverter railing casement sealant mahogany obeche opepe iroko mansonia silk db geepee storex hardwood softwood timber lumber wire cable single mesh breaker battery hybrid mppt coil ac tubular lithium jinko longi trina',
)
for (const phrase of [
  'lithium battery',
  'lithium ion battery',
  'solar battery',
  'inverter battery',
  'core wire',
  'welded wire mesh',
  'transparent roofing sheet',
])
  WEAK.add(comparedWords(phrase).join(' '))

export type FoundMaterial = {
  material: Material
  from: number
  to: number
  weak: boolean
  /** A word that we do not know stands directly behind the name: "plywood offcut". */
  vague?: true
  /** A word that is not said of it stands directly before a name of one word: "hair emulsion", "face primer". */
  qualified?: true
}
type Candidate = FoundMaterial & { words: number; part: number }

type Offered = { unit: Unit; type?: ProductType | undefined; subCategory?: string | undefined }

/** The material, or why it is not known. */
export function findMaterial(
  written: Written,
  { unit, type, subCategory }: Offered,
): FoundMaterial | { why: string } {
  const { words, runs } = written
  if (words.some((word) => LENT.has(word))) return { why: 'It is lent, not sold.' }
  if (words.some((word) => ASKED.has(word))) return { why: 'It is looked for, not sold.' }
  const parts = partsOf(written)
  const inNames = wordsInNames(runs)
  const never = words.find((word, at) => NEVER.has(word) && !inNames.has(at))
  if (never) return { why: `${withArticle(never)} is named.` }
  const work = type ? type === 'Labour' : words.some((word, at) => WORK.has(word) && !inNames.has(at))
  const candidates: Candidate[] = []
  for (const [run, at] of runs) {
    const named = NAMES.get(run) ?? (at.from === 0 ? INVERTED.get(run) : undefined)
    for (const { material, others, words: length, shelf } of named ?? []) {
      if (!others.every((other) => runs.has(other))) continue
      if (work && others.some((other) => parts[runs.get(other)?.from ?? 0] !== parts[at.from])) continue
      if (type && material.type !== type) continue
      if (shelf && material.subCategory !== subCategory) continue
      if (work && material.type !== 'Labour') continue
      if (material.offeredIn ? material.offeredIn !== unit : false) continue
      candidates.push({ material, ...at, words: length, part: parts[at.from] ?? 0, weak: WEAK.has(run) })
    }
  }
  if (candidates.length === 0)
    return (work && tradeOf(written, parts, unit)) || { why: work ? 'No trade is named.' : NOT_NAMED }
  return headOf(candidates, written, parts, unit)
}

/** Which words stand in a longer name of a material: of "mason sand" and "wiring pipe" none is work. */
function wordsInNames(runs: Written['runs']): Set<number> {
  const covered = new Set<number>()
  for (const [run, { from, to }] of runs) {
    if (to - from < 2 || !NAMES.get(run)?.some(({ material }) => material.type === 'Material')) continue
    for (let at = from; at < to; at++) covered.add(at)
  }
  return covered
}

/** Who works with what is named, where the work itself has no name of its own: "floor tiles workmanship". */
function tradeOf(written: Written, parts: readonly number[], unit: Unit): FoundMaterial | undefined {
  const { words, runs } = written
  // "With installation" is what comes with a thing.
  const isOffered = words.some(
    (word, at) => OF_ANY_TRADE.has(word) && !COMES_WITH.has(words[parts.indexOf(parts[at] ?? 0)] ?? ''),
  )
  if (!isOffered) return undefined
  const objects: Candidate[] = [...runs].flatMap(([run, at]) =>
    (NAMES.get(run) ?? []).flatMap(({ material, others, words: length }) =>
      material.type === 'Material' && others.length === 0
        ? [{ material, ...at, words: length, part: parts[at.from] ?? 0, weak: false }]
        : [],
    ),
  )
  const object = objects.length > 0 ? headOf(objects, written, parts, unit) : undefined
  if (!object || 'why' in object) return undefined
  const trade = TRADES.get(TRADE_OF[object.material.id] ?? '')
  return trade && { ...object, material: trade }
}

/** What is sold by weight or volume, and laid by the square metre. */
const isLaid = ({ compared }: Material, unit: Unit) =>
  (compared === 'kg' || compared === 'litre') && (unit === 'm2' || unit === 'm')

/** The longest name; of equal ones the last, which is the head of a compound: iron rod binding wire. */
function best(candidates: readonly Candidate[], unit: Unit): Candidate | { why: string } {
  const sensible = candidates.filter(
    ({ material }) =>
      !(isLaid(material, unit) && candidates.some((other) => other.material.type === 'Labour')),
  )
  const [first, second] = sensible.toSorted(
    (one, other) =>
      other.words - one.words ||
      other.to - one.to ||
      Number(one.material.type === 'Labour') - Number(other.material.type === 'Labour') ||
      Number(!!other.material.offeredIn) - Number(!!one.material.offeredIn),
  )
  if (!first) return { why: NOT_NAMED }
  const tied =
    second &&
    second.words === first.words &&
    second.to === first.to &&
    second.material !== first.material &&
    second.material.type === first.material.type
  return tied && !first.material.offeredIn
    ? { why: `It may be ${first.material.name} or ${second.material.name}.` }
    : first
}

/** Of the first part of the name that names a material; a second material beside it is not settled by us. */
function headOf(
  candidates: readonly Candidate[],
  written: Written,
  parts: readonly number[],
  unit: Unit,
): Candidate | { why: string } {
  const { words } = written
  const first = Math.min(...candidates.map(({ part }) => part))
  const head = words.filter((_, at) => (parts[at] ?? 0) <= first)
  const things = head.filter(
    (word, at) => OTHER_THINGS.has(word) && !MADE.has(head[at + 1] ?? '') && head[at - 1] !== 'self',
  )
  const here = candidates.filter(
    (candidate) =>
      candidate.part === first &&
      !(NOT.get(candidate.material.id) ?? []).some((run) =>
        hasRun(run.startsWith('for ') ? words : head, run),
      ),
  )
  const known = best(here, unit)
  if ('why' in known) return known
  const named = words.slice(known.from, known.to)
  const thing = things.find((each) => !named.includes(each))
  if (thing) return { why: `${withArticle(thing)} is named.` }
  const behind = readBehind(known.material, known.to, written, parts)
  const other = behind.thing ?? readBefore(known.from, known.to, written, parts)
  if (other) return { why: `${withArticle(other)} is named.` }
  const substance = otherSubstance(known.material, known.from, written, parts)
  if (substance) return { why: `It is of ${substance}.` }
  if (known.material.type === 'Material') {
    const second = secondThing(candidates, known, written, parts, unit)
    if (second) return { why: `It is ${known.material.name} and ${second}.` }
  }
  // Three words are a name that nothing else has: "mortise lock set".
  const isVague =
    known.words < 3 &&
    (behind.unknown ??
      unknownBefore(known.from, written, parts) ??
      (known.weak ? undefined : unknownPurpose(written)))
  const isQualified = known.words === 1 && isOfOther(known.material, known.from, written, parts)
  return { ...known, ...(isVague && { vague: true }), ...(isQualified && { qualified: true }) }
}

/** What else the name offers, in a list that an "and" joins: "cement and sand", "cement, granite and sharp sand", "pump and tank". */
function secondThing(
  candidates: readonly Candidate[],
  known: Candidate,
  { words, tokens, text }: Written,
  parts: readonly number[],
  unit: Unit,
): string | undefined {
  const startOf = (part: number) => parts.indexOf(part)
  /** How a part is joined to the one before it. */
  const joinOf = (part: number): 'and' | ',' | undefined => {
    const at = startOf(part)
    const token = tokens[at]
    const before = tokens[at - 1]
    if (!token || !before) return undefined
    const between = text.slice(before.end, token.start)
    if (['and', 'or', 'plus'].includes(token.word) || /[&+]|\s\/\s/.test(between)) return 'and'
    return /,/.test(between) ? ',' : undefined
  }
  const headIn = (part: number): string | undefined =>
    words.find(
      (word, at) =>
        parts[at] === part && HEADS.has(word) && !words.slice(known.from, known.to).includes(word),
    )
  const isJoined = (part: number) => joinOf(part) === 'and'
  if (isJoined(known.part)) {
    const before = headIn(known.part - 1)
    if (before) return before
  }
  for (let part = known.part + 1; joinOf(part); part++) {
    if (!isJoined(part)) continue
    const from = startOf(part)
    const next = best(
      candidates.filter((each) => each.part === part && each.material !== known.material),
      unit,
    )
    if (!('why' in next) && next.from <= from + 2) return next.material.name
    const head = headIn(part)
    if (head && words.indexOf(head, from) <= from + 2) return head
  }
  return undefined
}

const NOT_NAMED = 'No material is named.'

const withArticle = (word: string) => `${/^[aeiou]/.test(word) ? 'An' : 'A'} ${word}`

const hasRun = (words: readonly string[], run: string) =>
  run.includes(' ') ? ` ${words.join(' ')} `.includes(` ${run} `) : words.includes(run)
