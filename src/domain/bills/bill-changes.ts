import type { BillLine } from './bill-schema.ts'

/** What has become of a line from one version of a bill to the next. */
export type BillChange =
  | { kind: 'added'; after: BillLine }
  | { kind: 'dropped'; before: BillLine }
  | { kind: 'changed'; before: BillLine; after: BillLine }

/**
 * What was added, dropped and changed between two versions of a bill: changed lines are those of the same words and unit whose
 * quantity, rate or amount is another. In the order of the later version, what was dropped at the end.
 */
export function billChanges(before: readonly BillLine[], after: readonly BillLine[]): BillChange[] {
  const waiting = new Map<string, BillLine[]>()
  for (const line of before) waiting.set(line.fingerprint, [...(waiting.get(line.fingerprint) ?? []), line])
  const changes: BillChange[] = []
  for (const line of after) {
    const same = waiting.get(line.fingerprint) ?? []
    // Of lines that stand twice the one that says the same is the same.
    const found = same.find((each) => isSame(each, line)) ?? same[0]
    if (!found) changes.push({ kind: 'added', after: line })
    else if (!isSame(found, line)) changes.push({ kind: 'changed', before: found, after: line })
    if (found)
      waiting.set(
        line.fingerprint,
        same.filter((each) => each !== found),
      )
  }
  const dropped = new Set([...waiting.values()].flat())
  for (const line of before) if (dropped.has(line)) changes.push({ kind: 'dropped', before: line })
  return changes
}

const isSame = (one: BillLine, other: BillLine) =>
  one.quantity === other.quantity && one.rate === other.rate && one.amount === other.amount

/** What a change adds to the bill, in naira. */
export const worthOf = (change: BillChange): number =>
  (change.kind === 'dropped' ? 0 : (change.after.amount ?? 0)) -
  (change.kind === 'added' ? 0 : (change.before.amount ?? 0))
