import { setImmediate } from 'node:timers/promises'

/** So many take a few dozen milliseconds at most. */
const AT_ONCE = 100

/** As `map`, letting other calls have their turn in between: for thousands of things that each take a while. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  convert: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % AT_ONCE === 0) await setImmediate()
    results.push(convert(item, index))
  }
  return results
}
