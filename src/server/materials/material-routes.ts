import * as z from 'zod/mini'
import { COMPARED_MAX, QUANTITY_MAX, SIDE_BY_SIDE_MAX } from '#domain/materials/comparison-filters.ts'
import { Comparison, ComparisonHint, MaterialList } from '#domain/materials/comparison-schema.ts'
import type { Specification } from '#domain/materials/specification.ts'
import { paginate, SEARCH_PAGE_SIZE, SEARCH_TOTAL_MAX } from '#domain/pagination.ts'
import { localGovernmentsIn } from '#domain/places/cities.ts'
import type { State } from '#domain/places.ts'
import { MINIMUM_ORDER_MAX } from '#domain/prices/terms-of-sale.ts'
import type { Context } from '#server/api/context.ts'
import { dependsOn } from '#server/api/depends-on.ts'
import * as parameters from '#server/api/query-parameters.ts'
import { type ApiEnv, createRouter, documented, idParameter } from '#server/api/router.ts'
import { cachedCounts } from './cached-counts.ts'
import { countCompared, type ComparisonQuery as ListedQuery } from './compared-products.ts'
import {
  type ComparisonFacets,
  compareOffers,
  facetsOf,
  findComparisonHint,
  summaryOf,
} from './comparison-queries.ts'
import { listMaterials } from './material-list.ts'
import { spreadAnswer } from './price-spreads.ts'
import { assertOffered, getSpecification, specificationBy } from './requested-specification.ts'

const TAG = 'Materials'

const ComparisonQuery = z.object({
  state: parameters.state('state'),
  lga: parameters.localGovernment,
  brand: parameters.brand,
  detail: parameters.details,
  verified: parameters.flag('`true`: of verified sellers alone'),
  maxMinimumOrder: parameters.number('Sold from so many packs on, or fewer', {
    name: 'maxMinimumOrder',
    min: 1,
    max: MINIMUM_ORDER_MAX,
  }),
  quantity: parameters.amount(
    'How much is needed, in the unit that the material is compared in; prices are for as many packs as that takes',
    { name: 'quantity', max: QUANTITY_MAX },
  ),
  ids: parameters.ids(
    `Of these offers alone, at most ${SIDE_BY_SIDE_MAX}, with commas between them: to put them side by side`,
    {
      name: 'ids',
      max: SIDE_BY_SIDE_MAX,
    },
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

type CountedQuery = Omit<ListedQuery, 'quantity'>

type CountedFilters = Omit<CountedQuery, keyof Place | 'ids'>

const SUMMARY = 'Offers of one thing, the cheapest first, with what they cost delivered where that is known'
const DETAILS =
  'The price of an offer is for one compared unit at the quantity, price breaks and minimum order counted. Delivery counts where it is known for the place: included there, or charged by sellers of the chosen state. The summary is of the place and the `detail`, may be a minute old, and counts each seller once and no price that was confirmed more than 28 days ago. The pages have the 1,000 cheapest.'

type Place = { state?: State; lgas: string[] }

type At = { specification: Specification; place: Place }

type Detail = NonNullable<ListedQuery['detail']>

/** Comparisons of materials and of labour. */
export function materialRoutes() {
  const materialsIn = cachedCounts({
    name: 'materials',
    seconds: 300,
    secondsAtMost: 900,
    keyOf: (state: State | undefined) => state ?? '',
    count: listMaterials,
  })
  const facetsAt = cachedCounts({
    name: 'comparisons',
    seconds: 60,
    secondsAtMost: 300,
    keyOf: placeKey,
    count: (ctx, { specification, place }: At) => facetsOf(ctx, specification, place),
  })
  const summaryAt = cachedCounts({
    name: 'comparison summaries',
    seconds: 60,
    secondsAtMost: 300,
    keyOf: ({ detail, ...at }: At & { detail: Detail }) => [placeKey(at), ...detail.map(String)].join('|'),
    count: (ctx, { specification, place, detail }) => summaryOf(ctx, specification, { ...place, detail }),
  })
  const totalOf = cachedCounts({
    name: 'compared',
    seconds: 60,
    secondsAtMost: 300,
    keyOf: JSON.stringify,
    count: ({ db }, { id, query }: { id: string; query: CountedQuery }) => countCompared(db, id, query),
  })

  // Nobody counts details or a brand that no offer at the place has: any can be written into an address.
  async function summaryOfKnown(
    ctx: Context,
    { facets, detail = [], ...at }: At & { facets: Promise<ComparisonFacets>; detail: Detail | undefined },
  ): Promise<Comparison['summary']> {
    const isKnown = detail.length === 0 || areKnown(detail, (await facets).details)
    return isKnown
      ? summaryAt(ctx, { ...at, detail })
      : spreadAnswer(undefined, at.specification.material.compared)
  }

  async function totalOfKnown(
    ctx: Context,
    { specification, place, facets, ...filters }: CountedFilters & At & { facets: Promise<ComparisonFacets> },
  ): Promise<number> {
    const brand = filters.brand?.toLowerCase()
    const { brands, details } = await facets
    const isKnown =
      (brand === undefined || brands.some((known) => known.brand.toLowerCase() === brand)) &&
      areKnown(filters.detail ?? [], details)
    return isKnown ? totalOf(ctx, { id: specification.id, query: { ...filters, brand, ...place } }) : 0
  }

  async function comparison(
    { ctx }: ApiEnv['Variables'],
    specification: Specification,
    { state, lga, page = 1, limit = SEARCH_PAGE_SIZE, quantity, ids, ...filters }: ComparisonQuery,
  ): Promise<Comparison> {
    const place = placeWith(state, lga)
    const isFiltered = Object.values(filters).some((filter) => filter !== undefined && filter !== false)
    const at = { specification, place }
    const counting = facetsAt(ctx, at)
    const [facets, summary, list, counted] = await Promise.all([
      counting,
      summaryOfKnown(ctx, { ...at, facets: counting, detail: filters.detail }),
      compareOffers(ctx, specification, { ...filters, ...place, quantity, ids }, { page, limit }),
      isFiltered ? totalOfKnown(ctx, { ...at, ...filters, facets: counting }) : undefined,
    ])
    if (facets.states.length === 0) await assertOffered(ctx, specification)
    const all = ids ? list.offers.length : (counted ?? summary.offers)
    // A brand that came since is not known yet.
    const total =
      counted === undefined ? all : Math.min(Math.max(counted, list.offers.length), SEARCH_TOTAL_MAX)
    const { pages } = paginate({ page, limit, total: Math.min(total, COMPARED_MAX) })
    return {
      ...list,
      ...facets,
      summary,
      pagination: { page, limit, pages, total, totalCapped: all > total },
    }
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
        const { state, category, material } = c.req.valid('query')
        dependsOn()
        const materials = await materialsIn(c.var.ctx, state)
        c.header('Cache-Control', 'public, max-age=60, s-maxage=0')
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
          await comparison(
            c.var,
            specificationBy(c.req.param('material'), c.req.query()),
            c.req.valid('query'),
          ),
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
        return c.json(
          await comparison(c.var, getSpecification(`${material}/${values}`), c.req.valid('query')),
        )
      },
    )
}

const placeKey = ({ specification, place }: At): string =>
  [specification.id, place.state, ...place.lgas].join('|')

const areKnown = (detail: Detail, details: ComparisonFacets['details']): boolean =>
  detail.every(([id, value]) =>
    details.some((each) => each.id === id && each.values.some((known) => known.value === value)),
  )

/** @throws AppError malformed */
function placeWith(state: State | undefined, lga: string | undefined): Place {
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
