import type { KeyboardEvent } from 'react'

/** The columns that somebody walks through, as they stand from left to right. */
export type SheetColumn = 'choose' | 'price' | 'stock'

/** What makes a control one of the sheet. */
export const inColumn = (column: SheetColumn) => ({ 'data-column': column })

const controls = (table: Element, column: string) => [
  ...table.querySelectorAll<HTMLInputElement>(`[data-column="${column}"]`),
]

/** Whether the caret is at that end, or the whole text is chosen, as it is on arrival: then the arrow leads on. */
function leavesText({ type, value, selectionStart, selectionEnd }: HTMLInputElement, key: string): boolean {
  if (type === 'checkbox' || (selectionStart === 0 && selectionEnd === value.length)) return true
  return selectionStart === selectionEnd && selectionStart === (key === 'ArrowLeft' ? 0 : value.length)
}

/**
 * Arrow keys and Enter as in a spreadsheet: up and down in a column, left and right within a row. Tab goes through all controls, as
 * everywhere.
 */
export function walkSheet(event: KeyboardEvent<HTMLTableElement>): void {
  const { key, target, currentTarget: table, ctrlKey, metaKey, altKey, shiftKey } = event
  if (!(target instanceof HTMLInputElement) || ctrlKey || metaKey || altKey) return
  const { column } = target.dataset
  const isEnter = key === 'Enter'
  if (column === undefined || (shiftKey && !isEnter)) return
  const to = isEnter || key === 'ArrowDown' || key === 'ArrowUp' ? vertical() : horizontal()
  if (!to) return
  event.preventDefault()
  to.focus()

  function vertical(): HTMLInputElement | undefined {
    const all = controls(table, column ?? '')
    const back = key === 'ArrowUp' || shiftKey
    return all[all.indexOf(target as HTMLInputElement) + (back ? -1 : 1)]
  }
  function horizontal(): HTMLInputElement | undefined {
    if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || !leavesText(target as HTMLInputElement, key))
      return undefined
    const row = (target as HTMLInputElement).closest('tr')
    const all = [...(row?.querySelectorAll<HTMLInputElement>('[data-column]') ?? [])]
    // Several prices of a row stand below each other.
    const others = all.filter((each) => each === target || each.dataset.column !== column)
    return others[others.indexOf(target as HTMLInputElement) + (key === 'ArrowLeft' ? -1 : 1)]
  }
}
