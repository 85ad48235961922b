import { EVERYTHING } from '#server/api/depends-on.ts'

/** The tag of a transaction that changed everything. */
export const ALL = '*'

/** So many tags are remembered, twice at most; who depends on an older one is taken to have lost it. */
const REMEMBERED = 50_000

/** What has been written, by tags, in the order of the commits: whether an answer may still be served. */
export class Invalidations {
  /** How many transactions were heard of. */
  count = 0
  #latest = new Map<string, number>()
  #older = new Map<string, number>()
  /** Whatever began before this is invalid. */
  #floor = 0
  readonly #remembered: number

  constructor(remembered = REMEMBERED) {
    this.#remembered = remembered
  }

  invalidate(tags: readonly string[]): void {
    this.count += 1
    if (tags.includes(ALL)) this.#floor = this.count
    for (const tag of tags) this.#latest.set(tag, this.count)
    if (this.#latest.size <= this.#remembered) return
    for (const at of this.#older.values()) this.#floor = Math.max(this.#floor, at)
    this.#older = this.#latest
    this.#latest = new Map()
  }

  /** Whether none of the tags was invalidated after so many transactions. */
  isUnchanged(tags: Iterable<string>, since: number): boolean {
    if (since === this.count) return true
    if (since < this.#floor) return false
    for (const tag of tags) {
      if (tag === EVERYTHING) return false
      if ((this.#latest.get(tag) ?? 0) > since || (this.#older.get(tag) ?? 0) > since) return false
    }
    return true
  }
}
