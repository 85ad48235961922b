import { type Dictionary, findMeaning, hasMeaning } from '#domain/search/dictionary.ts'
import { fillerLength, isJoining } from '#domain/search/filler-phrases.ts'
import { isOfAnyOffer, isSoldElsewhere } from '#domain/search/something-else.ts'
import { type Token, tokenize } from '#domain/search/tokens.ts'
import type { SearchTerm } from '#domain/search/understanding.ts'
import { isWork } from '#domain/search/work.ts'
import type { Db } from '#server/db/client.ts'
import { findFirstMatch, readWords, type SearchSource } from './catalogue-words.ts'
import { isNameOfElse } from './english-nouns.ts'
import { type MatchableTerm, readTerms } from './matchable-terms.ts'
import { phraseQuery } from './tsquery.ts'

/** Whether terms name nothing that is offered here: words that nobody knows say what they are about. */
export async function isAboutElse(
  db: Db,
  source: SearchSource,
  terms: readonly SearchTerm[],
  asOf: string,
): Promise<boolean> {
  const read = await readTerms(db, source, terms, asOf)
  return endsElse(
    read,
    read.filter(({ present }) => !present),
  )
}

/**
 * Whether some of the terms name something else than the others. In English the last noun says what a name is about: behind ours, or with
 * none of ours, it is what is sought ("tile game", "driver"), unless more of ours is said.
 */
export function endsElse(terms: readonly MatchableTerm[], some: readonly MatchableTerm[]): boolean {
  const ours = terms.filter(
    (term) => !some.includes(term) && (term.kind === 'number' || term.tells === 'thing' || term.brand),
  )
  const last = ours.findLast(({ kind, tells }) => kind === 'word' && tells === 'thing')
  if (some.some(({ kind, known, typed }) => kind === 'word' && !known && isSoldElsewhere(typed))) return true
  const behind = terms.slice(last ? terms.indexOf(last) + 1 : 0)
  const others = behind.filter((term) => term.isElse && some.includes(term))
  return others.length > 0 && others.length >= ours.length
}

/** The longest of the names of something else. */
const NAME_WORDS_MAX = 3

/**
 * Whether words that are ours one by one are together the name of something else, as "nail polish" is, behind which no thing is named. Not
 * where a name of ours has them so.
 */
export async function isCalledElse(
  db: Db,
  source: SearchSource,
  typed: string,
  dictionary: Dictionary,
  asOf: string,
): Promise<boolean> {
  const names = namesOfElse(tokenize(typed), dictionary)
  if (names.length === 0) return false
  const read = await readWords(db, source, names, asOf)
  const weights = source === 'products' ? 'A' : ''
  const said = names.map((name) => phraseQuery(read.get(name) ?? [], 'exact', weights))
  return (await findFirstMatch(db, source, said, asOf)) === undefined
}

function namesOfElse(tokens: readonly Token[], dictionary: Dictionary): string[] {
  const last = tokens.findLastIndex((_, at) => findMeaning(dictionary, tokens, at)?.length === 1)
  return tokens.flatMap((_, from) =>
    Array.from({ length: NAME_WORDS_MAX - 1 }, (_length, more) => from + more + 2).flatMap((end) => {
      const part = tokens.slice(from, end)
      const name = part.map(({ word }) => word).join(' ')
      const isPart = end <= tokens.length && part.every(({ kind }) => kind === 'word')
      const [word = ''] = part.slice(-1).map((token) => token.word)
      const isOurs =
        last >= end ||
        isPurpose(tokens, from, dictionary) ||
        isOfAnyOffer(word) ||
        (isOfWork(tokens, end - 1, dictionary) && part.every((each) => hasMeaning(dictionary, each.word))) ||
        part.some(isJoining) ||
        fillerLength(tokens, from) >= part.length ||
        part.some((_token, at) => (findMeaning(dictionary, tokens, from + at)?.length ?? 0) > 1)
      return isPart && !isOurs && isNameOfElse(name) ? [name] : []
    }),
  )
}

/** "house wiring", "house painter" */
const isOfWork = (tokens: readonly Token[], at: number, dictionary: Dictionary): boolean =>
  isWork({ typed: tokens[at]?.word ?? '', kind: 'word' }) ||
  findMeaning(dictionary, tokens, at)?.meaning.labour === true

/** "tank for toilet water", "flat near primary school" */
const isPurpose = (tokens: readonly Token[], at: number, dictionary: Dictionary): boolean =>
  tokens
    .slice(0, at)
    .some(
      ({ word }, lead) =>
        /^(?:for|to|with|in|on|near|beside|opposite|that|who|wey)$/.test(word) &&
        hasThing(tokens.slice(0, lead), dictionary),
    )

const hasThing = (tokens: readonly Token[], dictionary: Dictionary): boolean =>
  tokens.some((_, at) => findMeaning(dictionary, tokens, at) !== undefined)
