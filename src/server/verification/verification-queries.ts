import { createHash } from 'node:crypto'
import { and, asc, desc, eq, exists, gt, isNotNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { AppError } from '#domain/errors.ts'
import type {
  BusinessQueue,
  CheckedBusinesses,
  OwnVerification,
  SharedNumber,
  WaitingBusiness,
} from '#domain/verification/verification-schema.ts'
import type { ActorContext, Context } from '#server/api/context.ts'
import { cappedPage, countCapped } from '#server/db/capped-count.ts'
import { type After, comesAfter, endPage, nextOf, rowsFor } from '#server/db/next-rows.ts'
import { users } from '#server/db/schema/accounts.ts'
import { phoneCodes } from '#server/db/schema/one-time-codes.ts'
import { businessChecks } from '#server/db/schema/verification.ts'
import { slugOf } from '#server/db/seller.ts'
import { documentsOf } from './business-documents.ts'

/** What a moderator looks at, as columns. */
export const details = {
  basis: businessChecks.basis,
  businessName: businessChecks.businessName,
  cacNumber: businessChecks.cacNumber,
  works: businessChecks.works,
  referees: businessChecks.referees,
  place: businessChecks.place,
}

/** How far the own account is. @throws AppError unauthenticated */
export async function getOwnVerification({ actor, db, settings }: ActorContext): Promise<OwnVerification> {
  const [[found], documents] = await Promise.all([
    db
      .select({
        mobileNumber: users.mobileNumber,
        phoneConfirmedAt: users.phoneConfirmedAt,
        checkedAt: users.businessCheckedAt,
        expiresAt: users.businessExpiresAt,
        sentTo: phoneCodes.target,
        state: businessChecks.state,
        answer: businessChecks.answer,
        details,
      })
      .from(users)
      .leftJoin(businessChecks, eq(businessChecks.userId, users.id))
      .leftJoin(phoneCodes, and(eq(phoneCodes.userId, users.id), gt(phoneCodes.expiresAt, sql`now()`)))
      .where(eq(users.id, actor.id)),
    documentsOf({ db }, [actor.id]),
  ])
  if (!found) throw new AppError('unauthenticated', 'Please sign in')
  const { checkedAt, state } = found
  // A check that has run out is none.
  const sent = state === 'approved' && !checkedAt ? null : state
  return {
    phone: {
      mobileNumber: found.mobileNumber,
      confirmedAt: found.phoneConfirmedAt?.toISOString() ?? null,
      channel: settings.messageChannel,
      sentTo: found.sentTo,
    },
    business: {
      state: sent ?? (checkedAt ? 'approved' : 'none'),
      details: found.details,
      answer: found.answer ?? '',
      checkedAt: checkedAt?.toISOString() ?? null,
      expiresAt: found.expiresAt?.toISOString() ?? null,
    },
    documents: documents.get(actor.id) ?? [],
  }
}

/** The businesses that wait for a moderator, longest waiting first, and the numbers that several have confirmed. */
export async function listWaitingBusinesses(
  { db }: Context,
  { page, limit, offset }: { page: number; limit: number; offset: number },
): Promise<BusinessQueue> {
  const waits = eq(businessChecks.state, 'waiting')
  const [found, counted, sharedNumbers] = await Promise.all([
    db
      .select(sentBusiness)
      .from(businessChecks)
      .innerJoin(users, eq(users.id, businessChecks.userId))
      .where(waits)
      .orderBy(asc(businessChecks.sentAt), asc(businessChecks.userId))
      .limit(rowsFor(limit))
      .offset(offset),
    countCapped(db, businessChecks, waits),
    listSharedNumbers(db),
  ])
  const { rows, pagination } = cappedPage(found, { page, limit, counted })
  const documents = await documentsOf({ db }, idsOf(rows))
  return {
    businesses: rows.map((row) => answerBusiness(row, documents)),
    sharedNumbers,
    pagination,
  }
}

const newestDecision = { at: businessChecks.decidedAt, id: businessChecks.userId }

/** The businesses whose check is good, the one that was decided last first. */
export async function listCheckedBusinesses(
  { db }: Context,
  { after, limit }: { after?: After | undefined; limit: number },
): Promise<CheckedBusinesses> {
  const found = await db
    .select({
      ...sentBusiness,
      checkedAt: sql<Date>`${users.businessCheckedAt}`.mapWith(users.businessCheckedAt),
      checkedBy: users.businessCheckedBy,
      expiresAt: users.businessExpiresAt,
      next: nextOf(newestDecision),
    })
    .from(businessChecks)
    .innerJoin(users, eq(users.id, businessChecks.userId))
    .where(
      and(
        eq(businessChecks.state, 'approved'),
        isNotNull(users.businessCheckedAt),
        comesAfter(newestDecision, after),
      ),
    )
    .orderBy(desc(businessChecks.decidedAt), desc(businessChecks.userId))
    .limit(rowsFor(limit))
  const { rows, next } = endPage(found, limit)
  const documents = await documentsOf({ db }, idsOf(rows))
  return {
    businesses: rows.map((row) => ({
      ...answerBusiness(row, documents),
      checkedAt: row.checkedAt.toISOString(),
      checkedBy: row.checkedBy,
      expiresAt: row.expiresAt?.toISOString() ?? null,
    })),
    next,
  }
}

/** What a seller has sent, and who that is. */
const sentBusiness = {
  details,
  answer: businessChecks.answer,
  sentAt: businessChecks.sentAt,
  owner: {
    _id: users.id,
    username: users.name,
    slug: slugOf(users.id),
    email: users.email,
    avatar: users.image,
    storeAddress: users.storeAddress,
    mobileNumber: users.mobileNumber,
    phoneConfirmedAt: users.phoneConfirmedAt,
    createdAt: users.createdAt,
  },
}

type SentBusiness = Pick<WaitingBusiness, 'answer'> & {
  details: Omit<WaitingBusiness, 'answer' | 'owner' | 'sentAt' | 'documents' | 'version'>
  sentAt: Date
  owner: Omit<WaitingBusiness['owner'], 'phoneConfirmedAt' | 'createdAt'> & {
    phoneConfirmedAt: Date | null
    createdAt: Date
  }
}

const answerBusiness = (
  { details, answer, sentAt, owner }: SentBusiness,
  documents: Awaited<ReturnType<typeof documentsOf>>,
): WaitingBusiness => ({
  version: versionOf(owner.username, details, documents.get(owner._id)),
  ...details,
  answer,
  sentAt: sentAt.toISOString(),
  owner: {
    ...owner,
    phoneConfirmedAt: owner.phoneConfirmedAt?.toISOString() ?? null,
    createdAt: owner.createdAt.toISOString(),
  },
  documents: documents.get(owner._id) ?? [],
})

const idsOf = (rows: readonly SentBusiness[]) => rows.map(({ owner }) => owner._id)

/** The same for what says the same: a seller may change it while a moderator looks at it. */
export const versionOf = (
  username: string,
  sent: Record<keyof typeof details, string>,
  documents: readonly { id: string }[] = [],
): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        username,
        Object.keys(details).map((name) => sent[name as keyof typeof details]),
        documents.map(({ id }) => id),
      ]),
    )
    .digest('base64url')

/** Of so many accounts at most. */
const SHARED_MAX = 100

async function listSharedNumbers(db: Context['db']): Promise<SharedNumber[]> {
  const others = alias(users, 'others')
  const isShared = db
    .select({ id: others.id })
    .from(others)
    .where(
      and(
        eq(others.mobileNumber, users.mobileNumber),
        ne(others.id, users.id),
        isNotNull(others.phoneConfirmedAt),
      ),
    )
  const rows = await db
    .select({
      mobileNumber: users.mobileNumber,
      person: { _id: users.id, username: users.name, slug: slugOf(users.id) },
    })
    .from(users)
    .where(and(isNotNull(users.phoneConfirmedAt), exists(isShared)))
    .orderBy(asc(users.mobileNumber), asc(users.phoneConfirmedAt))
    .limit(SHARED_MAX)
  return [...Map.groupBy(rows, (row) => row.mobileNumber ?? '')].map(([mobileNumber, each]) => ({
    mobileNumber,
    people: each.map(({ person }) => person),
  }))
}
