import { and, desc, eq, exists, not, sql } from 'drizzle-orm'
import { capital } from '#domain/capital.ts'
import type { State } from '#domain/places.ts'
import type { DictionaryEntry } from '#domain/search/dictionary.ts'
import type { Candidate } from '#domain/search/suggest.ts'
import { wordsOf } from '#domain/search/suggestible-words.ts'
import { buildSuggestionIndex, haveWords, type Suggestible } from '#domain/search/suggestion-index.ts'
import { SEARCH_PAGES } from '#domain/search/suggestion-rules.ts'
import type { SuggestedFor } from '#domain/search/suggestion-schema.ts'
import { shopPath } from '#domain/shops/shop-path.ts'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { isListedHome } from '#server/db/schema/home-columns.ts'
import { listings } from '#server/db/schema/listings.ts'
import { products } from '#server/db/schema/products.ts'
import { slugOf } from '#server/db/seller.ts'
import { listUnsettledOwners, notOf } from '#server/db/unsettled-owners.ts'
import { listDictionaryEntries } from './search-dictionary.ts'

/** The newest so many offers give their names, and so many sellers theirs: what is read stays small however many there are. */
const NAMES = 10_000

/** A longer name is a description, which nobody types. */
const NAME_LENGTH = 60

/** What offers are called and who sells, as it is found by name. */
export async function listSuggestibleOffers(db: Db, of: SuggestedFor): Promise<Suggestible<Candidate>[]> {
  const unsettled = await listUnsettledOwners(db)
  const ofProducts = of === 'products'
  const [names, sellers, dictionary] = await Promise.all([
    ofProducts
      ? listNames(db, products, products.location, unsettled)
      : listNames(db, listings, listings.state, unsettled),
    ofProducts ? listSellers(db, unsettled) : [],
    listDictionaryEntries(db),
  ])
  return [...withTradeWords(of, namesOf(of, names), dictionary), ...sellers].sort(
    (a, b) => b.entry.frequency - a.entry.frequency,
  )
}

/** What is in a shop. */
export async function listSuggestibleOf(db: Db, ownerId: string): Promise<Suggestible<Candidate>[]> {
  const unsettled = await listUnsettledOwners(db)
  return namesOf('products', await listNames(db, products, products.location, unsettled, ownerId))
}

type Named = { name: string; state: State | null; type: string }

const listNames = (
  db: Db,
  table: typeof products | typeof listings,
  state: typeof products.location | typeof listings.state,
  unsettled: string[],
  ownerId?: string,
): Promise<Named[]> =>
  db
    .select({ name: table.name, state: sql<State | null>`${state}`, type: sql<string>`${table.type}` })
    .from(table)
    .where(
      and(
        not(table.hidden),
        ownerId ? undefined : 'availability' in table ? isListedHome(table) : not(table.asleep),
        sql`char_length(${table.name}) <= ${NAME_LENGTH}`,
        notOf(unsettled, table.ownerId),
        ownerId ? eq(table.ownerId, ownerId) : undefined,
      ),
    )
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(NAMES)

/**
 * What the trade calls things, as far as one of the names has it: found by all its names, and suggested by the one that comes first in
 * the dictionary.
 */
function withTradeWords(
  of: SuggestedFor,
  named: readonly Suggestible<Candidate>[],
  dictionary: readonly DictionaryEntry[],
): Suggestible<Candidate>[] {
  const page = SEARCH_PAGES[of]
  const index = buildSuggestionIndex(named)
  const trade = dictionary.flatMap(({ words, synonyms = [], finds = [], language }) => {
    const [text = ''] = words
    // A word of another language is suggested for what it finds.
    const called = [...words, ...synonyms, ...(language ? finds : [])]
    const offered = called.flatMap((name) => haveWords(index, name))
    if (offered.length === 0) return []
    const entry: Candidate = {
      kind: of === 'homes' ? 'home' : offered.every(({ kind }) => kind === 'labour') ? 'labour' : 'material',
      text: capital(text),
      path: page.path,
      search: { [page.words]: text },
      frequency: offered.reduce((total, { frequency }) => total + frequency, 0),
      states: new Set(offered.flatMap(({ states }) => [...(states ?? [])])),
    }
    return [{ names: [...words, ...synonyms], entry }]
  })
  return [...trade, ...named]
}

/** What follows says how much of it, where, or what else: nothing that somebody begins to type. */
const AFTER_THE_SUBJECT =
  / *[,;:(–—|/]| - | (?:in|at|on|to|near|per|by|with|for|off|around|opposite|behind) /i

/** What an offer is, by its name: "BUA Cement 42.5R, 50 kg bag" is a BUA Cement 42.5R. */
function subjectOf(name: string): string {
  const [subject = ''] = name.split(AFTER_THE_SUBJECT, 1)
  return subject.trim().length < SHORTEST ? name.trim() : subject.trim()
}

/** Less than this says nothing. */
const SHORTEST = 4

/** Things of the same words are one. */
function namesOf(of: SuggestedFor, named: readonly Named[]): Suggestible<Candidate>[] {
  const page = SEARCH_PAGES[of]
  const entries = new Map<string, Candidate & { states: Set<State> }>()
  for (const { name, state, type } of named) {
    const subject = subjectOf(name)
    const words = wordsOf(subject).join(' ')
    const entry: Candidate & { states: Set<State> } = entries.get(words) ?? {
      kind: kindOf(of, type),
      text: subject,
      path: page.path,
      search: { [page.words]: subject },
      frequency: 0,
      states: new Set<State>(),
    }
    entry.frequency += 1
    if (state) entry.states.add(state)
    entries.set(words, entry)
  }
  return [...entries.values()].map((entry) => ({ names: [entry.text], entry }))
}

const kindOf = (of: SuggestedFor, type: string) =>
  of === 'homes' ? 'home' : type === 'Labour' ? 'labour' : 'material'

/** The sellers who have something to show. */
async function listSellers(db: Db, unsettled: string[]): Promise<Suggestible<Candidate>[]> {
  const rows = await db
    .select({ _id: users.id, slug: slugOf(users.id), name: users.name, reviews: users.reviewCount })
    .from(users)
    .where(
      and(
        not(users.hidden),
        notOf(unsettled, users.id),
        exists(
          db
            .select({ id: products.id })
            .from(products)
            .where(and(eq(products.ownerId, users.id), not(products.hidden))),
        ),
      ),
    )
    .orderBy(desc(users.reviewCount), users.id)
    .limit(NAMES)
  return rows.map(({ name, reviews, ...shop }) => ({
    names: [name],
    entry: { kind: 'seller', text: name, path: shopPath(shop), search: {}, frequency: reviews },
  }))
}
