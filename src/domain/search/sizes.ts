import { formatFigure } from '#domain/figures.ts'
import { type Claim, type Reading, termOf } from './claim.ts'
import { type ReadNumber, readNumber } from './numbers.ts'
import type { Subject } from './subject.ts'
import { readUnit, symbolOf, type Unit, writingsOf } from './units.ts'

/** Diameters that reinforcement is rolled in, in mm (BS 4449, NIS 117). */
const BAR_SIZES = new Set([6, 8, 10, 12, 14, 16, 18, 20, 25, 28, 32, 40])
/** High-yield, tempered, round, diameter: how drawings write the kind of a bar before its size. */
const BAR_PREFIXES = new Set(['y', 't', 'r', 'ø', 'hy', 'tmt'])
/** Plain round bars are no thicker; R22 and R32 are refrigerants. */
const ROUND_BAR_MAX = 12

/** A nominal bore in inches and the outside diameters of plastic pipes that go by it, in mm (DIN 8077 for PPR, BS 5255 and NIS waste pipes). */
const PIPES: Record<string, readonly number[]> = {
  '1/2': [20],
  '3/4': [25],
  '1': [32],
  '1 1/4': [40],
  '1 1/2': [50],
  '2': [63, 50],
  '2 1/2': [75],
  '3': [82, 75, 90],
  '4': [110],
  '6': [160],
}
/** Crushed stone and boards are sold by inches that stand for these, in mm. */
const STONES: Record<string, readonly number[]> = {
  '1/4': [6],
  '3/8': [10],
  '1/2': [12.5, 12, 13],
  '3/4': [19, 20],
  '1': [25],
}
/** Old builders name rods by the inch. */
const RODS: Record<string, readonly number[]> = {
  '1/4': [6],
  '3/8': [10],
  '1/2': [12],
  '5/8': [16],
  '3/4': [20],
  '1': [25],
}
const BOARDS: Record<string, readonly number[]> = {
  '1/8': [3],
  '1/4': [6],
  '3/8': [9],
  '1/2': [12],
  '3/4': [18],
  '1': [25],
}

const FRACTIONS_IN_WORDS: Record<string, readonly string[]> = {
  '1/2': ['half inch'],
  '3/4': ['three quarter', 'three quarter inch'],
  '1/4': ['quarter inch'],
}

/** A block, a nail and sawn timber count 25 mm to the inch, timber 0.3 m to the foot. */
const MM_OF_INCH = 25
const M_OF_FOOT = 0.3

/** Sides of tiles: whole centimetres, or the same in millimetres. */
const TILE_CM = { min: 10, max: 120 }

/** Sizes, grades and other numbers. They stay words, in every writing that means the same. */
export function readSize(reading: Reading, at: number): Claim | undefined {
  return (
    readBar(reading, at) ?? readDimensions(reading, at) ?? readMeasure(reading, at) ?? readCode(reading, at)
  )
}

/** "Y12", "R10", "T-16": a bar by its drawing's name. */
function readBar({ tokens, subjects }: Reading, at: number): Claim | undefined {
  const prefix = tokens[at]
  if (!prefix || !BAR_PREFIXES.has(prefix.word)) return undefined
  const sign = tokens[at + 1]?.word === '-' ? 1 : 0
  const number = tokens[at + 1 + sign]
  const size = Number(number?.word)
  if (number?.kind !== 'number' || !BAR_SIZES.has(size) || (prefix.word === 'r' && size > ROUND_BAR_MAX))
    return undefined
  const unit = tokens[at + 2 + sign]
  const length = 2 + sign + (unit?.word === 'mm' ? 1 : 0)
  const after = tokens[at + length]?.word ?? ''
  if (/^(?:tube|light|led|lamp|bulb|bolt|gas)s?$/.test(after)) return undefined
  const terms = [
    termOf(`${prefix.word} ${size}`, { kind: 'number', same: [`${size} mm`, ...barNames(size)] }),
    // A bar's name says what it is, where no other word does.
    ...(subjects.has('rod')
      ? []
      : [termOf('iron rod', { synonyms: ['rod', 'rebar', 'reinforcement bar'], known: true })]),
  ]
  return { length, shown: { kind: 'size', label: `${size} mm` }, terms }
}

