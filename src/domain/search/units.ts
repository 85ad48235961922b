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
  m: { names: ['m', 'metre', 'metres'], typed: ['meter', 'meters', 'mtr', 'mtrs'] },
  inch: { names: ['inch', 'inches', 'in'], typed: ['ins', 'inche', 'inchs'] },
  ft: { names: ['ft', 'feet', 'foot'] },
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
    ],
  },
  m3: { names: ['m3'], typed: ['cubic metre', 'cubic metres', 'cubic meter', 'cubic meters', 'cbm'] },
  kg: { names: ['kg'], typed: ['kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'kilogramme'] },
  g: { names: ['g'], typed: ['gram', 'grams'] },
  tonne: { names: ['tonne', 'tonnes', 'ton'], typed: ['tons', 't'] },
  litre: { names: ['litres', 'litre', 'ltr', 'l'], typed: ['ltrs', 'liter', 'liters', 'lt', 'lts', 'lit'] },
  ml: { names: ['ml'] },
  gallon: { names: ['gallons', 'gallon'] },
  kva: { names: ['kva'], typed: ['kvas'] },
  kwh: { names: ['kwh'] },
  kw: { names: ['kw'], typed: ['kilowatt', 'kilowatts'] },
  w: { names: ['w', 'watts', 'watt'] },
  v: { names: ['v', 'volt', 'volts'] },
  a: { names: ['a', 'amp', 'amps'], typed: ['ampere', 'amperes'] },
  ah: { names: ['ah'] },
  hp: { names: ['hp', 'horsepower'], typed: ['horse power'] },
  bar: { names: ['bar'], typed: ['bars'] },
  gauge: { names: ['gauge'], typed: ['gage', 'swg'] },
  core: { names: ['core', 'cores'] },
  gang: { names: ['gang'], typed: ['gangs'] },
  way: { names: ['way', 'ways'] },
  pole: { names: ['pole'], typed: ['poles'] },
  phase: { names: ['phase'], typed: ['phases'] },
  layer: { names: ['layer', 'layers'] },
  step: { names: ['step', 'steps'] },
  burner: { names: ['burner', 'burners'] },
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

/** How names write a unit; the first is the one that is shown. */
export function writingsOf(unit: Unit): readonly string[] {
  return WRITINGS[unit].names
}
