/** Makes spreadsheets read the file as UTF-8, so that ₦ is one character. */
export const BYTE_ORDER_MARK = '\ufeff'

/** Characters that start a formula in a spreadsheet. In semicolon-separated files quotes do not protect a cell. */
const FORMULA = /(^|[;\r\n])(?=[=+\-@\t\r])/g
const GUARDED = /(^|[;\r\n])'(?=[=+\-@\t\r])/g

/** A cell as it was before `csvLine` wrote it, so that a file of ours can be put right and brought in again. */
export const unescapeCsvFormula = (cell: string) => cell.replace(GUARDED, '$1')

export const csvLine = (cells: (string | number)[]) => `${cells.map(cellText).join(',')}\r\n`

/** Texts are untrusted, and a spreadsheet runs what looks like a formula: an apostrophe makes it text. A number stays one, below nothing, too. */
function cellText(cell: string | number): string {
  if (typeof cell === 'number') return String(cell)
  const harmless = cell.replace(FORMULA, "$1'")
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
