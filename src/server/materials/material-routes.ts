import type { Context as HonoContext } from 'hono'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import { Comparison, ComparisonHint, MaterialList } from '#domain/materials/comparison-schema.ts'
import type { Specification } from '#domain/materials/specification.ts'
import { SEARCH_PAGE_SIZE } from '#domain/pagination.ts'
import { localGovernmentsIn } from '#domain/places/cities.ts'
import type { State } from '#domain/places.ts'
import { MINIMUM_ORDER_MAX } from '#domain/prices/terms-of-sale.ts'
import type { Context } from '#server/api/context.ts'
import * as parameters from '#server/api/query-parameters.ts'
import { type ApiEnv, createRouter, documented, idParameter } from '#server/api/router.ts'
import {
  type ComparisonOverview,
  compareOffers,
  findComparisonHint,
  overviewOf,
} from './comparison-queries.ts'
import { listMaterials } from './material-list.ts'
import { getSpecification, specificationBy } from './requested-specification.ts'

const TAG = 'Materials'

/** As long an instance keeps what it has counted over many offers. */
const OVERVIEW_SECONDS = 60
const LIST_SECONDS = 300

/** More of anything than one order takes, in any compared unit. */
const QUANTITY_MAX = 10_000_000

const ComparisonQuery = z.object({
  state: parameters.state('state'),
  lga: parameters.localGovernment,
  brand: parameters.words('Of this brand alone'),
  verified: parameters.flag('`true`: of verified sellers alone'),
  maxMinimumOrder: parameters.number('Sold from so many packs on, or fewer', {
    name: 'maxMinimumOrder',
    min: 1,
    max: MINIMUM_ORDER_MAX,
  }),
  quantity: parameters.number(
    'How much is needed, in the unit that the material is compared in; prices are for as many packs as that takes',
    { name: 'quantity', min: 1, max: QUANTITY_MAX },
  ),
  page: parameters.page,
  limit: parameters.limit,
})
type ComparisonQuery = z.infer<typeof ComparisonQuery>

const MaterialQuery = z.object({
  state: parameters.state('state'),
  category: parameters.category,
  material: parameters.words('Id of a material: it alone'),
})

const SUMMARY = 'Offers of one thing, the cheapest first, with what they cost delivered where that is known'
const DETAILS =
  'The price of an offer is for one compared unit at the quantity, price breaks and minimum order counted. Delivery counts where it is known for the place: included there, or charged by sellers of the chosen state. The summary is of the place, may be a minute old, and counts each seller once and no price that was confirmed more than 28 days ago.'

/** Comparisons of materials and of labour. */
export function materialRoutes() {
  const lists = new LRUCache<State | 'all', MaterialList['materials'], Context>({
    max: 64,
    ttl: LIST_SECONDS * 1_000,
    fetchMethod: (area, _, { context }) => listMaterials(context, area === 'all' ? undefined : area),
  })
  const overviews = new LRUCache<
    string,
    ComparisonOverview,
    { ctx: Context; specification: Specification; place: { state?: State; lgas: string[] } }
  >({
    max: 2_000,
    ttl: OVERVIEW_SECONDS * 1_000,
    fetchMethod: (_key, _stale, { context: { ctx, specification, place } }) =>
      overviewOf(ctx, specification, place),
  })

  async function comparison(
    c: HonoContext<ApiEnv>,
    specification: Specification,
    { state, lga, page = 1, limit = SEARCH_PAGE_SIZE, ...filters }: ComparisonQuery,
  ): Promise<Comparison> {
    const { ctx } = c.var
    const place = placeWith(state, lga)
    const key = [specification.id, place.state, ...place.lgas].join('|')
    ctx.metrics.countLookup('comparisons', overviews.has(key))
    const [overview, list] = await Promise.all([
      overviews.forceFetch(key, { context: { ctx, specification, place } }),
      compareOffers(ctx, specification, { ...filters, ...place }, { page, limit }),
    ])
    return { ...list, ...overview }
  }

  return createRouter()
    .get(
      '/',
      documented(
        TAG,
        'What can be compared, with the spread of its prices',
        MaterialList,
        'Those with offers in the state, or in the country. Up to five minutes old.',
      ),
      parameters.query(MaterialQuery),
      async (c) => {
        const { state = 'all', category, material } = c.req.valid('query')
        c.var.ctx.metrics.countLookup('materials', lists.has(state))
        const materials = await lists.forceFetch(state, { context: c.var.ctx })
        c.header('Cache-Control', `public, max-age=${OVERVIEW_SECONDS}`)
        return c.json({
          materials: materials.filter(
            (each) => (!category || each.category === category) && (!material || each.id === material),
          ),
        })
      },
    )
    .get(
      '/:material',
      documented(
        TAG,
        SUMMARY,
        Comparison,
        `${DETAILS} What tells a material apart is named beside the filters, by the ids of its parameters: \`/materials/rebar?diameter=12\`.`,
      ),
      parameters.query(ComparisonQuery),
      async (c) =>
        c.json(
          await comparison(c, specificationBy(c.req.param('material'), c.req.query()), c.req.valid('query')),
        ),
    )
    .get(
      '/:material/:values',
      documented(
        TAG,
        SUMMARY,
        Comparison,
        `${DETAILS} By the id of a specification: \`/materials/rebar/12mm\`.`,
      ),
      parameters.query(ComparisonQuery),
      async (c) => {
        const { material, values } = c.req.param()
        return c.json(await comparison(c, getSpecification(`${material}/${values}`), c.req.valid('query')))
      },
    )
}

/** @throws AppError malformed */
function placeWith(state: State | undefined, lga: string | undefined): { state?: State; lgas: string[] } {
  const place = parameters.placeOf(state, lga)
  if (!place.state || !place.lga) return { ...place, lgas: [] }
  const several = localGovernmentsIn(place.state, place.lga)
  return { state: place.state, lgas: several.length > 0 ? [...several] : [place.lga] }
}

export const comparisonHintRoutes = createRouter().get(
  '/comparison/:id',
  documented(
    TAG,
    'What else there is of what a product is, in its state, else in the country; null where there is nothing',
    z.nullable(ComparisonHint),
  ),
  async (c) =>
    c.json(await findComparisonHint(c.var.ctx, idParameter(c.req.param('id'), 'No product found.'))),
)
