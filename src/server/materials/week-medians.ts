import { and, desc, eq, inArray } from 'drizzle-orm'
import { nairaFromKobo } from '#domain/money.ts'
import type { State } from '#domain/places.ts'
import { weekName } from '#domain/prices/index-method/weeks.ts'
import type { MedianPrices } from '#domain/rates/median-schema.ts'
import { resource } from '#domain/rates/resources.ts'
import type { Context } from '#server/api/context.ts'
import { indexRuns, indexValues } from '#server/db/schema/price-index.ts'
import { isPublishedRun } from '#server/db/schema/published-run.ts'
import { PRICED } from './median-queries.ts'

/** What the calculator may reckon with: of three or four sellers, too, with their count. */
const USED = ['published', 'few']

/** What the price index has of the calculator's materials in a week: of the state, or else of the country; nothing is made up for the others. */
export async function listWeekMedians(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  state: State | undefined,
  cutOff: Date,
): Promise<MedianPrices> {
  const [run] = await db
    .select({ id: indexRuns.id })
    .from(indexRuns)
    .where(and(isPublishedRun(), eq(indexRuns.isExample, settings.isExample), eq(indexRuns.cutOff, cutOff)))
    .orderBy(desc(indexRuns.id))
    .limit(1)
  const specifications = PRICED.map(({ specification }) => specification.id)
  const values = run
    ? await db
        .select()
        .from(indexValues)
        .where(
          and(
            eq(indexValues.runId, run.id),
            inArray(indexValues.specification, specifications),
            inArray(indexValues.region, [...(state ? [state] : []), 'Nigeria']),
          ),
        )
    : []
  const answer: MedianPrices = {
    week: weekName(cutOff),
    isExample: settings.isExample,
    prices: [],
    without: [],
  }
  for (const { id: material, holds, specification } of PRICED) {
    const of = (region: State | 'Nigeria') =>
      values.find((value) => value.specification === specification.id && value.region === region)
    const local = state && of(state)
    const isLocal = local !== undefined && USED.includes(local.status)
    const value = isLocal ? local : of('Nigeria')
    const priced = {
      material,
      specification: specification.id,
      name: specification.name,
      location: isLocal && state ? state : null,
      leftOut: [],
    }
    if (!value || !USED.includes(value.status)) answer.without.push(priced)
    else
      answer.prices.push({
        ...priced,
        median: nairaFromKobo(Math.round(value.level * holds)),
        unit: resource(material).unit,
        conversion: 'exact',
        approximately: null,
        sellers: value.controllers,
        offers: null,
        oldest: value.oldest.toISOString(),
        newest: value.newest.toISOString(),
        sellersInState: state && !isLocal ? (local?.controllers ?? 0) : null,
      })
  }
  return answer
}
