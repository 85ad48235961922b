/** So many answers are kept before all are forgotten. */
const KEPT_MAX = 2_000

/** A pure function of a text that remembers what it said: headings stand above many lines, and words come again. */
export function remembered<Said>(of: (text: string) => Said): (text: string) => Said {
  const kept = new Map<string, { said: Said }>()
  return (text) => {
    const known = kept.get(text)
    if (known) return known.said
    const said = of(text)
    if (kept.size >= KEPT_MAX) kept.clear()
    kept.set(text, { said })
    return said
  }
}
