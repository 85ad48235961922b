import * as z from 'zod/mini'
import { STATES } from '#domain/places.ts'
import { PricedBillLine } from './pricing/pricing-schema.ts'

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
  'yd',
  'yd2',
  'yd3',
  'ha',
  'cwt',
  'lb',
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

/** One line of a bill, as it was read. `written` is the bill's own text, `text` what it says in full: "ditto" and
 *  continued descriptions written out, without the preamble. */
export const BillLine = z.object({
  /** Sheet and row of its quantity: "BILL 2!14"; of a table beside another its first column, too: "BILL 2!H14". */
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
    /** Where kobo have columns of their own, beside their naira. */
    rateKobo: z.optional(z.string()),
    amountKobo: z.optional(z.string()),
    /** Whether the amount stands in a column of what is taken off, where figures have no sign. */
    takenOff: z.optional(z.boolean()),
  }),
  /** Why the row is what it is, in words. */
  why: z.array(z.string()),
  flags: z.array(
    z.enum(['omitted', 'hidden', 'repeated', 'unknown-unit', 'error-value', 'included', 'external']),
  ),
})
export type BillLine = z.infer<typeof BillLine>

/**
 * What a sheet of a workbook is to a bill. Items are in bills, take-offs and lists of materials; `dimensions` are the lengths and widths
 * that a bill's quantities come from, `hidden` ones are listed and not read.
 */
export const SHEET_KINDS = [
  'bill',
  'takeoff',
  'materials',
  'dimensions',
  'summary',
  'hidden',
  'other',
] as const

/** Which column is what, by its letters ("B"). `detail` says more of the description: a specification. */
const column = () => z.nullable(z.string().check(z.regex(/^[A-Z]{1,3}$/)))
export const SheetColumns = z.object({
  reference: column(),
  description: column(),
  detail: column(),
  unit: column(),
  quantity: column(),
  rate: column(),
  amount: column(),
})
export type SheetColumns = z.infer<typeof SheetColumns>

/** A table below the first of its sheet, whose headings name other columns, or beside it. */
export const LowerTable = z.object({
  /** The row of its headings. */
  from: z.number(),
  /** The first column that is its own, of one beside another. */
  beside: z.optional(z.string().check(z.regex(/^[A-Z]{1,3}$/))),
  columns: SheetColumns,
})
export type LowerTable = z.infer<typeof LowerTable>

export const BillSheet = z.object({
  name: z.string(),
  kind: z.enum(SHEET_KINDS),
  /** Of its first table, and of those below it. */
  columns: SheetColumns,
  lower: z.optional(z.array(z.extend(LowerTable, { fingerprint: z.optional(z.string()) }))),
  /** Rows that name the columns. */
  headers: z.array(z.number()),
  /** Names the headings, by which a person's mapping is remembered; empty without any. */
  fingerprint: z.string(),
  /** Whose columns these are: found in the sheet, said of this bill, or remembered from another with these headings. */
  mappedBy: z.enum(['reader', 'person', 'memory']),
  /** Why a person should look at the columns; empty where they are clear. */
  doubts: z.array(z.string()),
  rows: z.number(),
  lines: z.number(),
  /** What its lines come to, once each, in naira. */
  total: z.number(),
})
export type BillSheet = z.infer<typeof BillSheet>

/** What is looked for in a bill. */
export const CHECK_KINDS = [
  'not-in-total',
  'counted-twice',
  'total-differs',
  'carried-differs',
  'amount-differs',
  'no-value',
  'external-link',
  'repeated-item',
  'unit-does-not-fit',
  'rate-outlies',
] as const

/** What does not add up, and where. Nothing of it is repaired. */
export const BillCheck = z.object({
  kind: z.enum(CHECK_KINDS),
  sheet: z.string(),
  cell: z.string(),
  /** A line's, where it is about one. */
  key: z.nullable(z.string()),
  message: z.string(),
  /** What the file says less what it comes to, in naira; null where it is not about money. */
  difference: z.nullable(z.number()),
})
export type BillCheck = z.infer<typeof BillCheck>

