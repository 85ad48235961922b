import * as z from 'zod/mini'
import { formatAmount, koboFromNaira } from '#domain/money.ts'
import type { PriceChange, SheetPrice } from '#domain/prices/price-sheet-schema.ts'
import { raisedPrice } from '#domain/prices/raised-price.ts'
import { PRODUCT_PRICE } from '#domain/products/product-rules.ts'
import { amountText, numberFrom } from '#web/offers/typed-form.ts'

/** A price of an offer that can be typed over: what it costs, what after the discount, what from 50 on. */
export type Cell = { key: string; label: string; value: number }

/** From the highest to the lowest. */
export const cellsOf = ({ regularPrice, discount, discountPrice, priceBreaks }: SheetPrice): Cell[] => [
  { key: 'regularPrice', label: 'Price', value: regularPrice },
  ...(discount ? [{ key: 'discountPrice', label: 'Discounted price', value: discountPrice }] : []),
  ...priceBreaks.map(({ from, price }) => ({
    key: breakKey(from),
    label: `From ${formatAmount(from)}`,
    value: price,
  })),
]

const breakKey = (from: number) => `from-${from}`

/** `base`: what the server had when it was typed. Where that has changed since, both have changed it. */
const CellEdit = z.object({ text: z.string(), base: z.number() })
const RowEdit = z.object({ cells: z.record(z.string(), CellEdit), inStock: z.optional(z.boolean()) })
export type RowEdit = z.infer<typeof RowEdit>

/** What is typed and not saved, by the id of the offer. */
export const Edits = z.record(z.string(), RowEdit)
export type Edits = z.infer<typeof Edits>

const NO_EDIT: RowEdit = { cells: {} }

/** Without what is as it was: an edit of nothing is none. */
function withRow(edits: Edits, row: SheetPrice, { cells, inStock }: RowEdit): Edits {
  const changed = cellsOf(row).flatMap(({ key, value }) => {
    const cell = cells[key]
    return cell && numberFrom(cell.text) !== value ? [[key, cell] as const] : []
  })
  const { [row.id]: _, ...others } = edits
  const isStockChanged = inStock !== undefined && inStock !== row.inStock
  if (changed.length === 0 && !isStockChanged) return others
  return {
    ...others,
    [row.id]: { cells: Object.fromEntries(changed), ...(isStockChanged && { inStock }) },
  }
}

/** Only what the list has, and what is different there: what was saved elsewhere, too, is no edit any more. */
export const currentEdits = (edits: Edits, rows: readonly SheetPrice[]): Edits =>
  rows.reduce<Edits>((kept, row) => {
    const edit = edits[row.id]
    return edit ? withRow(kept, row, edit) : kept
  }, {})

export function withText(edits: Edits, row: SheetPrice, key: string, text: string): Edits {
  const edit = edits[row.id] ?? NO_EDIT
  const base = edit.cells[key]?.base ?? cellsOf(row).find((cell) => cell.key === key)?.value ?? 0
  return withRow(edits, row, { ...edit, cells: { ...edit.cells, [key]: { text, base } } })
}

export function withoutText(edits: Edits, row: SheetPrice, key: string): Edits {
  const edit = edits[row.id] ?? NO_EDIT
  const { [key]: _, ...cells } = edit.cells
  return withRow(edits, row, { ...edit, cells })
}

/** What was changed elsewhere has been seen, and what is typed here is to stand. */
export function keepMine(edits: Edits, row: SheetPrice, { key, value }: Cell): Edits {
  const edit = edits[row.id] ?? NO_EDIT
  const cell = edit.cells[key]
  return cell
    ? withRow(edits, row, { ...edit, cells: { ...edit.cells, [key]: { ...cell, base: value } } })
    : edits
}

export const withStock = (edits: Edits, row: SheetPrice, inStock: boolean): Edits =>
  withRow(edits, row, { ...(edits[row.id] ?? NO_EDIT), inStock })

/** A price as people write it; what is none, as it was typed. */
export function textOf(edit: RowEdit | undefined, { key, value }: Cell): string {
  const text = edit?.cells[key]?.text
  if (text === undefined) return amountText(value)
  const price = numberFrom(text)
  return typeof price === 'number' ? amountText(price) : text
}

