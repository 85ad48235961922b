import { hash } from 'node:crypto'
import type { ImportName } from '#domain/import/import-rules.ts'
import { splitAddress } from './cell-values.ts'
import type { OfferValues } from './imported-fields.ts'

/** What a row says of which offer it is: our own id in a file of ours, the key column, or what it says otherwise. */
export type RowNames = {
  offerId?: string | undefined
  code?: string | undefined
  identity: string
  /** How the first release named it. */
  formerKey: string
}

/** Longer ones are kept as their digest. */
const CODE_MAX = 200

const digestOf = (text: string) => hash('sha256', text, 'base64url')

/** Words alone: neither capitals nor accents, blanks or punctuation tell two things apart. */
const words = (text: unknown) =>
  String(text ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** "Lekki, Lagos State, Nigeria" is "Lekki Lagos", and "Lekki" where the state has a column of its own. */
function place(address: string, state: unknown): string {
  const split = splitAddress(address)
  return `${words(state ?? split?.state)} ${words(split?.before ?? address)}`
}

/**
 * What an offer is known by that no column names: a product by its name and the pack that its seller says, a home by title, address, type
 * and bedrooms (docs/product.md 20.5). Several may share it.
 */
export function identityOf(name: ImportName, offer: OfferValues): string {
  const parts =
    name === 'products'
      ? [offer.name, ...(offer.readBy === 'seller' ? [offer.packKind, offer.packSize, offer.packUnit] : [])]
      : [offer.name, place(String(offer.address), offer.state), offer.type, offer.bedrooms]
  return digestOf(parts.map(words).join('\u001f'))
}

/** What the key column says: capitals and blanks do not count. */
export function codeOf(cell: string): string | undefined {
  const code = cell.trim().toLowerCase().replace(/\s+/g, ' ')
  if (code === '') return undefined
  return code.length > CODE_MAX ? digestOf(code) : code
}

/** A name as rows that stay out and offers are compared by. */
export const nameWords = words

/** How the first release named a row: by its key column, or by all cells. What it brought is found by that until a file comes for it again. */
export function formerKey(cells: readonly string[], keyIndex: number | undefined): string {
  // A unit separator cannot be part of a cell: control characters are taken out.
  return digestOf(keyIndex === undefined ? `row:${cells.join('\u001f')}` : `key:${cells[keyIndex] ?? ''}`)
}

/** The headers of columns that name a row: a code, a stock number, a link. */
const KEY_HEADERS =
  /^(((item|product|stock|part|listing|property|house) ?)?(code|sku|ref|reference|id|no|number)|sku|barcode|ean|upc|(product|listing|property|detail|page|source)? ?(url|link))( (no|number|code|id))?$/
/** The column of our own exports: the offer itself. */
const OWN_KEY = 'adlm id'
export const OWN_KEY_HEADER = 'ADLM id'

const headerWords = (header: string) => words(header.replace(/([a-z])([A-Z])/g, '$1 $2'))

export const ownKeyIndex = (header: readonly string[]): number | undefined => {
  const index = header.findIndex((each) => headerWords(each) === OWN_KEY)
  return index === -1 ? undefined : index
}

/**
 * The column that names the rows of a file, found by itself: it is called so, most rows have it, and no two different rows have the same.
 * One that only counts the rows names none.
 */
export function findKeyIndex(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  isTaken: (index: number) => boolean,
): number | undefined {
  if (rows.length === 0) return undefined
  const index = header.findIndex(
    (each, at) => KEY_HEADERS.test(headerWords(each)) && !isTaken(at) && namesRows(rows, at),
  )
  return index === -1 ? undefined : index
}

function namesRows(rows: readonly (readonly string[])[], index: number): boolean {
  const rowOf = new Map<string, string>()
  let counting = true
  for (const [at, cells] of rows.entries()) {
    const code = codeOf(cells[index] ?? '')
    counting &&= Number(code) === at + 1
    if (code === undefined) continue
    const whole = cells.join('\u001f')
    if ((rowOf.get(code) ?? whole) !== whole) return false
    rowOf.set(code, whole)
  }
  return !counting && rowOf.size * 2 >= rows.length
}

/** The same for rows that stand twice in a file: that have one code, or say the same of everything. */
export function repetitionKey({
  offerId,
  code,
  identity,
  columns,
}: Pick<RowNames, 'offerId' | 'code' | 'identity'> & { columns: object }): string {
  return digestOf(offerId ?? (code === undefined ? `${identity} ${JSON.stringify(columns)}` : `code ${code}`))
}
