import type { PriceChange, SheetPrice } from '#domain/prices/price-sheet-schema.ts'
import { changeOf, type Edits, problemsOf } from './sheet-edits.ts'

/** What a press saves: what was changed, and what is said to be right as it is. */
export type SheetPlan = {
  changes: PriceChange[]
  confirmed: string[]
  /** The first cell that keeps it from being sent. */
  problem: { id: string; key: string } | undefined
  /** Rows with a problem. */
  wrong: number
}

/**
 * @param changed whose edits are saved
 * @param confirmed whose prices are said to be right: of those that are edited, what is not edited
 */
export function planOf(
  edits: Edits,
  changed: readonly SheetPrice[],
  confirmed: readonly SheetPrice[],
): SheetPlan {
  const right = new Set(confirmed.map(({ id }) => id))
  const edited = changed.flatMap((row) => {
    const edit = edits[row.id]
    return edit ? [{ row, edit }] : []
  })
  const problems = edited.flatMap(({ row, edit }) => {
    const [key] = Object.keys(problemsOf(row, edit))
    return key === undefined ? [] : [{ id: row.id, key }]
  })
  return {
    changes: edited.map(({ row, edit }) => changeOf(row, edit, right.has(row.id))),
    confirmed: confirmed.filter(({ id }) => !edits[id]).map(({ id }) => id),
    problem: problems[0],
    wrong: problems.length,
  }
}

/** "3 changed, 47 confirmed", "1 changed", "50 confirmed". */
export function outcomeText(changed: number, confirmed: number): string {
  const parts = [changed > 0 && `${changed} changed`, confirmed > 0 && `${confirmed} confirmed`]
  return parts.filter(Boolean).join(', ') || 'Nothing to save'
}

/** What a press will do, as its button says before. @param all whether everything on the sheet is meant */
export function planText(
  { changes, confirmed }: Pick<SheetPlan, 'changes' | 'confirmed'>,
  all: boolean,
): string {
  if (changes.length === 0)
    return all
      ? 'All still right'
      : confirmed.length === 1
        ? 'This one still right'
        : `These ${confirmed.length} still right`
  return confirmed.length > 0
    ? `Save ${changes.length}, confirm ${confirmed.length}`
    : `Save ${changes.length}`
}
