/** So many results are cached before all are dropped. */
const CACHED_MAX = 2_000

/** A pure function of a text that remembers its results: headings stand above many lines, and words come again. */
export function memoize<Result>(of: (text: string) => Result): (text: string) => Result {
  const cache = new Map<string, { result: Result }>()
  return (text) => {
    const cached = cache.get(text)
    if (cached) return cached.result
    const result = of(text)
    if (cache.size >= CACHED_MAX) cache.clear()
    cache.set(text, { result })
    return result
  }
}
