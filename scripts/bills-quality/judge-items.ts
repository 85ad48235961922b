import type { BillReading } from '#domain/bills/read-bill.ts'

/** What a person says that a row is. `alt` are other readings that are fair. */
export type RowLabel = {
  file: string
  sheet: string
  row: number
  kind: string
  alt?: string[]
  unit?: string
  quantity?: number
}

export type ItemScore = {
  rows: number
  items: number
  found: number
  right: number
  taken: number
  closingTaken: number
  quantities: number
  errors: string[]
}

/** What asks for money. What a summary adds as a part of its total (contingencies, tax) is no item: it belongs to the total. */
const ITEMS = new Set(['item', 'lump', 'provisional'])
const isItem = (kind: string) => ITEMS.has(kind)
const QUANTITY_TOLERANCE = 1e-9

/** A reading beside the labels of its file: which rows are items. A row that may be fairly read either way counts for nothing. */
export function judgeItems(reading: BillReading, labels: readonly RowLabel[]): ItemScore {
  const lines = new Map(reading.lines.map((line) => [`${line.sheet}!${line.row}`, line]))
  const score: ItemScore = {
    rows: 0,
    items: 0,
    found: 0,
    right: 0,
    taken: 0,
    closingTaken: 0,
    quantities: 0,
    errors: [],
  }
  for (const { sheet, row, kind, alt = [], quantity } of labels) {
    const line = lines.get(`${sheet}!${row}`)
    const isFair = alt.some((other) => isItem(other) !== isItem(kind))
    score.rows++
    if (kind === 'closing' && line) score.closingTaken++
    if (isFair) continue
    if (isItem(kind)) {
      score.items++
      if (line) score.found++
      else score.errors.push(`${sheet}!${row}: this ${kind} was not found`)
    }
    if (!line) continue
    score.taken++
    if (isItem(kind)) score.right++
    else score.errors.push(`${sheet}!${row}: a ${kind} was taken for an item: ${line.text.slice(0, 60)}`)
    if (isItem(kind) && quantity !== undefined) {
      const isSame =
        Math.abs((line.quantity ?? 0) / line.multiplier - quantity) <=
        QUANTITY_TOLERANCE * Math.max(1, Math.abs(quantity))
      if (isSame) score.quantities++
      else score.errors.push(`${sheet}!${row}: quantity ${line.quantity} instead of ${quantity}`)
    }
  }
  return score
}
