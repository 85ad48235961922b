import { readNumber } from '#domain/search/numbers.ts'
import { singular, type Token, tokenize } from '#domain/search/tokens.ts'
import { readUnit, type Unit } from '#domain/search/units.ts'
import { PACKS } from './named-packs.ts'

/** What a seller wrote, in parts that can be asked for (docs/product.md 18.2). */

/** One number, with its unit where it has one: 12 mm, 1/2 inch, 60. `written` has its digits. */
export type Size = {
  written: string
  value: number
  unit?: Unit
  /** The diameter of a bar by its drawing's name: Y12. */
  bar?: true
}

/** A number, a range (0 to 5 mm) or the sides of something (60 x 60 cm), and where it stands. */
export type Quantity = {
  kind: 'single' | 'range' | 'sides'
  sizes: readonly Size[]
  /** Of the first and after the last token. */
  from: number
  to: number
  start: number
  end: number
}

export type Written = {
  text: string
  tokens: readonly Token[]
  /** Each token as it is compared: without the ending of a plural, as the trade spells it. */
  words: readonly string[]
  quantities: readonly Quantity[]
  /** Where each run of up to four words begins, in tokens; the first of equal ones. */
  runs: ReadonlyMap<string, { from: number; to: number }>
}

const RUN_WORDS_MAX = 4

/** Spellings of one word. */
const SPELLINGS: Record<string, string> = {
  aluminum: 'aluminium',
  alluminium: 'aluminium',
  alum: 'aluminium',
  armored: 'armoured',
  armour: 'armoured',
  armor: 'armoured',
  colored: 'coloured',
  color: 'colour',
  fiber: 'fibre',
  galvanized: 'galvanised',
  galvanize: 'galvanised',
  grey: 'gray',
  louver: 'louvre',
  molded: 'moulded',
  mold: 'mould',
  molding: 'moulding',
  meter: 'metre',
  ply: 'plywood',
  mortice: 'mortise',
  facia: 'fascia',
  ceramics: 'ceramic',
  cabels: 'cable',
  cem: 'cement',
  conc: 'concrete',
  emul: 'emulsion',
  flr: 'floor',
  porc: 'porcelain',
  cemment: 'cement',
  cemnt: 'cement',
  ciment: 'cement',
  zink: 'zinc',
  cemet: 'cement',
  cment: 'cement',
  simenti: 'cement',
  siminti: 'cement',
  guage: 'gauge',
  gage: 'gauge',
  lenght: 'length',
  lengt: 'length',
  lenth: 'length',
  cartoon: 'carton',
  catoon: 'carton',
  bundel: 'bundle',
  granit: 'granite',
  grannite: 'granite',
  lateriate: 'laterite',
  plywod: 'plywood',
  plyood: 'plywood',
  aluminuim: 'aluminium',
  alluminum: 'aluminium',
  alumium: 'aluminium',
  aluminiun: 'aluminium',
  celing: 'ceiling',
  cieling: 'ceiling',
  ceilling: 'ceiling',
  porcelin: 'porcelain',
  porcelian: 'porcelain',
  porcelein: 'porcelain',
  vetrified: 'vitrified',
  virtrified: 'vitrified',
  emulson: 'emulsion',
  emusion: 'emulsion',
  emultion: 'emulsion',
  reinforcment: 'reinforcement',
  renforcement: 'reinforcement',
  condiut: 'conduit',
  counduit: 'conduit',
  armord: 'armoured',
  amoured: 'armoured',
  amored: 'armoured',
  invertor: 'inverter',
  batery: 'battery',
  battry: 'battery',
  hallow: 'hollow',
  holow: 'hollow',
  intalock: 'interlock',
  interlok: 'interlock',
  swich: 'switch',
  soket: 'socket',
  sokect: 'socket',
  biding: 'binding',
  workmanshp: 'workmanship',
  workmanshop: 'workmanship',
  plastring: 'plastering',
  windo: 'window',
  galvernised: 'galvanised',
  galvanise: 'galvanised',
  texcoat: 'texcote',
  textcoat: 'texcote',
  textcote: 'texcote',
  texcot: 'texcote',
  teskote: 'texcote',
  adoptor: 'adaptor',
  adapter: 'adaptor',
}

