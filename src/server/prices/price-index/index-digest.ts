import { and, eq, sql } from 'drizzle-orm'
import { capital } from '#domain/capital.ts'
import { perUnit } from '#domain/materials/pack-words.ts'
import { findSpecification } from '#domain/materials/specification.ts'
import { nairaFromKobo } from '#domain/money.ts'
import { weekName } from '#domain/prices/index-method/weeks.ts'
import { besideWords, EXAMPLE_DATA, inWeek, naira, percent } from '#domain/prices/index-words.ts'
import { percentOf } from '#domain/prices/price-index-schema.ts'
import type { Context } from '#server/api/context.ts'
import { users } from '#server/db/schema/accounts.ts'
import { indexRuns, indexValues } from '#server/db/schema/price-index.ts'
import { products } from '#server/db/schema/products.ts'
import { isPublishedRun } from '#server/db/schema/published-run.ts'
import type { DigestPart } from '#server/mail/digest-part.ts'
import { findLastRun } from './index-runs.ts'

/** A mail names so many materials, those that have changed most. */
const NAMED_MATERIALS = 5
/** An older week is no news. */
const NEWS_DAYS = 8

type Sender = Pick<Context, 'db' | 'settings'>

/** What the market asks in a seller's state for what they sell, and how theirs stands beside it, of the week that has just ended. */
export function indexDigest(ctx: Sender): DigestPart {
  const { isExample, baseUrl } = ctx.settings
  return {
    id: 'index',
    mayHaveNews: (now) => sql`EXISTS (
      SELECT FROM ${products} WHERE ${products.ownerId} = ${users.id} AND ${products.specification} IS NOT NULL AND NOT ${products.hidden}
    ) AND EXISTS (
      SELECT FROM ${indexRuns} WHERE ${isPublishedRun()} AND ${indexRuns.isExample} = ${isExample} AND ${indexRuns.cutOff} > ${newsSince(now).toISOString()}::timestamptz)`,
    findNews: async ({ userId }, now) => {
      const run = await findLastRun(ctx)
      if (!run || run.cutOff <= newsSince(now)) return undefined
      const prices = await pricesBeside(ctx, userId, run.id)
      if (prices.length === 0) return undefined
      const week = weekName(run.cutOff)
      const mark = isExample ? `${EXAMPLE_DATA}: ` : ''
      return {
        headline: `${mark}prices of the market`,
        section: {
          title: `${mark}What the market asks: ${inWeek(week)}`,
          paragraphs: prices.map(
            ({ specification, region, level, change, basis, own }) =>
              `${capital(nameOf(specification))} in ${region}: ${naira(nairaFromKobo(level))} ${unitOf(specification)}${change === null || basis === 'filled' ? '' : `, ${percent(percentOf(change))} in the week`}. Yours: ${besideWords(own, level)} it.`,
          ),
          link: { label: 'See the price index', url: `${baseUrl}/prices` },
          links: [{ label: 'Your prices', url: `${baseUrl}/seller-prices` }],
        },
      }
    },
  }
}

const newsSince = (now: Date) => new Date(now.getTime() - NEWS_DAYS * 86_400_000)

const nameOf = (id: string) => findSpecification(id)?.name ?? id
const unitOf = (id: string) => perUnit(findSpecification(id)?.material.compared ?? 'nr')

/** Of each of their goods and states what is published, and the median of what they ask themselves, in kobo for one compared unit. */
async function pricesBeside({ db }: Sender, userId: string, runId: number) {
  const rows = await db
    .select({
      specification: indexValues.specification,
      region: indexValues.region,
      level: indexValues.level,
      change: indexValues.change,
      basis: indexValues.basis,
      own: sql<number>`percentile_cont(0.5) WITHIN GROUP (ORDER BY
        (CASE WHEN ${products.discount} THEN ${products.discountPrice} ELSE ${products.regularPrice} END) / ${products.comparableQuantity})`,
    })
    .from(products)
    .innerJoin(
      indexValues,
      and(
        eq(indexValues.runId, runId),
        eq(indexValues.specification, products.specification),
        sql`${indexValues.region} = ${products.location}::text`,
        eq(indexValues.status, 'published'),
      ),
    )
    .where(
      and(eq(products.ownerId, userId), sql`NOT ${products.hidden} AND ${products.comparableQuantity} > 0`),
    )
    .groupBy(
      indexValues.specification,
      indexValues.region,
      indexValues.level,
      indexValues.change,
      indexValues.basis,
    )
    .orderBy(sql`abs(coalesce(${indexValues.change}, 0)) DESC`, indexValues.specification, indexValues.region)
    .limit(NAMED_MATERIALS)
  return rows
}
