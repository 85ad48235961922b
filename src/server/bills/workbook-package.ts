import { type UnzipFileInfo, unzipSync } from 'fflate'
import { BILL_LIMITS } from '#domain/bills/bill-rules.ts'
import { AppError } from '#domain/errors.ts'
import { attribute, readTags } from '#server/files/markup.ts'

export const UNREADABLE = 'This workbook cannot be read. Open it in Excel, save it as .xlsx, and send that.'
const TOO_LARGE =
  'This workbook is too large when it is unpacked. Save only the sheets of the bill in a new workbook.'

/** More files than this are in no workbook. */
const PARTS_MAX = 5_000

/** A workbook is a zip of files, its parts. Their names are as they stand in it. */
export type WorkbookPackage = {
  names: readonly string[]
  /** The bytes of a part, by its name in any case. */
  part(name: string): Uint8Array | undefined
  /** All parts, in their order. */
  all(): Record<string, Uint8Array>
}

/** Opens a workbook without unpacking it. @throws AppError invalid for what is none, or would be too large */
export function openPackage(bytes: Uint8Array): WorkbookPackage {
  const sizes = new Map<string, number>()
  let total = 0
  unzip(bytes, ({ name, originalSize, size }) => {
    total += Math.max(originalSize, size)
    if (total > BILL_LIMITS.unpackedBytes || sizes.size >= PARTS_MAX) throw new AppError('invalid', TOO_LARGE)
    sizes.set(name, originalSize)
    return false
  })
  const names = [...sizes.keys()]
  return {
    names,
    part(wanted) {
      const name = names.find((each) => each.toLowerCase() === wanted.toLowerCase())
      return name === undefined ? undefined : unzip(bytes, (each) => each.name === name)[name]
    },
    all: () => unzip(bytes, () => true),
  }
}

/** What is unpacked is never more than the directory says, which is counted. */
function unzip(bytes: Uint8Array, filter: (file: UnzipFileInfo) => boolean): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter })
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('invalid', UNREADABLE)
  }
}

/** XML is UTF-8, unless it says otherwise. */
export function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

/** A sheet as the workbook lists it. */
export type SheetEntry = { name: string; path: string; isHidden: boolean }

/** The path of a part that another part names: from the top, or beside it. */
const resolvePath = (base: string, target: string): string => {
  if (target.startsWith('/')) return target.slice(1)
  const path = base.split('/').slice(0, -1)
  for (const piece of target.split('/')) {
    if (piece === '..') path.pop()
    else if (piece !== '.') path.push(piece)
  }
  return path.join('/')
}

/** Where the relations of a part are. */
export const relationsPath = (path: string): string => path.replace(/([^/]*)$/, '_rels/$1.rels')

export function relationsOf(
  book: WorkbookPackage,
  path: string,
): Map<string, { type: string; path: string }> {
  const relations = new Map<string, { type: string; path: string }>()
  const part = book.part(relationsPath(path))
  for (const { name, closes, attributes } of readTags(part ? decodeXml(part) : '')) {
    if (name !== 'relationship' || closes || attribute(attributes, 'TargetMode') === 'External') continue
    relations.set(attribute(attributes, 'Id') ?? '', {
      type: attribute(attributes, 'Type') ?? '',
      path: resolvePath(path, attribute(attributes, 'Target') ?? ''),
    })
  }
  return relations
}

/** The workbook's own part, wherever the package says that it is. */
export function workbookPath(book: WorkbookPackage): string {
  const main = [...relationsOf(book, '').values()].find(({ type }) => type.endsWith('/officeDocument'))
  return main?.path ?? 'xl/workbook.xml'
}
