import { formatFigure } from '#domain/figures.ts'

/** How many there are: exactly, or with `totalCapped` more than that. */
export type Total = { total: number; totalCapped?: boolean | undefined }

/** Of an answer whose body is a bare array. */
export const totalIn = ({ headers }: { headers: Headers }): { total: number; totalCapped: boolean } => ({
  total: Number(headers.get('X-Total-Count')),
  totalCapped: headers.get('X-Total-Capped') === 'true',
})

/** "1,000+" */
export const formatTotal = ({ total, totalCapped }: Total): string =>
  formatFigure(total) + (totalCapped ? '+' : '')

/** "1 product", "1,000+ products" */
export const totalOf = (total: Total, noun: string): string =>
  `${formatTotal(total)} ${total.total === 1 && !total.totalCapped ? noun : `${noun}s`}`

/** What of them is left after so many; nothing where none is, or nobody has counted so far. */
export const restOf = ({ total, totalCapped }: Total, seen: number): Total | undefined =>
  total > seen ? { total: total - seen, totalCapped } : undefined
