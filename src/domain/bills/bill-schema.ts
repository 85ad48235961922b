import * as z from 'zod/mini'

/** What a bill counts in, of the spellings that are known (`Sq.m`, `1SQM`, `m²` are all m2). */
export const BILL_UNITS = [
  'm',
  'm2',
  'm3',
  'kg',
  't',
  'nr',
  'set',
  'pair',
  'point',
  'item',
  'percent',
  'litre',
  'ft',
  'ft2',
  'ft3',
  'bag',
  'length',
  'sheet',
  'roll',
  'carton',
  'trip',
  'bucket',
  'bundle',
  'month',
  'week',
  'day',
  'hour',
] as const
export type BillUnit = (typeof BILL_UNITS)[number]

/** What asks for money in a bill: `measured` has a quantity, `lump` is one sum, `provisional` an allowance,
 *  `percentage` a part of other sums, `rate-only` is priced and not added. */
export const LINE_KINDS = ['measured', 'lump', 'provisional', 'percentage', 'rate-only'] as const

/** A cell as a workbook names it: sheet and address ("E12"). A CSV file or pasted cells have one sheet. */
export const CellPlace = z.object({ sheet: z.string(), cell: z.string() })
export type CellPlace = z.infer<typeof CellPlace>

/** One line of a bill, as it was read. `written` is the bill's own text, `text` what it says in full: "ditto" and
 *  continued descriptions written out, without the preamble. */
export const BillLine = z.object({
  /** Sheet and row of its quantity: "BILL 2!14". */
  key: z.string(),
  /** Of context, text and unit: finds the line again in another version of the bill. */
  fingerprint: z.string(),
  sheet: z.string(),
  row: z.number(),
  reference: z.string(),
  kind: z.enum(LINE_KINDS),
  /** Element and work section above it, the highest first. */
  section: z.array(z.string()),
  /** What the bill says for all lines of the section, in force here. */
  preamble: z.string(),
  written: z.string(),
  text: z.string(),
  unit: z.object({ written: z.string(), known: z.nullable(z.enum(BILL_UNITS)) }),
  /** Of the whole bill: already times `multiplier`, how often its building is built. */
  quantity: z.nullable(z.number()),
  multiplier: z.number(),
  /** Naira, as the file has them; null where it has none. */
  rate: z.nullable(z.number()),
  amount: z.nullable(z.number()),
  cells: z.object({
    quantity: z.nullable(z.string()),
    rate: z.nullable(z.string()),
    amount: z.nullable(z.string()),
  }),
  /** Why the row is what it is, in words. */
  why: z.array(z.string()),
  flags: z.array(
    z.enum(['omitted', 'hidden', 'repeated', 'unknown-unit', 'error-value', 'included', 'external']),
  ),
})
export type BillLine = z.infer<typeof BillLine>
