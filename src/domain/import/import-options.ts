/**
 * What a person says of their file: `map` has their header by our field, or nothing for a field that is to have no column;
 * `defaults` has a value by our field, `key` their header of the column that names a row, `rates` naira for one unit of a currency.
 */
export type ImportOptions = {
  map: Readonly<Record<string, string>>
  defaults: Readonly<Record<string, string>>
  key?: string | undefined
  rates: Readonly<Record<string, number>>
  /** What words of theirs mean, by our field and their word: `{ unit: { truck: 'nr' } }`. */
  values?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Which sheet of a workbook; without it the one whose headers are known best. */
  sheet?: string | undefined
  /** Prices that look wrong and are right: of these lines, or all. */
  sure?: 'all' | readonly number[] | undefined
}

/** What is kept of them for the next file: `rows` is what rows mean that say nothing of a field. */
export type RememberedOptions = Partial<Pick<ImportOptions, 'map' | 'defaults' | 'key' | 'values'>> & {
  rows?: Readonly<Record<string, string>>
}

/** `field=their header`, or `field=` for no column: split at the first `=`. */
export function parseMapping(text: string): [field: string, header: string] | undefined {
  const [field = '', ...header] = text.split('=')
  return field.trim() && header.length > 0 ? [field.trim(), header.join('=').trim()] : undefined
}

/** `field=value` */
export function parseOption(text: string): [field: string, option: string] | undefined {
  const option = parseMapping(text)
  return option?.[1] ? option : undefined
}

/** `field=their word=ours`: what a word of theirs means, or without a word what rows mean that say nothing. Ours have no `=`. */
export function parseAnswer(text: string): [field: string, word: string, ours: string] | undefined {
  const at = text.lastIndexOf('=')
  const [field, word] = parseMapping(text.slice(0, Math.max(at, 0))) ?? []
  const ours = text.slice(at + 1).trim()
  return field !== undefined && word !== undefined && ours ? [field, word, ours] : undefined
}

/** `all`, or the number of a line */
export function parseSure(text: string): 'all' | number | undefined {
  if (text === 'all') return 'all'
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined
}

/** `USD=1550` */
export function parseRate(text: string): [currency: string, naira: number] | undefined {
  const [code = '', amount] = parseOption(text) ?? []
  const naira = Number(amount)
  return /^[a-z]{3}$/i.test(code) && naira > 0 && naira < 1e9 ? [code.toUpperCase(), naira] : undefined
}

/** Several, as people write them: `USD = 1,550; EUR=1700`. @returns undefined where a part of it is none */
export function parseRates(text: string): Record<string, number> | undefined {
  const parts = text
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/\s*=\s*/g, '=')
    .split(/[,;\s]+/)
    .filter((part) => part !== '')
  const rates = parts.flatMap((part) => {
    const rate = parseRate(part)
    return rate ? [rate] : []
  })
  return rates.length < parts.length ? undefined : Object.fromEntries(rates)
}

/** The import options as a query string. */
export function importOptionsQuery({
  map,
  defaults,
  key,
  rates,
  values,
  sheet,
  sure,
}: ImportOptions): string {
  const pairs = (name: string, importOptions: Readonly<Record<string, string | number>>) =>
    Object.entries(importOptions).map(([field, option]) => [name, `${field}=${option}`])
  const named = Object.entries({ key, sheet }).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, text]],
  )
  const answers = Object.entries(values ?? {}).flatMap(([field, words]) =>
    Object.entries(words).map(([word, ours]) => ['value', `${field}=${word}=${ours}`]),
  )
  const certain = [sure ?? []].flat().map((line) => ['sure', String(line)])
  return new URLSearchParams([
    ...pairs('map', map),
    ...pairs('default', defaults),
    ...named,
    ...pairs('rate', rates),
    ...answers,
    ...certain,
  ]).toString()
}
