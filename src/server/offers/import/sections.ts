import { guessShelf } from './category-words.ts'
import type { CsvRecord } from './csv-records.ts'

/** A row of the file with the heading above it, and whether it is one itself. */
export type SectionedRecord = CsvRecord & { section?: string | undefined; isHeading?: boolean }

const HEADING_LENGTH = 40

/** "CEMENT" or "Iron rods:" alone in its row says what the rows below it are. */
function headingOf(record: CsvRecord): string | undefined {
  if (!('cells' in record)) return undefined
  const [only = '', ...others] = record.cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  const isHeading = others.length === 0 && only.length <= HEADING_LENGTH && /^\p{L}[^\d]*$/u.test(only)
  return isHeading ? only.replace(/\s*[:–-]+$/, '') : undefined
}

/** Tells the rows of a file, in their order, under which heading they stand; one that names no shelf says nothing. */
export function sections(): (record: CsvRecord) => SectionedRecord {
  let section: string | undefined
  return (record) => {
    const heading = headingOf(record)
    if (heading !== undefined) section = guessShelf(heading) && heading
    return { ...record, section, isHeading: heading !== undefined }
  }
}

/** A row that says only a size, such as "12 mm" below "RODS", is called by both. */
export const nameInSection = (name: string, section: string): string =>
  /\p{L}{3}/u.test(name) || name === '' ? name : `${name} ${section.toLowerCase()}`