/** How a word is compared. */
export function comparedWord(word: string): string {
  const one = singular(word)
  return SPELLINGS[one] ?? SPELLINGS[word] ?? one
}

/** The words of a phrase as they are compared: "iron rods" is `['iron', 'rod']`. */
export function comparedWords(phrase: string): string[] {
  return tokenize(phrase)
    .filter(({ kind }) => kind !== 'sign')
    .map(({ word }) => comparedWord(word))
}

/** A cross between two sizes is read as one also where it is glued to a unit: 1220mmx2440mm. */
const GLUED_CROSS = /(?<=\d ?(?:mm|cm|m|ft|in|inch|feet))x(?= ?\d)/gi

/** What was read last: of the row of a list, several things are asked one after the other. */
let last: Written | undefined

export function readWritten(text: string): Written {
  if (last?.text === text) return last
  const tokens = tokenize(text.replace(GLUED_CROSS, '×'))
  const words = tokens.map(({ word }) => comparedWord(word))
  last = { text, tokens, words, quantities: readQuantities(tokens, text), runs: runsOf(tokens, words) }
  return last
}

function runsOf(tokens: readonly Token[], words: readonly string[]): Written['runs'] {
  const runs = new Map<string, { from: number; to: number }>()
  const known = tokens.flatMap(({ kind }, at) => (kind === 'sign' ? [] : [at]))
  known.forEach((from, index) => {
    let run = ''
    for (const at of known.slice(index, index + RUN_WORDS_MAX)) {
      run = run ? `${run} ${words[at]}` : (words[at] ?? '')
      if (!runs.has(run)) runs.set(run, { from, to: at + 1 })
    }
  })
  return runs
}

/** Round, high-yield and tempered bars by their drawing's name: Y12, R8, Ø16. */
const BAR_PREFIXES = new Set(['y', 't', 'r', 'ø', 'φ', 'hy', 'd'])
const NAIRA = new Set(['naira', 'n', 'ngn'])
/** A longer number is nobody's size: it is a telephone's or an article's. */
const DIGITS_MAX = 6

function readQuantities(tokens: readonly Token[], text: string): Quantity[] {
  const quantities: Quantity[] = []
  for (let at = 0; at < tokens.length; ) {
    const quantity = readQuantity(tokens, at, text)
    if (quantity && !isPrice(tokens, quantity, text) && !isCode(tokens, quantity))
      quantities.push(...apart(quantity, tokens))
    at = quantity?.to ?? at + 1
  }
  return withSharedUnits(quantities, text)
}

/** A number that ends a word: A142, PN20. */
const isCode = (tokens: readonly Token[], { from, sizes }: Quantity) =>
  tokens[from]?.glued === true &&
  tokens[from]?.kind === 'number' &&
  tokens[from - 1]?.kind === 'word' &&
  sizes[0]?.unit === undefined

const LENGTHS_IN_MM: Partial<Record<Unit, number>> = { mm: 1, cm: 10, m: 1000, inch: 25, ft: 300 }
/** Sides of one thing are not further apart. */
const SIDES_APART_MAX = 8

