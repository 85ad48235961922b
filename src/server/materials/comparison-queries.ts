import { and, eq, ne, sql } from 'drizzle-orm'
import { storeName } from '#domain/accounts/account-rules.ts'
import { offerFor } from '#domain/materials/compare-offer.ts'
import { COMPARED_MAX } from '#domain/materials/comparison-filters.ts'
import type {
  ComparedMaterial,
  Comparison,
  ComparisonHint,
  Conversion,
} from '#domain/materials/comparison-schema.ts'
import { UNSAID, UNSAID_WORDS } from '#domain/materials/details.ts'
import type { Material, Parameter, Parameters } from '#domain/materials/material.ts'
import { holdsOf } from '#domain/materials/nominal-words.ts'
import { findSpecification, type Specification, valueWords } from '#domain/materials/specification.ts'
import { nairaFromKobo } from '#domain/money.ts'
import { offsetOf, type PageOfRows } from '#domain/pagination.ts'
import type { State } from '#domain/places.ts'
import type { Context } from '#server/api/context.ts'
import { changesAt, dependsOn, productsOf as listTag, productTag } from '#server/api/depends-on.ts'
import { products } from '#server/db/schema/products.ts'
import { getProduct, productsOf } from '#server/products/product-queries.ts'
import {
  ASKED,
  type ComparisonQuery,
  comparedAt,
  isOfDetail,
  listCompared,
  listNotCompared,
  type Place,
} from './compared-products.ts'
import { listSpreads, spreadAnswer, voteSince } from './price-spreads.ts'

/** What all pages and filters of a comparison at a place have in common. */
export type ComparisonFacets = Pick<Comparison, 'brands' | 'details' | 'states'>

type FacetRow = { facet: string; value: string; count: number }

export async function facetsOf(
  { db }: Context,
  { id, material }: Specification,
  place: Place,
): Promise<ComparisonFacets> {
  const specification = eq(products.specification, id)
  // Of the required ones all of its offers have the same value.
  const optional = material.parameters.filter(({ required }) => !required)
  const ofDetails = optional.map(({ id: parameter }) => {
    const value = sql`coalesce(${products.parameters} ->> ${parameter}::text, ${UNSAID})`
    return sql`
      UNION ALL SELECT ${detailFacet(parameter)}, ${value}, count(*)::int FROM ${products}
      WHERE ${comparedAt(place, specification)} GROUP BY 2`
  })
  const { rows } = await db.execute<FacetRow>(sql`
    SELECT 'brand' AS facet, mode() WITHIN GROUP (ORDER BY brand) AS value, count(*)::int AS count FROM ${products}
    WHERE ${comparedAt(place, specification)} AND brand IS NOT NULL GROUP BY lower(brand)
    UNION ALL SELECT 'state', location::text, count(*)::int FROM ${products}
    WHERE ${comparedAt({ lgas: [] }, specification)} GROUP BY location
    ${sql.join(ofDetails)}
    ORDER BY count DESC, value`)
  const counted = (facet: string) => rows.filter((row) => row.facet === facet)
  return {
    brands: counted('brand').map(({ value, count }) => ({ brand: value, count })),
    details: optional.map((parameter) => {
      const { id, name, shortName } = parameter
      const values = valuesOf(parameter, counted(detailFacet(id)))
      return { id, name, ...(shortName && { shortName }), values }
    }),
    states: counted('state').map(({ value, count }) => ({ state: value as State, count })),
  }
}

/** By size; those of which it is not known come last. */
function valuesOf(parameter: Parameter, counts: FacetRow[]): ComparisonFacets['details'][number]['values'] {
  const said = counts
    .filter(({ value }) => value !== UNSAID)
    .map(({ value, count }) => ({ value, label: valueWords(parameter, value), count }))
    .sort((one, other) => BY_SIZE.compare(one.label, other.label))
  const unsaid = counts.find(({ value }) => value === UNSAID)
  return unsaid ? [...said, { value: UNSAID, label: UNSAID_WORDS, count: unsaid.count }] : said
}

/** What sellers ask at a place for what has the details. */
export async function summaryOf(
  { db }: Context,
  { id, material }: Specification,
  { detail, ...place }: Place & Pick<ComparisonQuery, 'detail'>,
): Promise<Comparison['summary']> {
  const [spread] = await listSpreads(
    db,
    and(comparedAt(place, eq(products.specification, id)), isOfDetail(id, detail)),
  )
  return spreadAnswer(spread, material.compared)
}

const detailFacet = (parameter: string) => `detail ${parameter}`

/** 9 mm before 12 mm. */
const BY_SIZE = new Intl.Collator('en', { numeric: true })

