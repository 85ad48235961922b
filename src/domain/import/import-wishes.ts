/**
 * What a person says of their file: `map` has their header by our field, `defaults` a value by our field, `key` their header of the
 * column that names a row, `rates` naira for one unit of a currency.
 */
export type ImportWishes = {
  map: Readonly<Record<string, string>>
  defaults: Readonly<Record<string, string>>
  key?: string | undefined
  rates: Readonly<Record<string, number>>
}

/** `field=their header`, `field=value`: the first sign parts them. */
export function parseWish(text: string): [field: string, wish: string] | undefined {
  const [, field, wish] = /^\s*([^=]+?)\s*=\s*(.+?)\s*$/s.exec(text) ?? []
  return field && wish ? [field, wish] : undefined
}

/** `USD=1550` */
export function parseRate(text: string): [currency: string, naira: number] | undefined {
  const [code = '', amount] = parseWish(text) ?? []
  const naira = Number(amount)
  return /^[a-z]{3}$/i.test(code) && naira > 0 && naira < 1e9 ? [code.toUpperCase(), naira] : undefined
}

/** The wishes as the query string of an import says them. */
export function wishesQuery({ map, defaults, key, rates }: ImportWishes): string {
  const pairs = (name: string, wishes: Readonly<Record<string, string | number>>) =>
    Object.entries(wishes).map(([field, wish]) => [name, `${field}=${wish}`])
  const named = key === undefined ? [] : [['key', key]]
  return new URLSearchParams([
    ...pairs('map', map),
    ...pairs('default', defaults),
    ...named,
    ...pairs('rate', rates),
  ]).toString()
}
