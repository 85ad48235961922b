/** By it spreadsheets know that ₦ is one character. */
export const BYTE_ORDER_MARK = '\ufeff'

export const csvLine = (cells: string[]) => `${cells.map(cellText).join(',')}\r\n`

/**
 * What stands in a cell is a stranger's, and a spreadsheet would run what looks like a formula: an apostrophe makes it text. Where
 * cells are parted by semicolons, quotes hold none together: one could begin behind any semicolon or line end.
 */
function cellText(cell: string): string {
  const harmless = cell.replace(/(^|[;\r\n])(?=[=+\-@\t\r])/g, "$1'")
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
