/** Units that are written as signs have no plural; of the others some are named by one, some by several. */
const WORDS = /^[a-z]{3,}$/

/** "1 part", "6.653 bags", "1,440 kg". @param written the figure as it is shown */
export function countedUnit(written: string, unit: string): string {
  if (!WORDS.test(unit)) return unit
  const one = unit.replace(/s$/, '')
  return written === '1' ? one : `${one}s`
}

/** "6.653 bags". */
export const withUnit = (written: string, unit: string): string => `${written} ${countedUnit(written, unit)}`

/** The same beside what a factor counts: what is named before it needs no "nr". */
export const factorUnit = (written: string, unit: string): string =>
  unit === 'nr' ? '' : countedUnit(written, unit)
