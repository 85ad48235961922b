/** By it spreadsheets know that ₦ is one character. */
export const BYTE_ORDER_MARK = '\ufeff'

/** Where a spreadsheet would begin to read a formula. Where cells are parted by semicolons, quotes hold none together. */
const FORMULA = /(^|[;\r\n])(?=[=+\-@\t\r])/g
const GUARDED = /(^|[;\r\n])'(?=[=+\-@\t\r])/g

/** A cell as it was before `csvLine` wrote it, so that a file of ours can be put right and brought in again. */
export const unescapeCsvFormula = (cell: string) => cell.replace(GUARDED, '$1')

export const csvLine = (cells: string[]) => `${cells.map(cellText).join(',')}\r\n`

/** What stands in a cell is a stranger's, and a spreadsheet would run what looks like a formula: an apostrophe makes it text. */
function cellText(cell: string): string {
  const harmless = cell.replace(FORMULA, "$1'")
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
