/**
 * JSON without what rows have in common. The names of objects that are alike stand once, with a column of values each. Where only some have
 * a value (`name?`) or some have null (`name!`), the column is of lists of one or none. The objects of the lists within rows are one list,
 * with how many of them each row has, and values that recur stand once, with a letter for each place, or with how often where there is no other.
 * How texts begin and end alike stands once, too. Everything else is as it was.
 */
type Packed = Value | Packed[] | { [name: string]: Packed }
type Value = string | number | boolean | null | undefined
type Columns = { $: { [name: string]: Packed } }
type Lists = { $: number[]; of: Packed }
type Repeated = { $: string | number; of: Packed }
type Ends = { $: [start: string, end: string]; of: Packed }

type Row = Record<string, unknown>

/** The first of values that recur is A; more different ones than letters are no repetition. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** What stands around the letters. */
const FRAME = '{"$":"","of":[]}'.length
const ENDS_FRAME = '{"$":["",""],"of":}'.length

const isMarked = (name: string) => /[?!]$/.test(name)

const isObject = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Where that is shorter: what differs, and a letter for each value, or how many there are where none differs. */
function repeatedIn(values: readonly unknown[]): Repeated | undefined {
  const different = new Map<string, { letter: string; value: unknown }>()
  let letters = ''
  let saved = -FRAME
  for (const value of values) {
    const text = JSON.stringify(value) ?? 'null'
    const known = different.get(text)
    const letter = known?.letter ?? LETTERS[different.size]
    if (!letter) return undefined
    if (!known) different.set(text, { letter, value })
    letters += letter
    saved += known ? text.length : -1
  }
  if (saved <= 0) return undefined
  const of = packed([...different.values()].map(({ value }) => value))
  return { $: different.size === 1 ? letters.length : letters, of }
}

/** Where that is shorter: how all of them begin and end, and what is between. */
function endsOf(texts: readonly unknown[]): Ends | undefined {
  if (!texts.every((text) => typeof text === 'string')) return undefined
  const start = alike(texts, 0, (at) => at)
  const end = alike(texts, start, (at) => -1 - at)
  if ((texts.length - 1) * (start + end) <= ENDS_FRAME) return undefined
  const [first = ''] = texts
  return {
    $: [first.slice(0, start), first.slice(first.length - end)],
    of: texts.map((text) => text.slice(start, text.length - end)),
  }
}

/** How many characters are the same in all. @param taken so many that are not looked at */
function alike(texts: readonly string[], taken: number, place: (index: number) => number): number {
  const most = Math.min(...texts.map(({ length }) => length)) - taken
  let count = 0
  while (count < most && texts.every((text) => text.at(place(count)) === texts[0]?.at(place(count)))) count++
  return count
}

/** The columns of objects of which most have the most names. */
function columnsOf(rows: readonly unknown[]): Columns | undefined {
  if (!rows.every(isObject)) return undefined
  const names = new Set(rows.flatMap((row) => Object.keys(row)))
  const common = [...names].filter((name) => rows.every((row) => row[name] !== undefined))
  if (common.length * 2 < names.size || names.size === 0 || [...names].some(isMarked)) return undefined
  return {
    $: Object.fromEntries(
      Array.from(names, (name) =>
        columnOf(
          name,
          rows.map((row) => row[name]),
        ),
      ),
    ),
  }
}

function columnOf(name: string, values: readonly unknown[]): [name: string, column: Packed] {
  const isOptional = values.includes(undefined)
  const none = isOptional ? undefined : null
  const present = values.filter((value) => value !== none)
  if (!isOptional && (present.length === values.length || !present.some(isObject)))
    return [name, packed(values)]
  return [`${name}${isOptional ? '?' : '!'}`, packed(values.map((value) => (value === none ? [] : [value])))]
}

/** @param json what JSON can say @returns what `unpacked` makes the same of */
export function packed(json: unknown): Packed {
  if (isObject(json))
    return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, packed(value)]))
  if (!Array.isArray(json)) return json as Value
  if (json.length < 2) return json.map(packed)
  return repeatedIn(json) ?? endsOf(json) ?? listsOf(json) ?? columnsOf(json) ?? json.map(packed)
}

function listsOf(rows: readonly unknown[]): Lists | undefined {
  if (!rows.every((row) => Array.isArray(row))) return undefined
  const items = rows.flat()
  return items.length > 1 && items.every(isObject)
    ? { $: rows.map(({ length }) => length), of: packed(items) }
    : undefined
}

export function unpacked(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(unpacked)
  if (!isObject(json)) return json
  const { $, of } = json as { $?: (Columns | Lists | Repeated | Ends)['$']; of?: unknown }
  if (!$) return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, unpacked(value)]))
  if (typeof $ === 'object' && !Array.isArray($)) return rowsOf($)
  const values = unpacked(of) as unknown[]
  if (typeof $ === 'number') return Array.from({ length: $ }, () => values[0])
  if (typeof $ === 'string') return Array.from($, (letter) => values[LETTERS.indexOf(letter)])
  if (isEnds($)) return values.map((value) => $[0] + value + $[1])
  const items = values.values()
  return $.map((length) => Array.from({ length }, () => items.next().value))
}

const isEnds = ($: (Lists | Ends)['$']): $ is Ends['$'] => typeof $[0] === 'string'

function rowsOf($: Columns['$']): unknown {
  const columns = Object.entries($).map(([name, column]) => [name, unpacked(column) as unknown[]] as const)
  return columns[0]?.[1].map((_, row) =>
    Object.fromEntries(columns.flatMap(([name, column]) => cellsOf(name, column[row]))),
  )
}

function cellsOf(name: string, value: unknown): [name: string, value: unknown][] {
  if (!isMarked(name)) return [[name, value]]
  const bare = name.slice(0, -1)
  const present = (value as unknown[]).map((each): [string, unknown] => [bare, each])
  return present.length === 0 && name.endsWith('!') ? [[bare, null]] : present
}
