import type { Context } from '#server/api/context.ts'
import { beginReading, type ListedKind, type Reading } from '#server/db/reading-moment.ts'
import type { Needs } from '#server/db/schema/alerts.ts'
import { inBatches } from './in-batches.ts'
import { askedOnce, leastOfTerms } from './match-terms.ts'

/** What is known of an offer, in the words of `Needs`; its price in kobo, of a rent for a month. */
export type Traits = { words: ReadonlySet<string>; price: number; isRent?: boolean }

/** A search, and the offers that it is asked for. */
export type Asked = { search: Record<string, string>; ids: string[] }

/** How one kind of thing is searched, by the very search that its pages show. */
export type Searched = {
  /** In the order of the searches. */
  findNeeds(searches: Record<string, string>[]): Promise<Needs[]>
  readTraits(ids: string[]): Promise<Map<string, Traits>>
  /** Of each search those of its offers that its page lists, where nothing that it asks for was given up. */
  listAmong(asked: Asked[], reading: Reading): Promise<string[][]>
}

/** The parts of a kind's search. `leastOf` asks the database once for words that several searches have. */
type SearchParts = {
  needsOf(
    ctx: Context,
    search: Record<string, string>,
    asOf: string,
    leastOf: typeof leastOfTerms,
  ): Promise<Needs>
  readTraits(ctx: Context, ids: string[]): ReturnType<Searched['readTraits']>
  listAmong(ctx: Context, asked: Asked[], reading: Reading): ReturnType<Searched['listAmong']>
}

export const searchedIn = (
  kind: ListedKind,
  ctx: Context,
  { needsOf, readTraits, listAmong }: SearchParts,
): Searched => ({
  findNeeds: async (searches) => {
    const { asOf } = await beginReading(ctx.db, kind)
    const leastOf = askedOnce(leastOfTerms)
    return inBatches(searches, (search) => needsOf(ctx, search, asOf, leastOf))
  },
  readTraits: (ids) => readTraits(ctx, ids),
  listAmong: (asked, reading) => listAmong(ctx, asked, reading),
})
