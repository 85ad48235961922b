/**
 * JSON without what rows have in common: the names of objects that are alike stand once, with a column of values each, and the objects of
 * the lists within rows are one list, with how many of them each row has. Everything else is as it was.
 */
type Packed = Value | Packed[] | { [name: string]: Packed }
type Value = string | number | boolean | null | undefined
type Columns = { $: { [name: string]: Packed } }
type Lists = { $: number[]; of: Packed }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The names of all of them, where they have the same. */
function namesOf(rows: readonly unknown[]): string[] | undefined {
  const [first] = rows
  if (!isObject(first)) return undefined
  const names = Object.keys(first)
  const isAlike = (row: unknown) =>
    isObject(row) &&
    Object.keys(row).length === names.length &&
    names.every((name) => row[name] !== undefined)
  return names.length > 0 && rows.every(isAlike) ? names : undefined
}

/** @param json what JSON can say @returns what `unpacked` makes the same of */
export function packed(json: unknown): Packed {
  if (isObject(json))
    return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, packed(value)]))
  if (!Array.isArray(json)) return json as Value
  if (json.length < 2) return json.map(packed)
  const items = json.flat()
  if (json.every((each) => Array.isArray(each)) && items.length > 1 && namesOf(items))
    return { $: json.map(({ length }) => length), of: packed(items) } satisfies Lists
  const names = namesOf(json)
  return names
    ? ({
        $: Object.fromEntries(names.map((name) => [name, packed(json.map((row) => row[name]))])),
      } satisfies Columns)
    : json.map(packed)
}

export function unpacked(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(unpacked)
  if (!isObject(json)) return json
  const { $, of } = json as Partial<Columns & Lists>
  if (Array.isArray($)) {
    const items = (unpacked(of) as unknown[]).values()
    return $.map((length) => Array.from({ length }, () => items.next().value))
  }
  if (!$) return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, unpacked(value)]))
  const columns = Object.entries($).map(([name, column]) => [name, unpacked(column) as unknown[]] as const)
  return columns[0]?.[1].map((_, row) =>
    Object.fromEntries(columns.map(([name, column]) => [name, column[row]])),
  )
}