const barNames = (size: number) => [
  `y ${size}`,
  `y ${size} mm`,
  `t ${size}`,
  ...(size <= ROUND_BAR_MAX ? [`r ${size}`] : []),
]

const CONTAINER =
  /^(?:tonnes?|tons|(?:bag|trip|piece|pc|length|bundle|carton|roll|packet|pack|sheet|coil|tipper|truck|trailer|load|no|nr|set|pair|unit|bucket|tin|gallon|drum)s?)$/

/** "40 lengths": so many of something. */
export const isQuantity = (tokens: Reading['tokens'], at: number): boolean =>
  tokens[at]?.kind === 'number' && /^\d+$/.test(tokens[at].word) && CONTAINER.test(tokens[at + 1]?.word ?? '')

/** Of bare numbers the third, where it is no length of wood ("2x3 x 50 pieces", not "2x6x12 pieces"). */
const isHowMany = (sides: readonly ReadNumber[], next: ReadNumber | undefined): boolean =>
  sides.length > 1 && next !== undefined && next.value > 20 && sides.every(({ value }) => value < 20)

/** "2x3", "2 by 4", "60 x 60 cm", "450 x 225 x 225 mm"; not the number wanted of "12 mm x 40 lengths". */
function readDimensions(reading: Reading, at: number): Claim | undefined {
  const { tokens, typed } = reading
  const sides: ReadNumber[] = []
  let unit: Unit | undefined
  let next = at
  for (;;) {
    const side = readNumber(tokens, next)
    if (!side) break
    sides.push(side)
    next += side.length
    const ownUnit = readUnit(tokens, next, typed)
    if (ownUnit && ownUnit.unit !== 'm2') {
      unit = ownUnit.unit
      next += ownUnit.length
    }
    if (!/^(?:x|by)$/.test(tokens[next]?.word ?? '') || !readNumber(tokens, next + 1)) break
    if (isQuantity(tokens, next + 1) && (unit || isHowMany(sides, readNumber(tokens, next + 1)))) break
    next += 1
  }
  if (sides.length < 2) return undefined
  const written = sides.map((side) => side.written)
  const values = sides.map(({ value }) => value)
  const label = `${written.join(' x ')}${unit ? ` ${symbolOf(unit)}` : ''}`
  const same = sameDimensions(written, unit)
  for (const other of otherUnits(values, unit))
    same.push(...sameDimensions(other.values.map(figure), other.unit))
  const turned = written.length === 2 ? sameDimensions(written.toReversed(), undefined).slice(0, 1) : []
  const shown = { kind: 'size', label } as const
  const length = next - at
  if (unit === undefined && isTimber(values, reading.subjects)) {
    const [long] = sides.slice(2)
    const section = written.slice(0, 2)
    if (long) {
      const feet = equivalents(long, 'ft', new Set(['timber']))
      const ofSection = { kind: 'number', same: sameDimensions(section, undefined) } as const
      const ofLength = { kind: 'number', ...feet, same: [...feet.same, ...same] } as const
      return {
        length,
        shown,
        terms: [termOf(section.join(' x '), ofSection), termOf(`${long.written} ft`, ofLength)],
      }
    }
  }
  return { length, shown, terms: [termOf(written.join(' x '), { kind: 'number', same, synonyms: turned })] }
}

/** "2x6x12" of wood, or of nothing else: two inches by six, twelve feet long. */
function isTimber(
  [thick = 0, wide = 0, long = 0, ...more]: readonly number[],
  subjects: ReadonlySet<Subject>,
) {
  return (
    (subjects.size === 0 || subjects.has('timber')) &&
    more.length === 0 &&
    thick <= TIMBER.thick &&
    thick <= wide &&
    wide <= TIMBER.wide &&
    long >= TIMBER.long.min &&
    long <= TIMBER.long.max
  )
}

/** As it is sawn: inches, inches and feet. */
const TIMBER = { thick: 4, wide: 12, long: { min: 8, max: 20 } } as const

function sameDimensions(sides: readonly string[], unit: Unit | undefined): string[] {
  const forms = [sides.join(' x '), sides.join(' by ')]
  if (unit && ['mm', 'cm', 'm', 'inch', 'ft'].includes(unit)) {
    for (const writing of writingsOf(unit).slice(0, 2))
      forms.push(sides.map((side) => `${side} ${writing}`).join(' x '))
  }
  return forms
}