/** 16 mm x 12 m is a thickness and a length, 16 mm x 4 core a section and a number: two quantities, and no sides. */
function apart(quantity: Quantity, tokens: readonly Token[]): Quantity[] {
  const [one, other, third] = quantity.sizes
  if (quantity.kind !== 'sides' || !one?.unit || !other?.unit || third || one.unit === other.unit)
    return [quantity]
  const [first, second] = [one, other].map(
    ({ unit, value }) => value * (LENGTHS_IN_MM[unit ?? 'acre'] ?? Number.NaN),
  )
  const ratio = Math.max(first ?? 1, second ?? 1) / Math.min(first ?? 1, second ?? 1)
  if (ratio <= SIDES_APART_MAX) return [quantity]
  const cross = tokens.findIndex((token, at) => at > quantity.from && at < quantity.to && isCross(token))
  const end = tokens[cross - 1]?.end ?? quantity.end
  const start = tokens[cross + 1]?.start ?? quantity.start
  return [
    { ...quantity, kind: 'single', sizes: [one], to: cross, end },
    { ...quantity, kind: 'single', sizes: [other], from: cross + 1, start },
  ]
}

/** "2, 3 and 4 inches" are all in inches. */
function withSharedUnits(quantities: readonly Quantity[], text: string): Quantity[] {
  const shared: Quantity[] = []
  let joined = false
  for (const quantity of quantities.toReversed()) {
    const after = shared[0]
    const between = after ? text.slice(quantity.end, after.start) : ''
    const joins: boolean = /^\s*(?:and|or|&|\/)\s*$/.test(between) || (joined && /^\s*,\s*$/.test(between))
    const unit = after?.sizes[0]?.unit
    const takes: boolean =
      joins && unit !== undefined && quantity.kind === 'single' && quantity.sizes[0]?.unit === undefined
    joined = takes
    shared.unshift(
      takes && unit && after
        ? { ...quantity, end: after.end, sizes: quantity.sizes.map((size) => ({ ...size, unit })) }
        : quantity,
    )
  }
  return shared
}

function isPrice(tokens: readonly Token[], { from, to, sizes, start }: Quantity, text: string): boolean {
  const before = tokens[from - 1]?.word ?? ''
  const after = tokens[to]?.word ?? ''
  return (
    (NAIRA.has(before) && tokens[from - 2]?.kind !== 'number') ||
    /[@₦]\s*$/.test(text.slice(0, start)) ||
    (NAIRA.has(after) && sizes.at(-1)?.unit === undefined) ||
    (after === 'k' && tokens[to]?.glued === true) ||
    sizes.some(({ written }) => written.replace(/\D/g, '').length > DIGITS_MAX)
  )
}

function readQuantity(tokens: readonly Token[], at: number, text: string): Quantity | undefined {
  const first = readSize(tokens, at, text)
  if (!first) return undefined
  const sizes = [first.size]
  let kind: Quantity['kind'] = 'single'
  let to = first.to
  for (;;) {
    // "48 m roll x 2.4 m": the pack stands between its sides.
    const pack = PACKS[comparedWord(tokens[to]?.word ?? '')] && isCross(tokens[to + 1]) ? 1 : 0
    const sign = tokens[to + pack]?.word ?? ''
    const joins =
      sign === 'x' || sign === 'by' ? 'sides' : sign === 'to' || sign === '-' ? 'range' : undefined
    if (!joins || (kind !== 'single' && kind !== joins) || sizes.length === 3) break
    const next = readSize(tokens, to + pack + 1, text)
    if (pack > 0 && (!sizes.at(-1)?.unit || next?.size.unit !== sizes.at(-1)?.unit)) break
    if (!next || next.inWords || (joins === 'sides' && counts(tokens, next, sizes))) break
    // 16mm-12m is a bar of 16 mm and its length.
    if (joins === 'range' && (sizes.length === 2 || !sameKind(sizes[0], next.size))) break
    kind = joins
    sizes.push(next.size)
    to = next.to
  }
  return {
    kind,
    sizes: withUnits(sizes, kind),
    from: at,
    to,
    start: tokens[at]?.start ?? 0,
    end: tokens[to - 1]?.end ?? 0,
  }
}

const isCross = (token: Token | undefined) => token?.word === 'x' || token?.word === 'by'

