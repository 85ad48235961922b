import { and, asc, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { AppError } from '#domain/errors.ts'
import { RESOURCE_IDS, type ResourceId } from '#domain/rates/resources.ts'
import { isWorkItem, WORK_ITEM_IDS } from '#domain/rates/work-sections.ts'
import type { Db } from '#server/db/client.ts'
import { ownPrices } from '#server/db/schema/bill-prices.ts'

/** An account's library: its own prices of resources and rates of work items, which go before the market's. */
export const OwnPrice = z.object({
  kind: z.enum(['price', 'rate']),
  /** A resource, or of a rate a work item. */
  subject: z.union([z.enum(RESOURCE_IDS), z.enum(WORK_ITEM_IDS)]),
  /** For one unit of it. */
  naira: z.number(),
  updatedAt: z.string(),
})
export type OwnPrice = z.infer<typeof OwnPrice>

export const OwnPriceInput = z.object({ naira: z.number().check(z.gte(0), z.lte(1e12)) })

export async function listOwnPrices(db: Db, ownerId: string): Promise<OwnPrice[]> {
  const rows = await db
    .select()
    .from(ownPrices)
    .where(eq(ownPrices.ownerId, ownerId))
    .orderBy(asc(ownPrices.isRate), asc(ownPrices.subject))
  return rows.map(({ isRate, subject, naira, updatedAt }) => ({
    kind: isRate ? 'rate' : 'price',
    subject: subject as OwnPrice['subject'],
    naira,
    updatedAt: updatedAt.toISOString(),
  }))
}

const isResource = (subject: string): subject is ResourceId =>
  (RESOURCE_IDS as readonly string[]).includes(subject)

/** @throws AppError not-found where there is no such resource or work item */
function keyOf(ownerId: string, kind: string, subject: string) {
  const isRate = kind === 'rate'
  if ((!isRate && kind !== 'price') || !(isRate ? isWorkItem(subject) : isResource(subject)))
    throw new AppError('not-found', 'There is no such resource or work item.')
  return { ownerId, isRate, subject }
}

export async function setOwnPrice(db: Db, ownerId: string, kind: string, subject: string, naira: number) {
  const values = { naira, updatedAt: new Date() }
  await db
    .insert(ownPrices)
    .values({ ...keyOf(ownerId, kind, subject), ...values })
    .onConflictDoUpdate({ target: [ownPrices.ownerId, ownPrices.isRate, ownPrices.subject], set: values })
}

export async function deleteOwnPrice(db: Db, ownerId: string, kind: string, subject: string) {
  const key = keyOf(ownerId, kind, subject)
  await db
    .delete(ownPrices)
    .where(
      and(
        eq(ownPrices.ownerId, key.ownerId),
        eq(ownPrices.isRate, key.isRate),
        eq(ownPrices.subject, key.subject),
      ),
    )
}
