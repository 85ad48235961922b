import type { Dictionary } from './dictionary.ts'
import type { Subject } from './subject.ts'
import { plainWords, type Token } from './tokens.ts'
import type { SearchTerm, Understood } from './understanding.ts'

/** What a reader makes of the tokens from a place on. */
export type Claim<Filters = unknown> = {
  /** In tokens, at least 1. */
  length: number
  /** How it is shown; absent where it is nothing but words, or nothing at all. */
  shown?: { kind: Understood['kind']; label: string }
  filters?: Partial<Filters>
  terms?: readonly SearchTerm[]
}

export type Reading = {
  typed: string
  tokens: readonly Token[]
  subjects: ReadonlySet<Subject>
  dictionary: Dictionary
}

export type Reader<Filters> = (reading: Reading, at: number) => Claim<Filters> | undefined

/** A term in plain words, each of its writings once. */
export function termOf(
  typed: string,
  {
    kind = 'word',
    same = [],
    synonyms = [],
    known = kind === 'number',
    brand,
    home,
    labour,
  }: Partial<Omit<SearchTerm, 'typed'>> = {},
): SearchTerm {
  const words = plainWords(typed)
  const writings = new Set(same.map(plainWords))
  const others = new Set(synonyms.map(plainWords))
  writings.delete(words)
  for (const each of [words, ...writings]) others.delete(each)
  return {
    typed: words,
    kind,
    same: [...writings],
    synonyms: [...others],
    known,
    ...(brand !== undefined && { brand }),
    ...(home && { home }),
    ...(labour && { labour }),
  }
}
