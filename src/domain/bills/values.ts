import type { BookCells, CellKey } from './book-cells.ts'
import { type CellValue, isErrorValue, numberOf, ofNumbers, pair, ROUNDINGS, rounded } from './cell-values.ts'
import type { Formula } from './formula.ts'

export type Workings = ReturnType<typeof workingsOf>

/**
 * What the formulas of a workbook come to. Understands + − × ÷, powers, percentages, comparisons, SUM, ROUND (UP, DOWN) and IF; what a
 * formula cannot be worked out by is what the file says beside it.
 */
export function workingsOf(book: BookCells) {
  const { cachedValue, cells, formulaOf, keysOf, namedFormula, placeOf, precedentsOf } = book
  const worked = new Map<CellKey, CellValue>()
  /** Formulas that could not be worked out, for which the file's figure stands. */
  const unworked = new Set<CellKey>()

  /** What a cell shows: what the file says, or where it says nothing of a formula, what that comes to. */
  function shownValue(key: CellKey): CellValue {
    const cell = cells.get(key)
    if (!cell) return null
    if (cell.formula === undefined || cell.value !== null) return cachedValue(key)
    return work(key, (each) => cells.get(each)?.value === null)
  }

  /**
   * What a cell comes to, where all formulas that `isOpen` are worked out anew. Walks with a list of its own: chains of formulas are as
   * long as bills.
   */
  function work(key: CellKey, isOpen: (key: CellKey) => boolean): CellValue {
    const waiting: CellKey[] = [key]
    const begun = new Set<CellKey>()
    while (waiting.length > 0) {
      const each = waiting.at(-1) as CellKey
      if (worked.has(each)) {
        waiting.pop()
        continue
      }
      const formula = formulaOf(each)
      if (!formula) {
        if (cells.get(each)?.formula !== undefined) unworked.add(each)
        worked.set(each, cachedValue(each))
        continue
      }
      const open = begun.has(each)
        ? []
        : precedentsOf(each).keys.filter(
            (other) => !worked.has(other) && cells.get(other)?.formula !== undefined && isOpen(other),
          )
      begun.add(each)
      // A cell that waits for itself is a circle, which comes to nothing.
      const fresh = open.filter((other) => !begun.has(other))
      if (fresh.length > 0) waiting.push(...fresh)
      else {
        const value = evaluate(formula, placeOf(each))
        if (value === undefined) unworked.add(each)
        worked.set(each, value ?? cachedValue(each))
      }
    }
    return worked.get(key) ?? null
  }

  const known = (key: CellKey): CellValue => (worked.has(key) ? (worked.get(key) ?? null) : cachedValue(key))

  /** @returns undefined for what is not understood */
  function evaluate(formula: Formula, place: number): CellValue | undefined {
    switch (formula.kind) {
      case 'number':
      case 'text':
        return formula.value
      case 'error':
        return { error: formula.value }
      case 'cells': {
        const { from, to, isExternal } = formula.cells
        if (isExternal || from.row !== to.row || from.column !== to.column) return undefined
        const keys = keysOf(formula.cells, place)
        if (!keys) return undefined
        return keys[0] === undefined ? null : known(keys[0])
      }
      case 'name': {
        const named = namedFormula(formula.name)
        return named && named.kind !== 'name' ? evaluate(named, place) : undefined
      }
      case 'sign': {
        const value = evaluate(formula.of, place)
        return value === undefined
          ? undefined
          : ofNumbers([value], ([one = 0]) =>
              formula.sign === '%' ? one / 100 : formula.sign === '-' ? -one : one,
            )
      }
      case 'pair': {
        const [left, right] = [evaluate(formula.left, place), evaluate(formula.right, place)]
        return left === undefined || right === undefined ? undefined : pair(formula.sign, left, right)
      }
      case 'call':
        return call(formula, place)
    }
  }

  function call({ name, parts }: Formula & { kind: 'call' }, place: number): CellValue | undefined {
    if (name === 'SUM') return sum(parts, place)
    const round = ROUNDINGS[name]
    if (round && parts.length === 2) {
      const [value, digits] = parts.map((part) => evaluate(part, place))
      if (value === undefined || digits === undefined) return undefined
      return ofNumbers([value, digits], ([one = 0, places = 0]) => rounded(one, places, round))
    }
    if (name === 'IF' && parts.length >= 2) {
      const [condition, then, otherwise] = parts
      const decided = condition && evaluate(condition, place)
      if (decided === undefined) return undefined
      if (isErrorValue(decided)) return decided
      if (typeof decided === 'string') return { error: '#VALUE!' }
      const chosen = decided ? then : otherwise
      return chosen ? evaluate(chosen, place) : 0
    }
    return undefined
  }

  function sum(parts: readonly Formula[], place: number): CellValue | undefined {
    let total = 0
    for (const part of parts) {
      if (part.kind === 'cells') {
        const keys = keysOf(part.cells, place)
        if (!keys) return undefined
        for (const key of keys) {
          const value = known(key)
          if (isErrorValue(value)) return value
          // A sum leaves texts out that stand in its cells.
          if (typeof value === 'number') total += value
        }
        continue
      }
      const value = evaluate(part, place)
      if (value === undefined) return undefined
      const number = numberOf(value)
      if (typeof number !== 'number') return number
      total += number
    }
    return total
  }

  return { ...book, shownValue, work, unworked, evaluate }
}
