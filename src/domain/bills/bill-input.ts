import * as z from 'zod/mini'
import { onOneLine } from '#domain/input-fields.ts'
import { SHARE_DAYS } from './bill-rules.ts'
import { LowerTable, SHEET_KINDS, SheetColumns } from './bill-schema.ts'

/** What a person says of a sheet: what it is, and which column is what. */
export const SheetMapping = z.object({
  sheet: z.string().check(z.maxLength(100)),
  kind: z.enum(SHEET_KINDS),
  columns: SheetColumns,
  /** Of tables below the first, by the rows of their headings; those that are left out stay as they were found. */
  lower: z.optional(z.array(LowerTable).check(z.maxLength(50))),
})
export type SheetMapping = z.infer<typeof SheetMapping>

export const MappingInput = z.object({
  sheets: z.array(SheetMapping).check(z.minLength(1), z.maxLength(100)),
})
export type MappingInput = z.infer<typeof MappingInput>

export const BILL_NAME_MAX = 120

export const BillNameInput = z.object({
  name: z.string().check(onOneLine, z.minLength(1, 'Give it a name'), z.maxLength(BILL_NAME_MAX)),
})
export type BillNameInput = z.infer<typeof BillNameInput>

/** Rates to be written into the own workbook, by the keys of their lines; with `sources` a sheet says where they come from. */
export const RatesInput = z.object({
  rates: z
    .array(
      z.object({
        key: z.string().check(z.maxLength(150)),
        /** In naira. */
        rate: z.number().check(z.minimum(0), z.maximum(1e12)),
        source: z.optional(z.string().check(z.maxLength(300))),
        sellers: z.optional(z.number()),
        date: z.optional(z.string().check(z.maxLength(30))),
      }),
    )
    .check(z.minLength(1), z.maxLength(20_000)),
  sources: z.optional(z.boolean()),
})
export type RatesInput = z.infer<typeof RatesInput>

/** For how long a link to a bill is good. */
export const ShareInput = z.object({
  days: z._default(z.int().check(z.minimum(1), z.maximum(SHARE_DAYS.max)), SHARE_DAYS.default),
})
export type ShareInput = z.infer<typeof ShareInput>
