import { anyOf } from './tsquery.ts'

/** Any of these words. */
type Clause = readonly string[]

/** The part of all rows that has a word. */
export type ShareOf = (word: string) => number

/** Where nothing is known of its words, a clause is as frequent as it is long. */
const ALIKE: ShareOf = () => 0.001

/** So many alternatives are thought of at once, of which the rarest are kept. */
const CLAUSES_MAX = 8
/** An index is asked for so many (`needed` in search.sql): it reads each of them. */
export const ASKED_MAX = 3
/** Where one finds no less than this part of what another does, it is not asked for besides. */
const REPEATED_FROM = 0.6
/** To look at a row takes as long as to read so many of a word in the index. */
const READ_PER_ROW = 100

/**
 * What a row needs at the least to meet a query: one word of each clause, without weights and places. An index of words reads as often as a
 * word stands in a query, and compares neither weights nor places; so it is asked for this, and the rows that it finds for the query. Each
 * clause is a condition of its own, which takes GIN half the time of all as one query. The first is the rarest; then come those that leave least
 * of what is found, as long as they save more than they cost: how frequent its words are decides which words of a phrase are asked for.
 * @returns queries
 */
export function neededWords(query: string, shareOf: ShareOf = ALIKE): string[] {
  const share = (clause: Clause) => shareOfAny(clause, shareOf)
  const clauses = clausesOf(query, share, CLAUSES_MAX)
  const asked = clauses.slice(0, 1)
  let found = asked[0] ? share(asked[0]) : 1
  /** The part of what another clause finds that has this one as well. */
  const among = (other: Clause, clause: Clause) => {
    const same = share(other.filter((word) => clause.includes(word))) / share(other)
    return same + (1 - same) * Math.min(1, share(clause))
  }
  while (asked.length < ASKED_MAX) {
    const [next] = clauses
      .filter((clause) => !asked.includes(clause))
      .map((clause) => ({ clause, left: Math.max(...asked.map((other) => among(other, clause))) }))
      .filter(({ clause, left }) => left < REPEATED_FROM && share(clause) / READ_PER_ROW < found * (1 - left))
      .sort((one, other) => one.left - other.left)
    if (!next) break
    asked.push(next.clause)
    found *= next.left
  }
  return asked.map(anyOf)
}

/** The part of all rows that has a word of the rarest clause: no more meet a query. All meet one that asks for none. */
export function rarestShare(query: string, shareOf: ShareOf): number {
  const share = (clause: Clause) => shareOfAny(clause, shareOf)
  const [rarest] = clausesOf(query, share, CLAUSES_MAX)
  return rarest ? share(rarest) : 1
}

/** The same of each part of a query as words without quotes: one of each clause. */
export const neededAlternatives = (query: string): string[][] =>
  clausesOf(query, ({ length }) => length, 1).map((clause) => clause.map(unquoted))

const shareOfAny = (clause: Clause, shareOf: ShareOf): number =>
  clause.reduce((sum, word) => sum + shareOf(unquoted(word)), 0)

const unquoted = (word: string): string => word.slice(1, -1).replaceAll("''", "'").replaceAll('\\\\', '\\')

/** @param most of alternatives so many clauses are kept, and all that are one word */
function clausesOf(query: string, share: (clause: Clause) => number, most: number): readonly Clause[] {
  if (query === '') return []
  const tokens = query.match(/'(?:[^'\\]|''|\\.)*'(?::[A-D]+)?|<\d+>|[&|()!]/g) ?? []
  let at = 0
  const operand = (): Clause[] => {
    const token = tokens[at++] ?? ''
    // What a row must not have is no word that it needs.
    if (token === '!') {
      operand()
      return []
    }
    if (token !== '(') return [[token.replace(/:[A-D]+$/, '')]]
    const inside = alternatives()
    at += 1
    return inside
  }
  const together = (): Clause[] => {
    const clauses = operand()
    while (tokens[at] === '&' || tokens[at]?.startsWith('<')) {
      at += 1
      clauses.push(...operand())
    }
    return rarest(clauses, share)
  }
  const alternatives = (): Clause[] => {
    let clauses = together()
    let isOneOf = false
    while (tokens[at] === '|') {
      at += 1
      const other = together()
      clauses = rarest(
        clauses.flatMap((one) => other.map((two) => [...new Set([...one, ...two])])),
        share,
      ).slice(0, CLAUSES_MAX)
      isOneOf = true
    }
    const certain = clauses.filter(({ length }) => length === 1)
    return isOneOf ? clauses.slice(0, Math.max(certain.length, most)) : clauses
  }
  return alternatives()
}

/** Less those that others imply, the rarest first. */
function rarest(clauses: readonly Clause[], share: (clause: Clause) => number): Clause[] {
  const kept: Clause[] = []
  for (const clause of clauses.toSorted((one, other) => share(one) - share(other)))
    if (!kept.some((each) => each.every((word) => clause.includes(word)))) kept.push(clause)
  return kept
}
