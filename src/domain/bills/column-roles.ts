/** What the columns of a bill are for. `detail` says more of the description: a specification. */
export const COLUMN_ROLES = [
  'reference',
  'description',
  'detail',
  'unit',
  'quantity',
  'rate',
  'amount',
] as const
export type ColumnRole = (typeof COLUMN_ROLES)[number]
export type ColumnsOf<Column> = { [Role in ColumnRole]: Column | null }
/** By their number from 0. */
export type Columns = ColumnsOf<number>
