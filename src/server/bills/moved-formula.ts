import { formulaTokens } from '#domain/bills/formula.ts'
import { columnLetters, columnNumber } from '#domain/bills/workbook-grid.ts'

/** A shared formula as it holds so many columns and rows away: what has no dollar sign moves along. */
export function movedFormula(formula: string, columns: number, rows: number): string | undefined {
  const tokens = formulaTokens(formula)
  return tokens
    ?.map(({ kind, text }) => {
      if (kind !== 'cell') return text
      const [, fixedColumn = '', letters = '', fixedRow = '', row = ''] =
        /^(\$?)([A-Z]+)(\$?)(\d+)$/i.exec(text) ?? []
      const column = fixedColumn ? columnNumber(letters) : columnNumber(letters) + columns
      const line = fixedRow ? Number(row) : Number(row) + rows
      if (column < 0 || line < 1) return '#REF!'
      return `${fixedColumn}${columnLetters(column)}${fixedRow}${line}`
    })
    .join('')
}
