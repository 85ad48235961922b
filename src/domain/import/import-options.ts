/**
 * What a person says of their file: `map` has their header by our field, or nothing for a field that is to have no column;
 * `defaults` has a value by our field, `key` their header of the column that names a row, `rates` naira for one unit of a currency.
 */
export type ImportOptions = {
  map: Readonly<Record<string, string>>
  defaults: Readonly<Record<string, string>>
  key?: string | undefined
  rates: Readonly<Record<string, number>>
}

/** `field=their header`, or `field=` for no column: split at the first `=`. */
export function parseMapping(text: string): [field: string, header: string] | undefined {
  const [, field, header] = /^\s*([^=]+?)\s*=\s*(.*?)\s*$/s.exec(text) ?? []
  return field === undefined || header === undefined ? undefined : [field, header]
}

/** `field=value` */
export function parseOption(text: string): [field: string, option: string] | undefined {
  const option = parseMapping(text)
  return option?.[1] ? option : undefined
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
export function importOptionsQuery({ map, defaults, key, rates }: ImportOptions): string {
  const pairs = (name: string, importOptions: Readonly<Record<string, string | number>>) =>
    Object.entries(importOptions).map(([field, option]) => [name, `${field}=${option}`])
  const named = key === undefined ? [] : [['key', key]]
  return new URLSearchParams([
    ...pairs('map', map),
    ...pairs('default', defaults),
    ...named,
    ...pairs('rate', rates),
  ]).toString()
}
