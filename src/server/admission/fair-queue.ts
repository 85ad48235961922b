/**
 * Whoever waits stands in the line of their name. A line is first come, first served, and the lines take turns: many of one name
 * make their own line long, nobody else's.
 */
export function createFairQueue<Item>() {
  /** In the order of their turns. Never an empty one. */
  const lines = new Map<string, Set<Item>>()
  let size = 0

  const remove = (name: string, item: Item): void => {
    const line = lines.get(name)
    if (!line?.delete(item)) return
    size -= 1
    if (line.size === 0) lines.delete(name)
  }
  return {
    size: () => size,
    lengthOf: (name: string) => lines.get(name)?.size ?? 0,
    add: (name: string, item: Item) => {
      const line = lines.get(name) ?? new Set()
      lines.set(name, line.add(item))
      size += 1
    },
    remove,
    /** Whoever is next leaves the queue; the line's turn comes again after all others. */
    next: (): Item | undefined => {
      for (const [name, line] of lines) {
        lines.delete(name)
        lines.set(name, line)
        for (const item of line) {
          remove(name, item)
          return item
        }
      }
      return undefined
    },
    /** The first of every line. */
    heads: (): Item[] => [...lines.values()].flatMap(([head]) => (head === undefined ? [] : [head])),
    longest: (): { name: string; length: number } => {
      let longest = { name: '', length: 0 }
      for (const [name, { size: length }] of lines) if (length > longest.length) longest = { name, length }
      return longest
    },
    headOf: (name: string): Item | undefined => lines.get(name)?.values().next().value,
  }
}
