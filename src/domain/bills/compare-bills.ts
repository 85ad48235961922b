import type { BillComparison, BillLine, LineChange } from './bill-schema.ts'

/** What a line is, whatever its figures: its place in the bill, its text and its unit. */
const identity = ({ section, text, unit }: BillLine): string =>
  [...section, text, unit.known ?? unit.written].join('|').toLowerCase()

/**
 * What a new version of a bill has added, dropped and changed. Lines are found again by their whole context, then by section, text and unit,
 * then by their text alone; of several that are the same, the first is the first.
 */
export function compareBills(before: readonly BillLine[], after: readonly BillLine[]): BillComparison {
  const left = new Set(before)
  const open = new Set(after)
  const pairs: [BillLine, BillLine][] = []
  const names: ((line: BillLine) => string)[] = [
    (line) => `${line.sheet}|${line.fingerprint}|${line.quantity}`,
    (line) => line.fingerprint,
    identity,
    ({ text }) => text.toLowerCase(),
  ]
  for (const nameOf of names) {
    const known = Map.groupBy(left, nameOf)
    for (const line of open) {
      const found = known.get(nameOf(line))?.shift()
      if (!found) continue
      pairs.push([found, line])
      left.delete(found)
      open.delete(line)
    }
  }
  const changed = pairs.flatMap(([one, other]): LineChange[] => {
    const fields = (['quantity', 'rate', 'amount', 'text'] as const).filter(
      (field) => one[field] !== other[field],
    )
    const isUnit = one.unit.written !== other.unit.written
    return fields.length === 0 && !isUnit
      ? []
      : [{ before: one, after: other, fields: isUnit ? [...fields, 'unit'] : fields }]
  })
  return { added: [...open], dropped: [...left], changed, unchanged: pairs.length - changed.length }
}
