import type { Token } from './tokens.ts'

type Writings = {
  /** As names have it, the shown one first. */
  names: readonly string[]
  /** As people type it besides. */
  typed?: readonly string[]
}

const WRITINGS = {
  mm: { names: ['mm'], typed: ['millimetre', 'millimetres', 'millimeter', 'millimeters', 'mil'] },
  cm: { names: ['cm'], typed: ['centimetre', 'centimetres', 'centimeter', 'centimeters'] },
  m: {
    names: ['m'],
    typed: ['metre', 'metres', 'meter', 'meters', 'mtr', 'mtrs', 'lm', 'linear metre', 'linear meter'],
  },
  inch: { names: ['inch', 'inches'], typed: ['in', 'ins', 'inche', 'inchs'] },
  ft: { names: ['ft', 'feet'], typed: ['foot'] },
  yard: { names: ['yards', 'yard'], typed: ['yd', 'yds'] },
  mm2: { names: ['mm', 'sqmm'], typed: ['mm2', 'sq mm'] },
  m2: {
    names: ['m2', 'sqm', 'square metres'],
    typed: [
      'sqms',
      'sq m',
      'square metre',
      'square meter',
      'square meters',
      'sqmtr',
      'sq metre',
      'sq metres',
      'sq meters',
      'm²',
    ],
  },
  m3: {
    names: ['m3'],
    typed: ['cubic metre', 'cubic metres', 'cubic meter', 'cubic meters', 'cbm', 'cum', 'm³'],
  },
  kg: { names: ['kg'], typed: ['kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'kilogramme'] },
  g: { names: ['g'], typed: ['gram', 'grams'] },
  tonne: { names: ['tonne', 'tonnes', 'ton', 'tons'], typed: ['t', 'tonn', 'mt'] },
  litre: { names: ['litres', 'litre'], typed: ['ltr', 'l', 'ltrs', 'liter', 'liters', 'lt', 'lts', 'lit'] },
  ml: { names: ['ml'] },
  gallon: { names: ['gallons', 'gallon'] },
  kva: { names: ['kva'], typed: ['kvas'] },
  kwh: { names: ['kwh'] },
  kw: { names: ['kw'], typed: ['kilowatt', 'kilowatts'] },
  w: { names: ['w', 'watt', 'wp'], typed: ['watts'] },
  v: { names: ['v', 'volt'], typed: ['volts'] },
  a: { names: ['a', 'amp'], typed: ['amps', 'ampere', 'amperes'] },
  ah: { names: ['ah'] },
  hp: { names: ['hp', 'horsepower'], typed: ['horse power'] },
  bar: { names: ['bar'], typed: ['bars'] },
  gauge: { names: ['gauge'], typed: ['gage', 'swg'] },
  core: { names: ['core'], typed: ['cores'] },
  gang: { names: ['gang'], typed: ['gangs'] },
  way: { names: ['way'], typed: ['ways'] },
  pole: { names: ['pole'], typed: ['poles'] },
  phase: { names: ['phase'], typed: ['phases'] },
  layer: { names: ['layer'], typed: ['layers'] },
  step: { names: ['step'], typed: ['steps'] },
  burner: { names: ['burner'], typed: ['burners'] },
  acre: { names: ['acres', 'acre'] },
  plot: { names: ['plots', 'plot'] },
} as const satisfies Record<string, Writings>

/** Units of sizes. */
export type Unit = keyof typeof WRITINGS

const UNITS = new Map<string, Unit>(
  Object.entries<Writings>(WRITINGS).flatMap(([unit, { names, typed = [] }]) =>
    [...names, ...typed].map((each) => [each, unit as Unit] as const),
  ),
)
const COMPACT = new Map([...UNITS].map(([written, unit]) => [written.replaceAll(' ', ''), unit]))
// Wires are sold by the mm², which names call mm.
UNITS.set('mm', 'mm')

/** Too short to be a unit by themselves: "4 in Lagos", "2 a day". They count when nothing stands between them and their number. */
const GLUED = new Set(['in', 'a', 'w', 'v', 't', 'g', 'l', 'bar', 'bars'])

/** The unit of the number before. `length` in tokens. */
export function readUnit(
  tokens: readonly Token[],
  at: number,
  typed: string,
): { unit: Unit; length: number } | undefined {
  const [first, second] = [tokens[at], tokens[at + 1]]
  if (first?.kind !== 'word') return undefined
  const both = second ? UNITS.get(`${first.word} ${second.word}`) : undefined
  if (both) return { unit: both, length: 2 }
  const unit = UNITS.get(first.word)
  if (!unit) return undefined
  const capital = /^[AWVL]$/.test(typed.slice(first.start, first.end))
  return first.glued || capital || !GLUED.has(first.word) ? { unit, length: 1 } : undefined
}

/** The unit that a text is and nothing else, however it is written: "Sq. metres", "m²". */
export const unitNamed = (text: string): Unit | undefined => COMPACT.get(compactText(text))

const compactText = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

export const isUnit = (word: string): boolean => UNITS.has(word)

/** How names write a unit, in lower case; the first is the usual one. */
export function writingsOf(unit: Unit): readonly string[] {
  return WRITINGS[unit].names
}

const SYMBOLS: Partial<Record<Unit, string>> = {
  mm2: 'mm²',
  m2: 'm²',
  m3: 'm³',
  kva: 'kVA',
  kw: 'kW',
  kwh: 'kWh',
  w: 'W',
  v: 'V',
  a: 'A',
  ah: 'Ah',
  hp: 'HP',
}

/** How a unit is shown: "kVA", "mm²", "inch". */
export function symbolOf(unit: Unit): string {
  return SYMBOLS[unit] ?? writingsOf(unit)[0] ?? unit
}
