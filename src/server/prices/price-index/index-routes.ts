import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { BYTE_ORDER_MARK, csvLine } from '#domain/csv-text.ts'
import { AppError } from '#domain/errors.ts'
import { publishedMethod } from '#domain/prices/index-method/methods.ts'
import {
  IndexAnswer,
  IndexMethods,
  IndexRuns,
  IndexWeeks,
  type PublishedValue,
  REGIONS,
  RegionPrices,
} from '#domain/prices/price-index-schema.ts'
import type { Context } from '#server/api/context.ts'
import * as parameters from '#server/api/query-parameters.ts'
import { createRouter, documented, failure } from '#server/api/router.ts'
import { readMethod } from '../method-text.ts'
import { indexFeed } from './index-feed.ts'
import { getIndexRun, type IndexFilters, listIndex } from './index-queries.ts'
import { listIndexRuns, listIndexWeeks } from './index-runs.ts'
import { compareMethods } from './method-queries.ts'
import { getRegionPrices } from './region-prices.ts'

const TAG = 'Price index'
const METHOD =
  'The median of what verified sellers ask for one compared unit, one vote each, of five or more sellers; computed every Monday, 00:00 in Lagos, and never rewritten: a correction is a new run. How: `/prices/method.txt`. Licence of the figures: CC BY 4.0.'

const region = parameters.oneOf('A state, or Nigeria', 'state', REGIONS)
const IndexQuery = z.object({
  material: parameters.words('Id of a specification: `cement`, `rebar/12mm`'),
  state: region,
  from: parameters.week('From this Monday on: `2026-11-16`'),
  until: parameters.week('Until this Monday'),
})
const WeekQuery = z.object({ state: region, week: parameters.week('Of this Monday; without one, the last') })
const RunsQuery = z.object({ week: parameters.week('Only of this Monday') })

const filtersOf = ({ material, state, from, until }: z.infer<typeof IndexQuery>): IndexFilters => ({
  material,
  region: state,
  from,
  until,
})

/** Stored results change once a week; a correction is seen within ten minutes. */
const CACHED = { 'Cache-Control': 'public, max-age=600' }

const csvHeaders = ({ settings }: Context, name: string) => ({
  ...CACHED,
  'Content-Type': 'text/csv; charset=utf-8',
  'Content-Disposition': `attachment; filename="${settings.isExample ? 'example-data-' : ''}${name}.csv"`,
})

