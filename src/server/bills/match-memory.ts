import { createHash } from 'node:crypto'
import { and, eq, inArray, min, ne, sql } from 'drizzle-orm'
import { PEOPLE_MIN } from '#domain/bills/bill-rules.ts'
import type { BillLine } from '#domain/bills/bill-schema.ts'
import { matchLine } from '#domain/bills/matching/match-line.ts'
import type { LineMatch, PricedAs } from '#domain/bills/matching/match-schema.ts'
import { asSuggested } from '#domain/bills/matching/match-suggested.ts'
import { tradePhrase } from '#domain/bills/matching/phrase.ts'
import { resource } from '#domain/rates/resources.ts'
import { listedItem } from '#domain/rates/work-sections.ts'
import type { Db } from '#server/db/client.ts'
import { matchMemories } from '#server/db/schema/bill-prices.ts'
import { inTurns } from '#server/in-turns.ts'

const phraseHash = (line: BillLine): string | undefined => {
  const phrase = tradePhrase(line)
  return phrase && createHash('sha256').update(phrase).digest('base64url')
}

/** Of a material and of an item: what others are told. */
const subjectOf = (as: PricedAs): string => (as.kind === 'work' ? as.item : as.resource)
const nameOf = (as: PricedAs): string =>
  as.kind === 'work' ? listedItem(as.item).title : resource(as.resource).name

/** What each line is: as its owner has said of the same before, as it reads, or as several people have said of such a line. */
export async function matchesOf(
  db: Db,
  ownerId: string | null,
  lines: readonly BillLine[],
): Promise<LineMatch[]> {
  const read = await inTurns(lines, matchLine)
  const fingerprints = [...new Set(lines.map(({ fingerprint }) => fingerprint))]
  const asked = lines.flatMap((line, index) => (read[index]?.level === 'ask' ? (phraseHash(line) ?? []) : []))
  const [own, others] = await Promise.all([
    ownerId === null || fingerprints.length === 0
      ? []
      : db
          .select({ fingerprint: matchMemories.fingerprint, pricedAs: matchMemories.pricedAs })
          .from(matchMemories)
          .where(and(eq(matchMemories.ownerId, ownerId), inArray(matchMemories.fingerprint, fingerprints))),
    asked.length === 0 ? [] : agreed(db, ownerId, asked),
  ])
  const remembered = new Map(own.map(({ fingerprint, pricedAs }) => [fingerprint, pricedAs]))
  const suggested = new Map(others.map(({ phrase, subject }) => [phrase, subject]))
  return lines.map((line, index) => {
    const match = read[index] ?? matchLine(line)
    const before = remembered.get(line.fingerprint)
    if (before)
      return { level: 'own', as: before, others: match.as ? [match.as] : [], why: ['As you decided before'] }
    const phrase = match.level === 'ask' ? phraseHash(line) : undefined
    const subject = phrase === undefined ? undefined : suggested.get(phrase)
    const said = subject && asSuggested(subject, line)
    if (!said) return match
    const why = `${PEOPLE_MIN} people or more took such a line for ${nameOf(said)}`
    return { level: 'likely', as: said, others: match.as ? [match.as] : [], why: [why] }
  })
}

/** What enough people have taken such lines for, where they agree: the work item or the material alone, nothing of how they price it. */
async function agreed(db: Db, ownerId: string | null, phrases: string[]) {
  return db
    .select({ phrase: matchMemories.phrase, subject: min(matchMemories.subject) })
    .from(matchMemories)
    .where(
      and(
        inArray(matchMemories.phrase, phrases),
        ownerId === null ? undefined : ne(matchMemories.ownerId, ownerId),
      ),
    )
    .groupBy(matchMemories.phrase)
    .having(
      sql`count(DISTINCT ${matchMemories.ownerId}) >= ${PEOPLE_MIN} AND count(DISTINCT ${matchMemories.subject}) = 1`,
    )
}

/** Keeps what an account has said of a line for its next bill. */
export async function remember(
  db: Pick<Db, 'insert'>,
  ownerId: string,
  line: BillLine,
  pricedAs: PricedAs,
): Promise<void> {
  const values = {
    phrase: phraseHash(line) ?? null,
    subject: subjectOf(pricedAs),
    pricedAs,
    usedAt: new Date(),
  }
  await db
    .insert(matchMemories)
    .values({ ownerId, fingerprint: line.fingerprint, ...values })
    .onConflictDoUpdate({ target: [matchMemories.ownerId, matchMemories.fingerprint], set: values })
}

export async function forget(db: Pick<Db, 'delete'>, ownerId: string, line: BillLine): Promise<void> {
  await db
    .delete(matchMemories)
    .where(and(eq(matchMemories.ownerId, ownerId), eq(matchMemories.fingerprint, line.fingerprint)))
}