/** A page of a comparison: its offers, the cheapest first, and below them what cannot be compared. */
export async function compareOffers(
  ctx: Context,
  specification: Specification,
  query: ComparisonQuery,
  { page, limit }: { page: number; limit: number },
): Promise<Pick<Comparison, 'material' | 'offers' | 'notComparable'>> {
  const { id, material } = specification
  dependsOn(listTag())
  const [rows, below] = await Promise.all([
    listCompared(ctx.db, id, query, pageOfCompared({ page, limit })),
    listNotCompared(ctx.db, { materialId: material.id, specification: id }, query),
  ])
  const found = await productsOf(ctx, [...rows.map((row) => row.id), ...below])
  const holds = new Map(rows.map((row) => [row.id, row.holds]))
  return {
    material: comparedMaterial(specification),
    offers: found.flatMap((product) => {
      const each = holds.get(product._id)
      return each === undefined ? [] : { ...product, ...offerFor(product, each, query) }
    }),
    notComparable: found.filter(({ _id }) => !holds.has(_id)),
  }
}

/** Rows of the page, none beyond those that are listed. */
function pageOfCompared({ page, limit }: { page: number; limit: number }): PageOfRows {
  const offset = Math.min(offsetOf({ page, limit }), COMPARED_MAX)
  return { offset, limit: Math.min(limit, COMPARED_MAX - offset) }
}

function comparedMaterial({ id, material, parameters, name }: Specification): ComparedMaterial {
  return {
    id: material.id,
    name: material.name,
    category: material.category,
    subCategory: material.subCategory,
    type: material.type,
    specification: id,
    specificationName: name,
    parameters: { ...parameters },
    comparedIn: material.compared,
    conversions: conversionsOf(material, parameters),
  }
}

const conversionsOf = ({ conversions }: Material, parameters: Parameters): Conversion[] =>
  conversions.flatMap((rule): Conversion[] => {
    if (rule.class === 'seller')
      return [{ from: rule.from, holds: null, class: rule.class, source: rule.asks }]
    const holds = holdsOf(rule, parameters)
    return holds === undefined ? [] : [{ from: rule.from, holds, class: rule.class, source: rule.source }]
  })

const HINT_MS = 60_000

/** Of the others, so many are named. */
const NAMED = 3

type Others = {
  others: number
  lowest: number
  nominal: boolean
  /** The cheapest of each other seller, in kobo for one compared unit. */
  cheapest: { id: string; price: number }[]
}

/**
 * What else there is of what a product is: in its state, else in the country.
 * @returns null where it is not compared as anything, or there is nothing else. @throws AppError not-found
 */
export async function findComparisonHint(ctx: Context, id: string): Promise<ComparisonHint | null> {
  dependsOn(productTag(id), listTag())
  // Prices of others lose their votes by age.
  changesAt(Date.now() + HINT_MS)
  const { product } = await getProduct(ctx, id)
  const specification = findSpecification(product.material?.specification ?? '')
  if (!specification) return null
  const othersAt = async (place: Place): Promise<Others | undefined> => {
    const { rows } = await ctx.db.execute<Others>(sql`
      WITH other AS (
        SELECT ${products.id} AS id, ${products.ownerId} AS owner_id, ${ASKED} / comparable_quantity AS price,
          conversion = 'nominal' AS nominal, price_confirmed_at >= ${voteSince().toISOString()}::timestamptz AS votes
        FROM ${products}
        WHERE ${comparedAt(place, eq(products.specification, specification.id))} AND ${ne(products.id, id)}
      ), numbered AS (
        SELECT *, row_number() OVER (PARTITION BY owner_id, votes ORDER BY price, id) AS of_owner FROM other
      )
      SELECT count(*)::int AS others, coalesce(min(price) FILTER (WHERE votes), min(price)) AS lowest,
        bool_or(nominal) AS nominal,
        coalesce((array_agg(jsonb_build_object('id', id, 'price', price) ORDER BY price, id)
          FILTER (WHERE votes AND of_owner = 1 AND owner_id <> ${product.userRef._id}::uuid))[:${NAMED}], '{}') AS cheapest
      FROM numbered`)
    return rows.find(({ others }) => others > 0)
  }
  const state: Place = { state: product.location, lgas: [] }
  const here = await othersAt(state)
  const place = here ? state : { lgas: [] }
  const found = here ?? (await othersAt(place))
  if (!found) return null
  const [{ median, sellers }, named] = await Promise.all([
    summaryOf(ctx, specification, place),
    productsOf(
      ctx,
      found.cheapest.map(({ id }) => id),
    ),
  ])
  return {
    specification: specification.id,
    name: specification.name,
    others: found.others,
    state: here ? product.location : null,
    lowest: nairaFromKobo(Math.round(found.lowest)),
    median,
    sellers,
    unit: specification.material.compared,
    conversion: found.nominal ? 'nominal' : 'exact',
    offers: named.flatMap(({ _id, userRef, lga, location }) => {
      const offer = found.cheapest.find(({ id }) => id === _id)
      if (!offer) return []
      return {
        _id,
        seller: storeName(userRef),
        place: lga ? `${lga}, ${location}` : location,
        price: nairaFromKobo(Math.round(offer.price)),
      }
    }),
  }
}