/** The price index, for everybody. */
export const indexRoutes = createRouter()
  .get(
    '/index',
    documented(
      TAG,
      'The price index: materials by state and week',
      IndexAnswer,
      `${METHOD} Without \`from\` and \`until\` the last week; several weeks of one material or one state, 106 at most. What waits for a moderator says so without figures.`,
    ),
    parameters.query(IndexQuery),
    async (c) => c.json(await listIndex(c.var.ctx, filtersOf(c.req.valid('query'))), 200, CACHED),
  )
  .get(
    '/index.csv',
    describeRoute({
      tags: [TAG],
      summary: 'The same as a table',
      description: `${METHOD} Only what is published. The last column says whether it is generated example data.`,
      responses: {
        200: { description: 'Success', content: { 'text/csv': { schema: { type: 'string' } } } },
        default: failure,
      },
    }),
    parameters.query(IndexQuery),
    async (c) => {
      const { ctx } = c.var
      return c.body(await csvOf(ctx, filtersOf(c.req.valid('query'))), 200, csvHeaders(ctx, 'price-index'))
    },
  )
  .get(
    '/week',
    documented(
      TAG,
      'A region in one week, with small lines of the weeks before and the baskets',
      RegionPrices,
      METHOD,
    ),
    parameters.query(WeekQuery),
    async (c) => {
      const { state = 'Nigeria', week } = c.req.valid('query')
      return c.json(await getRegionPrices(c.var.ctx, state, week), 200, CACHED)
    },
  )
  .get(
    '/methods',
    documented(
      TAG,
      'The methods of the index, and the change of a year by each of them',
      IndexMethods,
      'One is published, the others are computed beside it each week: their runs are among `/prices/runs`. How they differ: `/prices/method.txt`.',
    ),
    parameters.query(WeekQuery),
    async (c) => {
      const { state = 'Nigeria', week } = c.req.valid('query')
      return c.json(await compareMethods(c.var.ctx, state, week), 200, CACHED)
    },
  )
  .get(
    '/methods.csv',
    describeRoute({
      tags: [TAG],
      summary: 'The change of a year by each method, as a table',
      description: 'The last column says whether it is generated example data.',
      responses: {
        200: { description: 'Success', content: { 'text/csv': { schema: { type: 'string' } } } },
        default: failure,
      },
    }),
    parameters.query(WeekQuery),
    async (c) => {
      const { ctx } = c.var
      const { state = 'Nigeria', week } = c.req.valid('query')
      return c.body(methodsCsv(await compareMethods(ctx, state, week)), 200, csvHeaders(ctx, 'methods'))
    },
  )
  .get('/weeks', documented(TAG, 'The weeks of the index, the newest first', IndexWeeks), async (c) =>
    c.json(await listIndexWeeks(c.var.ctx), 200, CACHED),
  )
  .get(
    '/runs',
    documented(
      TAG,
      'The runs of the index: method, cut-off, hashes of inputs and outputs',
      IndexRuns,
      'The newest first, 500 at most; of the runs of one week the newest counts. `npm run index` prints the bytes that the hash is of.',
    ),
    parameters.query(RunsQuery),
    async (c) => c.json(await listIndexRuns(c.var.ctx, c.req.valid('query').week), 200, CACHED),
  )
  .get(
    '/runs/:runId',
    documented(
      TAG,
      'What one run says',
      IndexAnswer,
      'A corrected one, too, as it was published then; and those of a method that is computed beside the published one.',
    ),
    async (c) => {
      const id = Number(c.req.param('runId'))
      if (!Number.isSafeInteger(id)) throw new AppError('not-found', 'There is no such run.')
      return c.json(await getIndexRun(c.var.ctx, id), 200, CACHED)
    },
  )
  .get(
    '/feed.xml',
    describeRoute({
      tags: [TAG],
      summary: 'The weeks of the index, as RSS',
      responses: {
        200: { description: 'Success', content: { 'application/rss+xml': { schema: { type: 'string' } } } },
        default: failure,
      },
    }),
    async (c) =>
      c.body(await indexFeed(c.var.ctx), 200, {
        ...CACHED,
        'Content-Type': 'application/rss+xml; charset=utf-8',
      }),
  )
  .get(
    '/method.txt',
    describeRoute({
      tags: [TAG],
      summary: 'How the index is made: the method with its tests and limits, as Markdown',
      responses: {
        200: { description: 'Success', content: { 'text/plain': { schema: { type: 'string' } } } },
        default: failure,
      },
    }),
    async (c) => c.text(await readMethod(), 200, CACHED),
  )

const COLUMNS = [
  'week',
  'material',
  'name',
  'unit',
  'region',
  'price',
  'p25',
  'p75',
  'low',
  'high',
  'sellers',
  'dropped',
  'oldest',
  'newest',
  'change',
  'basis',
  'yearChange',
  'states',
  'reason',
] as const satisfies readonly (keyof PublishedValue)[]

async function csvOf(ctx: Context, filters: IndexFilters): Promise<string> {
  const { values, isExample } = await listIndex(ctx, filters)
  const lines = values.flatMap((value) =>
    value.status === 'published'
      ? [
          csvLine([
            ...COLUMNS.map((column) => value[column] ?? ''),
            publishedMethod(value.week).version,
            isExample ? 'example data' : '',
          ]),
        ]
      : [],
  )
  return (
    BYTE_ORDER_MARK + csvLine([...COLUMNS, 'method', isExample ? 'example data' : 'note']) + lines.join('')
  )
}

function methodsCsv({ week, region, methods, materials, isExample }: IndexMethods): string {
  const example = isExample ? 'example data' : ''
  const heads = methods.map(({ version }) => `yearChange, method ${version}`)
  const lines = materials.map(({ material, name, years }) =>
    csvLine([week ?? '', material, name, region, ...years.map((year) => year ?? ''), example]),
  )
  return (
    BYTE_ORDER_MARK +
    csvLine(['week', 'material', 'name', 'region', ...heads, example || 'note']) +
    lines.join('')
  )
}
