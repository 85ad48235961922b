import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const FILE = join(import.meta.dirname, '../../../docs/price-index.md')

/** How the price index is made, as it is written for statisticians (Markdown). */
export const readMethod = (): Promise<string> => readFile(FILE, 'utf8')