/** "50 kg x 10", "12 mm x 1 length", "9 inches x 100 pieces": how many, and no other side. */
function counts(tokens: readonly Token[], { size, to }: Read, [first]: readonly Size[]): boolean {
  if (size.unit !== undefined || first?.unit === undefined) return false
  return !(first.unit in LENGTHS_IN_MM) || PACKS[comparedWord(tokens[to]?.word ?? '')] !== undefined
}

/** "3/4 - 20 tons" is a size and a weight, "8 ft - 20 sheets" a length and a number: a fraction is one of an inch, and the unit stands last. */
function sameKind(one: Size | undefined, other: Size): boolean {
  if (one?.unit !== undefined) return one.unit === other.unit
  return !one?.written.includes('/') || other.unit === undefined || other.unit === 'inch'
}

/** The unit of the last side is that of those before it: 60 x 60 cm. Of three, only where all are alike: 2 x 4 x 12 ft is a section in inches. */
function withUnits(sizes: readonly Size[], kind: Quantity['kind']): readonly Size[] {
  const unit = sizes.at(-1)?.unit
  if (kind === 'single' || !unit || (sizes.length === 3 && unit === 'ft')) return sizes
  return sizes.map((size) => (size.unit ? size : { ...size, unit }))
}

type Read = { size: Size; to: number; inWords: boolean }

function readSize(tokens: readonly Token[], at: number, text: string): Read | undefined {
  const bar = readBar(tokens, at)
  if (bar) return bar
  const number = readNumber(tokens, at)
  if (!number || !Number.isFinite(number.value)) return undefined
  const { written, value, length, inWords } = number
  const after = at + length
  // "4-inch", "3-phase": the dash belongs to the word.
  const skipped = tokens[after]?.word === '-' && tokens[after + 1]?.kind === 'word' ? 1 : 0
  // A step tile is a roofing sheet, and no number of steps.
  const counted = tokens[after + skipped]?.word === 'step'
  const unit = counted
    ? undefined
    : (readUnit(tokens, after + skipped, text) ?? readInches(tokens, after + skipped, text))
  if (!unit) return inWords ? undefined : { size: { written, value }, to: after, inWords }
  const inches = unit.unit === 'ft' ? readNumber(tokens, after + skipped + unit.length) : undefined
  const end = after + skipped + unit.length
  if (inches && tokens[end + inches.length]?.word.startsWith('in') && inches.value < 12) {
    return {
      size: { written: `${written} ${inches.written}`, value: value * 12 + inches.value, unit: 'inch' },
      to: end + inches.length + 1,
      inWords,
    }
  }
  return { size: { written, value, unit: unit.unit }, to: end, inWords }
}

function readBar(tokens: readonly Token[], at: number): Read | undefined {
  // The R of "42.5R - 50 kg" is the class of a cement.
  const prefix = tokens[at]
  if (!prefix || !BAR_PREFIXES.has(prefix.word) || (prefix.glued && tokens[at - 1]?.kind === 'number'))
    return undefined
  const dash = tokens[at + 1]?.word === '-' ? 1 : 0
  const number = tokens[at + 1 + dash]
  if (number?.kind !== 'number' || !(number.glued || dash) || !/^\d{1,2}$/.test(number.word)) return undefined
  const size: Size = { written: number.word, value: Number(number.word), unit: 'mm', bar: true }
  const unit = tokens[at + 2 + dash]?.word === 'mm' ? 1 : 0
  return { size, to: at + 2 + dash + unit, inWords: false }
}

/** "3/4 in.", "2 in x 4 in": a unit apart from its number, where it cannot be the word "in". */
function readInches(
  tokens: readonly Token[],
  at: number,
  text: string,
): { unit: Unit; length: number } | undefined {
  const token = tokens[at]
  if (token?.word !== 'in') return undefined
  const next = tokens[at + 1]
  const stands = text[token.end] === '.' || next === undefined || next.word === 'x' || text[token.end] === ','
  return stands ? { unit: 'inch', length: 1 } : undefined
}
