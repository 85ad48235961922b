import { randomBytes } from 'node:crypto'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import {
  DOCUMENT_BYTES_MAX,
  DOCUMENT_DAYS,
  DOCUMENTS_MAX,
  type DocumentType,
  documentTypeOf,
} from '#domain/verification/verification-rules.ts'
import type { BusinessDocument } from '#domain/verification/verification-schema.ts'
import type { ActorContext, Context, Reader } from '#server/api/context.ts'
import { idParameter } from '#server/api/router.ts'
import type { Transaction } from '#server/db/client.ts'
import { lockUsers } from '#server/db/lock-users.ts'
import { users } from '#server/db/schema/accounts.ts'
import { businessChecks, businessDocuments } from '#server/db/schema/verification.ts'
import { DOCUMENTS_SENT } from './verification-limits.ts'

const BATCH = 200

/** By then a file has arrived, or never will: no upload and no call to the storage takes so long. */
const SETTLED_MS = 10 * 60_000

const NO_SUCH_DOCUMENT = 'We cannot find this document.'

const ENDINGS: Record<DocumentType, RegExp> = {
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
  'image/webp': /\.webp$/i,
  'application/pdf': /\.pdf$/i,
}

/**
 * Letters, digits and a few signs: a name goes into a header, and onto somebody's disk. There its end says what opens it, so that is
 * what the bytes are: a PDF may be a page, too.
 */
function nameOf(written: string, contentType: DocumentType): string {
  const name =
    written
      .replace(/^.*[/\\]/, '')
      .replace(/[^\p{L}\p{N} ._-]/gu, '_')
      .replace(/^\.+/, '')
      .slice(-100)
      .trim() || 'document'
  return ENDINGS[contentType].test(name) ? name : `${name}.${contentType.split('/')[1]}`
}

/**
 * Stores a file for the moderators. What it is, its first bytes say, not its name.
 * @throws AppError unsupported-type, too-large, conflict where there are as many as may be, too-many, unavailable
 */
export async function addDocument(
  { actor, db, limits, queue, storage }: ActorContext,
  { name, bytes }: { name: string; bytes: Uint8Array<ArrayBuffer> },
): Promise<BusinessDocument> {
  await limits.consume(DOCUMENTS_SENT, actor.id)
  if (bytes.length > DOCUMENT_BYTES_MAX) throw new AppError('too-large', 'A document may be up to 5 MB')
  const contentType = documentTypeOf(bytes)
  if (!contentType)
    throw new AppError('unsupported-type', 'Documents must be pictures (JPEG, PNG, WebP) or PDF files')
  const key = `documents/${randomBytes(16).toString('hex')}`
  const stored = await db.transaction(async (tx) => {
    const [user] = await lockUsers(tx, eq(users.id, actor.id))
    if (!user) throw new AppError('unauthenticated', 'Please sign in')
    if ((await tx.$count(businessDocuments, eq(businessDocuments.userId, actor.id))) >= DOCUMENTS_MAX)
      throw new AppError('conflict', `You have sent ${DOCUMENTS_MAX} documents already. Remove one first.`)
    await queue.send('settle-document', { key }, { tx, from: new Date(Date.now() + SETTLED_MS) })
    return tx
      .insert(businessDocuments)
      .values({ userId: actor.id, key, name: nameOf(name, contentType), contentType, size: bytes.length })
      .returning(documentColumns)
  })
  const [document] = stored
  if (!document) throw new Error('The document was not stored')
  try {
    await storage.put(key, bytes, contentType)
  } catch (error) {
    await db.delete(businessDocuments).where(eq(businessDocuments.id, document.id))
    throw error
  }
  return document
}

const documentColumns = {
  id: businessDocuments.id,
  name: businessDocuments.name,
  contentType: businessDocuments.contentType,
  size: businessDocuments.size,
}

/** The documents of each of these accounts, in the order in which they came. */
export async function documentsOf(
  { db }: Reader,
  userIds: readonly string[],
): Promise<Map<string, BusinessDocument[]>> {
  const rows = await db
    .select({ userId: businessDocuments.userId, document: documentColumns })
    .from(businessDocuments)
    .where(inArray(businessDocuments.userId, [...userIds]))
    .orderBy(businessDocuments.id)
  return new Map(
    [...Map.groupBy(rows, ({ userId }) => userId)].map(([userId, own]) => [
      userId,
      own.map(({ document }) => document),
    ]),
  )
}

/** A document with its bytes. @param ofUser only if it is theirs @throws AppError not-found */
export async function readDocument(
  { db, storage }: Context,
  written: string,
  { ofUser }: { ofUser?: string } = {},
) {
  const id = idParameter(written, NO_SUCH_DOCUMENT)
  const [document] = await db
    .select()
    .from(businessDocuments)
    .where(and(eq(businessDocuments.id, id), ofUser ? eq(businessDocuments.userId, ofUser) : undefined))
  const bytes = document && (await storage.find(document.key))
  if (!bytes) throw new AppError('not-found', NO_SUCH_DOCUMENT)
  return { ...document, bytes }
}

/** Takes an own document away. @throws AppError not-found */
export async function removeDocument({ actor, db, queue }: ActorContext, written: string): Promise<void> {
  const id = idParameter(written, NO_SUCH_DOCUMENT)
  await db.transaction(async (tx) => {
    const keys = await forget(tx, and(eq(businessDocuments.id, id), eq(businessDocuments.userId, actor.id)))
    if (keys.length === 0) throw new AppError('not-found', NO_SUCH_DOCUMENT)
    await queue.send('remove-files', { keys }, { tx })
  })
}

/** @returns the keys of their files, for the job `remove-files` */
async function forget(tx: Transaction, which: SQL | undefined): Promise<string[]> {
  const rows = await tx.delete(businessDocuments).where(which).returning({ key: businessDocuments.key })
  return rows.map(({ key }) => key)
}

/**
 * A job: a product that ended between the row and its file leaves the row alone, and a storage that took its time the file. Both are there, or
 * neither.
 */
export async function settleDocument(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  key: string,
): Promise<void> {
  const isThis = eq(businessDocuments.key, key)
  if ((await db.$count(businessDocuments, isThis)) === 0) await storage.delete(key)
  else if ((await storage.findSize(key)) === undefined) await db.delete(businessDocuments).where(isThis)
}

/** A job: documents go 30 days after the last decision, those of nothing that was sent 30 days after they came. */
export async function removeOldDocuments({ db, queue }: Pick<Context, 'db' | 'queue'>): Promise<void> {
  const limit = sql`now() - make_interval(days => ${DOCUMENT_DAYS})`
  const remove = () =>
    db.transaction(async (tx) => {
      const old = tx
        .select({ id: businessDocuments.id })
        .from(businessDocuments)
        .leftJoin(businessChecks, eq(businessChecks.userId, businessDocuments.userId))
        .where(
          sql`${businessDocuments.createdAt} < ${limit} AND ${businessChecks.state} IS DISTINCT FROM 'waiting'
            AND coalesce(${businessChecks.decidedAt} < ${limit}, true)`,
        )
        .limit(BATCH)
      const keys = await forget(tx, inArray(businessDocuments.id, old))
      if (keys.length > 0) await queue.send('remove-files', { keys }, { tx })
      return keys.length
    })
  while ((await remove()) === BATCH);
}