/** 60 x 60 cm is 600 x 600 mm, also where nobody says which: no tile has 60 mm. */
function otherUnits(
  values: readonly number[],
  unit: Unit | undefined,
): { values: readonly number[]; unit: Unit }[] {
  const cm = values.every((value) => value >= TILE_CM.min && value <= TILE_CM.max)
  const mm = values.every((value) => value >= TILE_CM.min * 10)
  if (unit === 'cm' || (unit === undefined && cm))
    return [{ values: values.map((value) => value * 10), unit: 'mm' }]
  if (mm && (unit === 'mm' || unit === undefined))
    return [{ values: values.map((value) => value / 10), unit: 'cm' }]
  return []
}

/** "12mm", "9 inch", "half inch", "1,000 litres", "2.5mm²", "5kva"; and bare numbers. */
function readMeasure({ tokens, subjects, typed }: Reading, at: number): Claim | undefined {
  const number = readNumber(tokens, at)
  if (!number) return undefined
  const hyphen = tokens[at + number.length]?.word === '-' ? 1 : 0
  const unitAt = at + number.length + hyphen
  const read = readUnit(tokens, unitAt, typed)
  if (read) {
    // "0.55mm gauge"
    const gauge = read.unit === 'mm' && tokens[unitAt + read.length]?.word === 'gauge' ? 1 : 0
    const inWords = number.inWords ? [textOf(tokens, at, unitAt + read.length - at)] : []
    return sizeClaim(unitAt + read.length + gauge - at, number, read.unit, subjects, inWords)
  }
  // "three quarter granite"
  const isFraction =
    number.written.includes('/') && (inchTable(subjects) !== undefined || subjects.has('timber'))
  if ((number.inWords && !isFraction) || tokens[at + number.length]?.glued) return undefined
  if (isCount(number.value, subjects)) return { length: number.length }
  const unit = unitLeftOut(number, subjects)
  if (unit) return sizeClaim(number.length, number, unit, subjects, unit === 'litre' ? [number.written] : [])
  return {
    length: number.length,
    terms: [termOf(number.written, { kind: 'number', same: figures(number.written) })],
  }
}

function sizeClaim(
  length: number,
  number: ReadNumber,
  unit: Unit,
  subjects: ReadonlySet<Subject>,
  others: readonly string[],
): Claim {
  const { same, synonyms } = equivalents(number, unit, subjects)
  return {
    length,
    shown: { kind: 'size', label: `${shownNumber(number.written)} ${shownUnit(unit, subjects)}` },
    terms: [
      termOf(`${number.written} ${writingsOf(unit)[0]}`, {
        kind: 'number',
        same: [...same, ...others],
        synonyms,
      }),
    ],
  }
}

const textOf = (tokens: Reading['tokens'], at: number, length: number) =>
  tokens
    .slice(at, at + length)
    .map(({ word }) => word)
    .join(' ')

/** Wires are sold by the millimetre and mean its square. */
const shownUnit = (unit: Unit, subjects: ReadonlySet<Subject>) =>
  symbolOf(unit === 'mm' && subjects.has('cable') ? 'mm2' : unit)

/** "1,000", "2.5", "1/2" */
const shownNumber = (written: string) => (/^\d{4,}$/.test(written) ? formatFigure(Number(written)) : written)

function equivalents(number: ReadNumber, unit: Unit, subjects: ReadonlySet<Subject>) {
  const { written, value } = number
  const same = figures(written).flatMap((each) => writingsOf(unit).map((writing) => `${each} ${writing}`))
  const synonyms: string[] = []
  if (unit === 'inch') same.push(...(FRACTIONS_IN_WORDS[written] ?? []))
  if (unit === 'mm2') same.push(`${written} mm`)
  if (unit === 'gauge' && value < 2) same.push(`${written} mm`)
  if (unit === 'mm' && subjects.has('roofing') && value < 2) same.push(`${written} gauge`)
  if (unit === 'cm') same.push(`${figure(value * 10)} mm`)
  if (unit === 'mm' && value >= 100 && value % 10 === 0) same.push(`${figure(value / 10)} cm`)
  if (unit === 'mm' && BAR_SIZES.has(value) && subjects.has('rod')) same.push(...barNames(value))
  if (unit === 'inch') {
    if (subjects.has('block')) same.push(`${figure(value * MM_OF_INCH)} mm`)
    else synonyms.push(...inchesInMm(written, value, subjects).map((mm) => `${figure(mm)} mm`))
  }
  if (unit === 'mm' && !subjects.has('rod')) {
    if (subjects.has('block') && value % MM_OF_INCH === 0) {
      same.push(`${figure(value / MM_OF_INCH)} inch`)
    } else synonyms.push(...inchesOfMm(value, subjects).map((inches) => `${inches} inch`))
  }
  if (unit === 'ft' && subjects.has('timber')) synonyms.push(`${figure(value * M_OF_FOOT)} m`)
  return { same, synonyms }
}

