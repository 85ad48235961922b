import type { Claim, Reading } from './claim.ts'
import { type ReadNumber, readNumber } from './numbers.ts'
import type { Subject } from './subject.ts'
import { plainWords, type Token } from './tokens.ts'
import type { SearchTerm } from './understanding.ts'
import { readUnit, type Unit, writingsOf } from './units.ts'

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
const BOARDS: Record<string, readonly number[]> = {
  '1/8': [3],
  '1/4': [6],
  '3/8': [9],
  '1/2': [12],
  '3/4': [18],
  '1': [25],
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
    term('number', `${prefix.word} ${size}`, [
      `${size} mm`,
      ...barNames(size).filter((each) => each !== `${prefix.word} ${size}`),
    ]),
  ]
  // A bar's name says what it is, where no other word does.
  if (!subjects.has('rod'))
    terms.push({
      ...term('word', 'iron rod', []),
      synonyms: ['rod', 'rebar', 'reinforcement bar'],
      known: true,
    })
  return { length, shown: { kind: 'size', label: `${size} mm` }, terms }
}

const barNames = (size: number) => [
  `y ${size}`,
  `y ${size} mm`,
  `t ${size}`,
  ...(size <= ROUND_BAR_MAX ? [`r ${size}`] : []),
]

/** "2x3", "2 by 4", "60 x 60 cm", "450 x 225 x 225 mm". */
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
    next += 1
  }
  if (sides.length < 2) return undefined
  const written = sides.map((side) => side.written)
  const values = sides.map(({ value }) => value)
  const label = `${written.join(' x ')}${unit ? ` ${writingsOf(unit)[0]}` : ''}`
  const same = sameDimensions(written, unit)
  for (const other of otherUnits(values, unit))
    same.push(...sameDimensions(other.values.map(figure), other.unit))
  const turned = written.length === 2 ? sameDimensions(written.toReversed(), undefined).slice(0, 1) : []
  return {
    length: next - at,
    shown: { kind: 'size', label },
    terms: [{ ...term('number', written.join(' x '), same), synonyms: plain(turned) }],
  }
}

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
  const read = readUnit(tokens, at + number.length + hyphen, typed)
  if (read) {
    const { unit } = read
    let length = number.length + hyphen + read.length
    // "0.55mm gauge", "12 mm thick"
    if (unit === 'mm' && tokens[at + length]?.word === 'gauge') length += 1
    const { same, synonyms } = equivalents(number, unit, subjects)
    return {
      length,
      shown: { kind: 'size', label: `${number.written} ${shownUnit(unit, subjects)}` },
      terms: [
        { ...term('number', `${number.written} ${writingsOf(unit)[0]}`, same), synonyms: plain(synonyms) },
      ],
    }
  }
  if (number.inWords || tokens[at + number.length]?.glued) return undefined
  const bare = bareEquivalents(number, subjects)
  return {
    length: number.length,
    terms: [{ ...term('number', number.written, figures(number.written)), synonyms: plain(bare) }],
  }
}

/** Wires are sold by the millimetre and mean its square. */
const shownUnit = (unit: Unit, subjects: ReadonlySet<Subject>) =>
  unit === 'mm2' || (unit === 'mm' && subjects.has('cable'))
    ? 'mm²'
    : unit === 'm2'
      ? 'm²'
      : unit === 'm3'
        ? 'm³'
        : writingsOf(unit)[0]

function equivalents(number: ReadNumber, unit: Unit, subjects: ReadonlySet<Subject>) {
  const { written, value } = number
  const same = figures(written).flatMap((each) => writingsOf(unit).map((writing) => `${each} ${writing}`))
  const synonyms: string[] = []
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
      same.push(...writingsOf('inch').map((writing) => `${figure(value / MM_OF_INCH)} ${writing}`))
    } else
      synonyms.push(
        ...inchesOfMm(value, subjects).flatMap((inches) => [`${inches} inch`, `${inches} inches`]),
      )
  }
  if (unit === 'ft' && subjects.has('timber')) synonyms.push(`${figure(value * M_OF_FOOT)} m`)
  if (unit === 'kg' && value % 1000 === 0)
    synonyms.push(`${figure(value / 1000)} tonne`, `${figure(value / 1000)} tonnes`)
  return { same, synonyms }
}

function inchTable(subjects: ReadonlySet<Subject>): Record<string, readonly number[]> | undefined {
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

/** What a number without a unit stands for, where the subject has one unit that everybody leaves out. */
function bareEquivalents({ written, value }: ReadNumber, subjects: ReadonlySet<Subject>): string[] {
  const withUnit = (unit: Unit) =>
    figures(written).flatMap((each) => writingsOf(unit).map((writing) => `${each} ${writing}`))
  if (subjects.has('tank') && value >= 100) return withUnit('litre')
  if (subjects.has('block') && value >= 4 && value <= 12)
    return [...withUnit('inch'), `${figure(value * MM_OF_INCH)} mm`]
  if (subjects.has('rod') && BAR_SIZES.has(value)) return [`${written} mm`, ...barNames(value)]
  if (subjects.has('cable') && value <= 400) return withUnit('mm')
  if (subjects.has('pipe') && value <= 12) return withUnit('inch')
  if (subjects.has('nail') && value <= 8) return withUnit('inch')
  if (subjects.has('roofing') && value < 2) return withUnit('mm')
  return []
}

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
    terms: [{ ...term('number', typed, []), synonyms: plain(synonyms) }],
  }
}

/** 1000 also stands as "1,000". */
function figures(written: string): string[] {
  return /^[1-9]\d{3,}$/.test(written) ? [written, written.replace(/\B(?=(\d{3})+$)/g, ' ')] : [written]
}

/** A number as it is written: 12.5, 225, 3.6. */
const figure = (value: number) => String(Math.round(value * 100) / 100)

const plain = (texts: readonly string[]) => [...new Set(texts.map(plainWords))]

function term(kind: SearchTerm['kind'], typed: string, same: readonly string[]): SearchTerm {
  const words = plainWords(typed)
  return { typed: words, kind, same: plain(same).filter((each) => each !== words), synonyms: [], known: true }
}

/** The words of these tokens, as a term that the dictionary does not know. */
export function wordTerm(tokens: readonly Token[]): SearchTerm {
  return { ...term('word', tokens.map(({ word }) => word).join(' '), []), known: false }
}
