import { randomUUIDv7 } from 'node:crypto'
import type { Db } from '#server/db/client.ts'
import type { SaidValues } from '#server/db/schema/imports.ts'
import { fieldsOfFile, type ImportedField, saidBy } from './imported-fields.ts'
import type { FileReading, GoodRow } from './open-file.ts'
import { isRejectedHeader } from './rejected-header.ts'
import {
  candidateTest,
  findStored,
  findUnlinked,
  type KnownOffer,
  type Stored,
  type Target,
  type Unlinked,
} from './stored-offers.ts'

/** A row with the offer that it is, or becomes. */
export type MatchedRow = {
  row: GoodRow
  said: SaidValues
  offerId: string
  /** Where it is there already. */
  known?: KnownOffer | undefined
  isUnchanged: boolean
}

/**
 * Finds which rows of a file are offers of its seller already. Each offer is one row's at most. Which row an offer is can only be said when
 * all have been read; that a row is none of them, at once.
 */
export function createMatcher(
  db: Db,
  { name, ownerId }: Target,
  { columns, header }: Pick<FileReading, 'columns' | 'header'>,
) {
  const fields = fieldsOfFile(
    name,
    columns.map(({ field }) => field),
  )
  const corrects = isRejectedHeader(header)
  const taken = new Set<string>()
  const created = new Set<string>()
  let unlinked: Promise<Unlinked> | undefined
  let waiting: GoodRow[] = []
  let candidates = new Map<string, Stored>()

  const matched = (row: GoodRow, said: SaidValues, known?: KnownOffer): MatchedRow => {
    if (known)
      return { row, said, offerId: known.offerId, known, isUnchanged: saysTheSame(fields, said, known) }
    const offerId = randomUUIDv7()
    created.add(offerId)
    return { row, said, offerId, isUnchanged: false }
  }

  return {
    fields,
    taken: taken as ReadonlySet<string>,
    /** @returns those of the rows that are no offer of the seller yet; the others wait for `matchWaiting` */
    takeNew: async (rows: readonly GoodRow[]): Promise<MatchedRow[]> => {
      unlinked ??= findUnlinked(db, { name, ownerId })
      const [stored, others] = await Promise.all([
        findStored(db, { name, ownerId, corrects }, rows),
        unlinked,
      ])
      const found = stored.filter(({ offerId }) => !created.has(offerId))
      for (const each of found) candidates.set(each.offerId, each)
      const isAmongFound = candidateTest(found)
      const { there = [], added = [] } = Object.groupBy(rows, (row) =>
        isAmongFound(row) || others.hasCandidate(row) ? 'there' : 'added',
      )
      waiting.push(...there)
      return added.map((row) => matched(row, saidBy(name, row.columns)))
    },
    /** The rows that wait, in the order of the file. */
    matchWaiting: async (): Promise<MatchedRow[]> => {
      const [rows, stored, others] = [waiting, [...candidates.values()], await unlinked]
      waiting = []
      candidates = new Map()
      if (!others) return []
      stored.sort((a, b) => (a.offerId < b.offerId ? -1 : 1))
      const said = rows.map(({ columns }) => saidBy(name, columns))
      const found = matchRows(rows, { said, stored, others, fields, taken })
      return rows.map((row, index) => matched(row, said[index] ?? {}, found[index]))
    },
  }
}

const saysTheSame = (fields: readonly ImportedField[], said: SaidValues, known: KnownOffer) =>
  known.isLinked &&
  known.said.gone === undefined &&
  fields.every((each) => said[each.name] === known.said[each.name])

type Candidates = {
  said: readonly SaidValues[]
  stored: readonly Stored[]
  others: Unlinked
  fields: readonly ImportedField[]
  taken: Set<string>
}

function matchRows(
  rows: readonly GoodRow[],
  { said, stored, others, fields, taken }: Candidates,
): (KnownOffer | undefined)[] {
  const byId = new Map([...others.offers, ...stored].map((each) => [each.offerId, each]))
  const byCode = new Map(stored.flatMap((each) => (each.code === null ? [] : [[each.code, each]])))
  const found = new Array<KnownOffer | undefined>(rows.length)
  const take = (index: number, offer: Stored | undefined) => {
    if (!offer || taken.has(offer.offerId)) return
    taken.add(offer.offerId)
    found[index] = offer
  }
  const openRows = () => [...rows.keys()].filter((index) => !found[index])
  for (const [index, row] of rows.entries()) {
    if (row.offerId !== undefined) take(index, byId.get(row.offerId))
    if (!found[index] && row.code !== undefined) take(index, byCode.get(row.code))
    if (!found[index]) take(index, others.byFormerKey.get(row.formerKey))
  }
  // Without a code: first what is as it was, so that a row that is gone does not push the others of its kind along.
  const offers = [...stored, ...others.offers]
  const sayingOf = (values: SaidValues) => fields.map((each) => values[each.name]).join()
  const next = createQueues(
    offers.filter(({ besideRejected }) => !besideRejected),
    ({ identity }) => identity,
    taken,
  )
  const nextSame = createQueues(
    offers.filter(({ isLinked }) => isLinked),
    ({ identity, said }) => `${identity} ${sayingOf(said)}`,
    taken,
  )
  for (const index of openRows()) {
    const { identity = '', code } = rows[index] ?? {}
    take(index, nextSame(`${identity} ${sayingOf(said[index] ?? {})}`, code))
  }
  for (const index of openRows()) take(index, next(rows[index]?.identity ?? '', rows[index]?.code))
  return found
}

/** The first of each kind that is not taken. A row that has a code is none of those that have another. */
function createQueues(
  offers: readonly Stored[],
  kindOf: (offer: Stored) => string,
  taken: ReadonlySet<string>,
): (kind: string, code: string | undefined) => Stored | undefined {
  const queues = (some: readonly Stored[]) =>
    new Map([...Map.groupBy(some, kindOf)].map(([kind, all]) => [kind, { all, at: 0 }]))
  const withoutCode = queues(offers.filter(({ code }) => code === null))
  const withCode = queues(offers.filter(({ code }) => code !== null))
  const first = (queue: { all: Stored[]; at: number } | undefined) => {
    if (!queue) return undefined
    while (taken.has(queue.all[queue.at]?.offerId ?? '')) queue.at += 1
    return queue.all[queue.at]
  }
  return (kind, code) =>
    first(withoutCode.get(kind)) ?? (code === undefined ? first(withCode.get(kind)) : undefined)
}