/** In naira, to the kobo. `items` are added once each, `project` as often as their buildings are built. */
export const BillTotals = z.object({
  items: z.number(),
  project: z.number(),
  /** Lines by what they are. */
  lines: z.number(),
  unpriced: z.number(),
  unknownUnits: z.number(),
})
export type BillTotals = z.infer<typeof BillTotals>

export const BILL_STATES = ['reading', 'mapping', 'read', 'failed'] as const

/** A bill as its owner sees it. While it is `mapping` its lines are those of the reader's guess. */
export const Bill = z.object({
  id: z.string(),
  name: z.string(),
  fileName: z.string(),
  state: z.enum(BILL_STATES),
  /** Why it could not be read. */
  message: z.nullable(z.string()),
  /** When it is deleted; null: not by itself. */
  expiresAt: z.nullable(z.string()),
  createdAt: z.string(),
  /** Bytes of its file. */
  size: z.number(),
  /** The project that its owner has put it in, with what is said there of where and how large it is. Null by a link. */
  project: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      state: z.nullable(z.enum(STATES)),
      floorArea: z.nullable(z.number()),
    }),
  ),
  /** The bill that it is a new version of. */
  versionOf: z.nullable(z.string()),
  sheets: z.array(BillSheet),
  totals: z.nullable(BillTotals),
  /** The first of them, the worst first. */
  checks: z.array(BillCheck),
  checkCounts: z.partialRecord(z.enum(CHECK_KINDS), z.number()),
})
export type Bill = z.infer<typeof Bill>

export const BillOverview = z.pick(Bill, {
  id: true,
  name: true,
  fileName: true,
  state: true,
  message: true,
  expiresAt: true,
  createdAt: true,
  versionOf: true,
  totals: true,
})
export type BillOverview = z.infer<typeof BillOverview>

/** `next` is the `after` of the page that follows. */
export const BillLinePage = z.object({
  lines: z.array(BillLine),
  /** Of each of them, in their order: what it is taken for, and what it cost when the bill was last priced. */
  priced: z.array(PricedBillLine),
  next: z.nullable(z.number()),
  total: z.number(),
})
export type BillLinePage = z.infer<typeof BillLinePage>

/** What a row is, and why. */
export const ROW_KINDS = ['blank', 'header', 'closing', 'item', 'repeated-total', 'heading', 'text'] as const
export type RowKind = (typeof ROW_KINDS)[number]

/** A row as it stands in the file: its cells by their columns ("B"), as they are shown. */
export const BillRow = z.object({
  row: z.number(),
  kind: z.enum(ROW_KINDS),
  why: z.string(),
  hidden: z.boolean(),
  cells: z.record(z.string(), z.string()),
})
export type BillRow = z.infer<typeof BillRow>

export const BillRowPage = z.object({ rows: z.array(BillRow), next: z.nullable(z.number()) })
export type BillRowPage = z.infer<typeof BillRowPage>

/** A link by which others see a bill. */
export const BillShare = z.object({ id: z.string(), createdAt: z.string(), expiresAt: z.string() })
export type BillShare = z.infer<typeof BillShare>

/** With its secret, which is told once and goes into the header `X-Bill-Link`. */
export const CreatedShare = z.extend(BillShare, { token: z.string() })
export type CreatedShare = z.infer<typeof CreatedShare>

const LineChange = z.object({
  before: BillLine,
  after: BillLine,
  fields: z.array(z.enum(['quantity', 'rate', 'amount', 'text', 'unit'])),
})
export type LineChange = z.infer<typeof LineChange>

/** What one version of a bill says otherwise than another. */
export const BillComparison = z.object({
  added: z.array(BillLine),
  dropped: z.array(BillLine),
  changed: z.array(LineChange),
  unchanged: z.number(),
})
export type BillComparison = z.infer<typeof BillComparison>
