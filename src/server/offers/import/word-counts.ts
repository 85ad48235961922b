import { WORDS_SHOWN } from '#domain/import/import-rules.ts'
import type { ImportPreview } from '#domain/import/import-schema.ts'
import { type ValueReading, valueKey } from './file-row.ts'

type Word = ImportPreview['words'][number]

/** Words of theirs by what they were taken for, each once with the number of its rows. */
export class WordCounts {
  #words = new Map<string, Word>()

  add(readings: readonly ValueReading[]): void {
    for (const { field, value, meaning, sure } of readings) {
      const key = `${field}:${valueKey(value)}`
      const known = this.#words.get(key)
      if (!known) this.#words.set(key, { field, word: value, meaning, sure, rows: 1 })
      else {
        known.rows += 1
        // One row that cannot tell is enough to ask.
        known.sure &&= sure
        known.meaning ??= meaning
      }
    }
  }

  /** The doubtful first, then those of most rows. */
  list(): Word[] {
    return [...this.#words.values()]
      .toSorted((one, other) => Number(one.sure) - Number(other.sure) || other.rows - one.rows)
      .slice(0, WORDS_SHOWN)
  }
}
