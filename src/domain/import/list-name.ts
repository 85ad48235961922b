import { LIST_NAME_MAX } from './import-rules.ts'

const MONTHS =
  'jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?'
const DATE_PARTS = new RegExp(`^(\\d+|\\d*(st|nd|rd|th)|${MONTHS}|week|wk|copy|final|v\\d+)$`, 'i')

/** What a list is called by its file: without what changes from week to week ("Prices 14-Nov-2026 (2).csv" is "Prices"). */
export function listNameOf(fileName: string): string {
  const words = fileName
    .replace(/\.\w+$/, '')
    .split(/[\s_.()[\]-]+/)
    .filter(Boolean)
  const lasting = words.filter((word) => !DATE_PARTS.test(word))
  return ((lasting.length > 0 ? lasting : words).join(' ') || 'List').slice(0, LIST_NAME_MAX)
}