export const isInStock = (row: SheetPrice, edit: RowEdit | undefined): boolean => edit?.inStock ?? row.inStock

/** Each price of the offer so many per cent higher, from what stands there now; what is no price stays as it is typed. */
export function withRaise(edits: Edits, row: SheetPrice, percent: number): Edits {
  return cellsOf(row).reduce((raised, cell) => {
    const price = numberFrom(textOf(edits[row.id], cell))
    return typeof price === 'number'
      ? withText(raised, row, cell.key, amountText(raisedPrice(price, percent)))
      : raised
  }, edits)
}

/** Whether it was changed elsewhere to something else after it was typed over here. */
export const isConflict = (edit: RowEdit | undefined, { key, value }: Cell): boolean => {
  const base = edit?.cells[key]?.base
  return base !== undefined && base !== value
}

const RANGE = `${formatAmount(PRODUCT_PRICE.min)} to ${formatAmount(PRODUCT_PRICE.max)} naira`

/** What is wrong with what is typed in a row, by the key of the cell. */
export function problemsOf(row: SheetPrice, edit: RowEdit | undefined): Record<string, string> {
  const problems: Record<string, string> = {}
  if (!edit) return problems
  let above: { label: string; price: number } | undefined
  for (const cell of cellsOf(row)) {
    const price = numberFrom(textOf(edit, cell))
    if (isConflict(edit, cell))
      problems[cell.key] = `Changed elsewhere to ${formatAmount(cell.value)}: choose which to keep`
    else if (price === undefined) problems[cell.key] = 'Type a price'
    else if (typeof price === 'string') problems[cell.key] = 'Type a number such as 9,600'
    else if (price < PRODUCT_PRICE.min || price > PRODUCT_PRICE.max)
      problems[cell.key] = `It must be ${RANGE}`
    else if (above && koboFromNaira(price) >= koboFromNaira(above.price))
      problems[cell.key] = `It must be less than ${formatAmount(above.price)}, the ${above.label}`
    if (typeof price === 'number') above = { label: cell.label.toLowerCase(), price }
  }
  return problems
}

/**
 * What is sent for a row whose edit has no problems.
 * @param confirming whether the prices that were not changed are said to be right, too
 */
export function changeOf(row: SheetPrice, edit: RowEdit, confirming: boolean): PriceChange {
  const price = (key: string, value: number): number => {
    const typed = numberFrom(edit.cells[key]?.text ?? '')
    return typeof typed === 'number' ? typed : value
  }
  const areBreaksChanged = row.priceBreaks.some(({ from }) => breakKey(from) in edit.cells)
  return {
    id: row.id,
    version: row.version,
    ...(('regularPrice' in edit.cells || confirming) && {
      regularPrice: price('regularPrice', row.regularPrice),
    }),
    ...('discountPrice' in edit.cells && { discountPrice: price('discountPrice', row.discountPrice) }),
    ...(areBreaksChanged && {
      priceBreaks: row.priceBreaks.map((each) => ({
        ...each,
        price: price(breakKey(each.from), each.price),
      })),
    }),
    ...(edit.inStock !== undefined && { inStock: edit.inStock }),
  }
}

/** When it was confirmed, and what its age has brought since: what a confirmation ends. */
export const ageOf = ({ priceConfirmedAt, reminders, freshness }: SheetPrice) => ({
  priceConfirmedAt,
  reminders,
  asleep: freshness === 'asleep',
})

/** What takes such a change back. */
export const reverseOf = (row: SheetPrice, { version: _, id, ...change }: PriceChange): PriceChange => ({
  id,
  ...ageOf(row),
  ...(change.regularPrice !== undefined && { regularPrice: row.regularPrice }),
  ...(change.discountPrice !== undefined && { discountPrice: row.discountPrice }),
  ...(change.priceBreaks && { priceBreaks: row.priceBreaks }),
  ...(change.inStock !== undefined && { inStock: row.inStock }),
})
