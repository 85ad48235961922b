import * as z from 'zod/mini'
import { SHEET_KINDS, SheetColumns } from './bill-schema.ts'

/** What a person says of a sheet: what it is, and which column is what. */
export const SheetMapping = z.object({
  sheet: z.string().check(z.maxLength(100)),
  kind: z.enum(SHEET_KINDS),
  columns: SheetColumns,
})
export type SheetMapping = z.infer<typeof SheetMapping>

export const MappingInput = z.object({
  sheets: z.array(SheetMapping).check(z.minLength(1), z.maxLength(100)),
})
export type MappingInput = z.infer<typeof MappingInput>

export const BILL_NAME_MAX = 120

export const BillNameInput = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Say what it is called'), z.maxLength(BILL_NAME_MAX)),
})
export type BillNameInput = z.infer<typeof BillNameInput>
