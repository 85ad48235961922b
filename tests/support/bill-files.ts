import { readFileSync } from 'node:fs'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A workbook of tests/bills/synthetic. */
export const syntheticBill = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(`tests/bills/synthetic/${name}`))
