/** A comma separates thousands and nothing else: neither "10,5" nor "12.500,00" is taken for another figure. */
const WRONG_COMMA = /,(?!\s*\d{3}(?!\d))|\..*,/

/** Parses a number as users type it: `10,500`, `2.5`. @returns undefined for anything else and for negative numbers */
export function parseFigure(typed: string): number | undefined {
  if (WRONG_COMMA.test(typed)) return undefined
  const text = typed.replace(/[,\s₦]/g, '')
  const value = Number(text)
  return text !== '' && Number.isFinite(value) && value >= 0 && value <= 1e12 ? value : undefined
}

/** The same above nothing, of a figure that may be left out. @returns null where nothing is typed */
export const parseOptionalFigure = (typed: string): number | null | undefined =>
  typed.trim() === '' ? null : parseFigure(typed) || undefined
