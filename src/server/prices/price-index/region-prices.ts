import { eq } from 'drizzle-orm'
import { findSpecification } from '#domain/materials/specification.ts'
import { nairaFromKobo } from '#domain/money.ts'
import { BASKETS, basketCost } from '#domain/prices/index-method/baskets.ts'
import type { Region } from '#domain/prices/index-method/votes.ts'
import { weekName } from '#domain/prices/index-method/weeks.ts'
import { OVERVIEW_MATERIALS, type RegionPrices } from '#domain/prices/price-index-schema.ts'
import { indexValues } from '#server/db/schema/price-index.ts'
import { lastRuns, type Reading } from './index-runs.ts'
import {
  countStates,
  figuresOf,
  nameOf,
  order,
  type Row,
  readReasons,
  readValues,
  reasonKey,
} from './index-values.ts'

/** The small line beside a material goes back a year, as its change does: this week, that of a year ago, and every second between them. */
const LINE_WEEKS = 53
const LINE_STEP = 2

/** A region in a week, the last one without `week`: what its page shows. */
export async function getRegionPrices(ctx: Reading, region: Region, week?: Date): Promise<RegionPrices> {
  const runs = await lastRuns(ctx, { until: week }, LINE_WEEKS)
  const last = runs.at(-1)
  const isThere = last !== undefined && (!week || last.cutOff.getTime() === week.getTime())
  const shown = isThere ? runs.filter((_, at) => (runs.length - 1 - at) % LINE_STEP === 0) : []
  const rows = await readValues(ctx, shown, [eq(indexValues.region, region)])
  const current = rows.filter(({ runId }) => runId === last?.id)
  const published = current.filter(({ status }) => status === 'published')
  const counts = await countStates(ctx, region === 'Nigeria' ? published : [])
  const reasons = await readReasons(ctx, isThere ? [last] : [])
  const prices = new Map<string, Map<number, number>>()
  for (const { specification, runId, status, level } of rows) {
    if (status !== 'published') continue
    const of = prices.get(specification) ?? new Map<number, number>()
    prices.set(specification, of.set(runId, nairaFromKobo(level)))
  }
  const byName = (one: { name: string }, other: { name: string }) => order(one.name, other.name)
  return {
    isExample: ctx.settings.isExample,
    region,
    week: isThere ? weekName(last.cutOff) : null,
    materials: published
      .map((row) => {
        const { p25: _, p75: _p75, dropped: _dropped, ...figures } = figuresOf(row)
        return {
          ...nameOf(row.specification),
          ...figures,
          states: region === 'Nigeria' ? (counts.get(`${row.runId} ${row.specification}`) ?? 0) : null,
          reason: reasons.get(reasonKey(row)) ?? null,
          line: shown.map(({ id }) => prices.get(row.specification)?.get(id) ?? null),
        }
      })
      .sort((one, other) => other.sellers - one.sellers || byName(one, other))
      .slice(0, region === 'Nigeria' ? OVERVIEW_MATERIALS : undefined),
    // Who lays tiles is asked for elsewhere: it is an index of materials.
    thin: current
      .filter(
        ({ status, specification }) =>
          (status === 'few' || status === 'none') &&
          findSpecification(specification)?.material.type !== 'Labour',
      )
      .map(({ specification, controllers }) => {
        const { material, name } = nameOf(specification)
        return { material, name, sellers: controllers }
      })
      .sort((one, other) => other.sellers - one.sellers || byName(one, other)),
    kept: current
      .filter(({ status }) => status === 'held' || status === 'withheld')
      .map(({ specification }) => nameOf(specification).name)
      .sort(),
    baskets: basketsOf(published),
  }
}

function basketsOf(published: readonly Row[]): RegionPrices['baskets'] {
  const values = new Map(published.map((row) => [row.specification, row]))
  return BASKETS.map((basket) => {
    const cost = basketCost(basket, (specification) => values.get(specification)?.level)
    const sellers = basket.lines.map(({ specification }) => values.get(specification)?.controllers ?? 0)
    return {
      id: basket.id,
      name: basket.name,
      note: basket.note,
      cost: cost === undefined ? null : nairaFromKobo(Math.round(cost)),
      sellers: cost === undefined ? null : Math.min(...sellers),
      missing: basket.lines.filter(({ specification }) => !values.has(specification)).map(({ name }) => name),
    }
  })
}