function inchTable(subjects: ReadonlySet<Subject>): Record<string, readonly number[]> | undefined {
  if (subjects.has('rod')) return RODS
  if (subjects.has('pipe')) return PIPES
  if (subjects.has('board')) return BOARDS
  return subjects.has('stone') ? STONES : undefined
}

function inchesInMm(written: string, value: number, subjects: ReadonlySet<Subject>): readonly number[] {
  if (subjects.has('nail') || subjects.has('timber')) return [value * MM_OF_INCH]
  return inchTable(subjects)?.[written] ?? []
}

function inchesOfMm(value: number, subjects: ReadonlySet<Subject>): readonly string[] {
  if (subjects.has('nail') && value % MM_OF_INCH === 0) return [figure(value / MM_OF_INCH)]
  return Object.entries(inchTable(subjects) ?? {}).flatMap(([inches, mm]) =>
    mm.includes(value) ? [inches] : [],
  )
}

/** The unit of a bare number, where the subject has one that everybody leaves out. */
function unitLeftOut({ written, value }: ReadNumber, subjects: ReadonlySet<Subject>): Unit | undefined {
  if (!Number.isInteger(value) && written.includes('/')) return 'inch'
  if (subjects.has('tank') && value >= 100) return 'litre'
  if (subjects.has('block'))
    return BLOCKS_MM.has(value) ? 'mm' : value >= 4 && value <= 12 ? 'inch' : undefined
  if (subjects.has('rod') && BAR_SIZES.has(value)) return 'mm'
  if (subjects.has('cable') && value <= 400) return 'mm'
  if ((subjects.has('pipe') || subjects.has('nail')) && value <= 8) return 'inch'
  return subjects.has('roofing') && value < 2 ? 'mm' : undefined
}

/** Widths of blocks, in mm (NIS 87); more of them than this are a number of blocks. */
const BLOCKS_MM = new Set([100, 125, 150, 225])
const BLOCKS_COUNTED_FROM = 50

const isCount = (value: number, subjects: ReadonlySet<Subject>) =>
  subjects.has('block') && value >= BLOCKS_COUNTED_FROM && !BLOCKS_MM.has(value)

/** "42.5R", "PN20", "IP65", "2nd": digits and letters without a blank are one thing. */
function readCode({ tokens }: Reading, at: number): Claim | undefined {
  let length = 1
  while (tokens[at + length]?.glued && tokens[at + length]?.kind !== 'sign') length += 1
  const run = tokens.slice(at, at + length)
  const number = run.find(({ kind }) => kind === 'number')
  if (length < 2 || !number) return undefined
  const typed = run.map(({ word }) => word).join(' ')
  // A cement's strength without its letter is the same strength; which of the two letters ranks first.
  const synonyms = /^(?:42\.5|32\.5|52\.5) [nr]$/.test(typed) ? [number.word] : []
  return {
    length,
    shown: {
      kind: 'size',
      label: run
        .map(({ word }) => word)
        .join('')
        .toUpperCase(),
    },
    terms: [termOf(typed, { kind: 'number', synonyms })],
  }
}

/** 1000 also stands as "1,000". */
function figures(written: string): string[] {
  return /^[1-9]\d{3,}$/.test(written) ? [written, written.replace(/\B(?=(\d{3})+$)/g, ' ')] : [written]
}

/** A number as it is written: 12.5, 225, 3.6. */
const figure = (value: number) => String(Math.round(value * 100) / 100)
