import type { BillUnit } from '../bill-schema.ts'
import { type LineWords, millimetres, sidesOf, thicknessOf } from './line-words.ts'

/** How many units of the work one unit of the line is, and by which words. */
export type Fit = { perUnit: number; why?: string; said: boolean }

/** Units of work items as bills write them. */
const WORK_UNITS: Readonly<Record<string, readonly BillUnit[]>> = {
  m: ['m'],
  'm²': ['m2'],
  'm³': ['m3'],
  tonne: ['t'],
  nr: ['nr', 'set'],
  pair: ['pair'],
  point: ['point'],
}

const CONVERTED: Readonly<Partial<Record<BillUnit, readonly [unit: BillUnit, of: number]>>> = {
  ft: ['m', 0.3048],
  ft2: ['m2', 0.092903],
  ft3: ['m3', 0.0283168],
  yd: ['m', 0.9144],
  yd2: ['m2', 0.836127],
  yd3: ['m3', 0.764555],
  ha: ['m2', 10_000],
  cwt: ['t', 0.0508023],
  lb: ['t', 0.00045359237],
}

/**
 * Whether a line's quantity can be one of a work item: in the same unit, by definition, or by sizes that the line itself states.
 * @returns undefined where it does not fit, such as m³ of a wall without its thickness
 */
export function unitFit(unit: BillUnit | null, workUnit: string, words: LineWords): Fit | undefined {
  if (unit === null) return undefined
  const converted = CONVERTED[unit]
  if (converted) {
    const [into, of] = converted
    const fit = unitFit(into, workUnit, words)
    return fit && { ...fit, perUnit: fit.perUnit * of, why: `1 ${unit} = ${of} ${into}` }
  }
  if (WORK_UNITS[workUnit]?.includes(unit)) return { perUnit: 1, said: true }
  if (unit === 'kg' && workUnit === 'tonne') return { perUnit: 0.001, said: true, why: '1,000 kg = 1 tonne' }
  if (unit === 'nr' && workUnit === 'point') return { perUnit: 1, said: true }
  if (unit === 'm2' && workUnit === 'm³') {
    const thickness = thicknessOf(words.text)
    return thickness === undefined
      ? undefined
      : { perUnit: thickness / 1000, said: true, why: `${thickness} mm thick: 1 m² = ${thickness / 1000} m³` }
  }
  if (unit === 'nr' && workUnit === 'm²') {
    const sides = sidesOf(words.text)
    if (!sides) return undefined
    const area = Math.round(sides[0] * sides[1]) / 1_000_000
    return { perUnit: area, said: true, why: `${sides[0]} × ${sides[1]} mm: 1 nr = ${area} m²` }
  }
  if (unit === 'm' && workUnit === 'm²') {
    const said = words.text.match(/\b(\d+)mm\s*(?:girth|wide|high)\b(?!\s*girth)/)
    const girth = said && !/exceeding\s*\d+mm/.test(words.text) ? Number(said[1]) : undefined
    return girth === undefined || millimetres(words.text).length === 0
      ? undefined
      : { perUnit: girth / 1000, said: false, why: `${girth} mm wide: 1 m = ${girth / 1000} m²` }
  }
  return undefined
}
