import type { Reading } from '#server/db/reading-moment.ts'
import type { Needs } from '#server/db/schema/alerts.ts'

/** What is known of an offer, in the words of `Needs`; its price in kobo, of a rent (`isRent`) a month's. */
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
