import { type CappedPagination, offsetOf, paginateCapped } from '#domain/pagination.ts'
import { positionOf } from '#domain/places/distance.ts'
import type { Product } from '#domain/products/product-schema.ts'
import { HOMES_APART_MESSAGE, NO_WORK_MESSAGE } from '#domain/search/left-out.ts'
import type { Relaxed } from '#domain/search/search-schema.ts'
import type { Understood } from '#domain/search/understanding.ts'
import type { Context } from '#server/api/context.ts'
import { nextRows } from '#server/api/list-place.ts'
import { countKeyOf, readProductCounts } from '#server/db/product-counts.ts'
import type { Reading } from '#server/db/reading-moment.ts'
import { rememberedWords, type WordLookup } from '#server/search/catalogue-words.ts'
import { matchTerms } from '#server/search/match-terms.ts'
import { type FoundProducts, findProducts } from './found-products.ts'
import { plainListOf } from './listed-page.ts'
import { distancesFrom } from './nearby-places.ts'
import type { ProductListQuery } from './product-facts.ts'
import { productsOf } from './product-queries.ts'
import type { ProductSearch } from './product-search.ts'
import { readMeaning, readMeant } from './read-search.ts'
import { findElsewhere, findHere, findOfWork, similarCategories } from './relaxed-products.ts'

export type ProductSearchAnswer = {
  products: Product[]
  pagination: CappedPagination
  understood: Understood[]
  relaxed: Relaxed | null
}

/** The products that meet the filters, and what is nearest to that where none does (docs/product.md 17.4 and 17.6). */
export async function searchProducts(
  ctx: Context,
  asked: ProductListQuery,
  reading: Reading,
  { page, limit, offset = offsetOf({ page, limit }) }: { page: number; limit: number; offset?: number },
): Promise<ProductSearchAnswer> {
  const meant = await readMeaning(ctx, asked, reading)
  const match = withWords(rememberedWords())
  const { filters, search, understood, leftOut, isMention, isForHomes, isDetailed } = await readMeant(
    ctx,
    meant,
    reading,
    match,
  )
  const { location, lga, near, sort = search.words === '' ? 'newest' : 'relevance' } = filters
  const from = near ?? (location && positionOf(location, lga))
  const rows = { offset, limit }
  const answer = async ({ rows: found, counted, seen }: FoundProducts, relaxed: Relaxed | null) => ({
    products: await productsWithDistance(ctx, found),
    pagination: {
      ...paginateCapped({ page, limit, counted, seen }),
      next: nextRows({ rows: offset + limit, seen }),
    },
    understood,
    relaxed,
  })
  const distances = sort === 'nearest' && from ? distancesFrom(from) : undefined
  const found = await findProducts(
    ctx.db,
    search,
    { sort: sort === 'nearest' && !distances ? 'relevance' : sort, distances },
    rows,
    { counted: await countedOf(ctx.db, filters, search) },
  )
  if (isForHomes) return answer(found, { kind: 'search', message: HOMES_APART_MESSAGE, of: 'homes' })
  const here =
    (location || filters.type) && !filters.ownerId && found.counted === 0 && isDetailed
      ? await findHere(
          ctx,
          { meant, match, reading, sort: asked.sort, location, lga, type: filters.type },
          rows,
        )
      : undefined
  if (here) return answer(here.found, { kind: 'words', message: here.message })
  const elsewhere =
    location && !filters.ownerId && !isMention && (found.counted === 0 || sort === 'relevance')
      ? await findElsewhere(ctx, { search, filters, place: { location, lga }, found }, rows)
      : undefined
  if (elsewhere)
    return answer(elsewhere.found, {
      ...elsewhere.relaxed,
      message: [elsewhere.relaxed.message, leftOut].filter(Boolean).join(' '),
    })
  if (found.counted > 0 || filters.ownerId)
    return answer(found, found.counted > 0 && leftOut ? { kind: 'words', message: leftOut } : null)
  const ofWork = asked.type ? undefined : await findOfWork(ctx, search, filters, rows)
  if (ofWork) return answer(ofWork, { kind: 'words', message: NO_WORK_MESSAGE })
  return answer(found, await similarCategories(ctx, search, filters))
}

/** How many of a maker's there are, where the kept counts have it, which know makers as offers write them and not what names say besides. */
async function countedOf(
  db: Context['db'],
  { brand, sort: _sort, near: _near, ...filters }: ProductListQuery,
  { words, unsettled }: ProductSearch,
): Promise<number> {
  const plain = brand && words === '' && unsettled.length === 0 ? plainListOf(filters) : undefined
  if (!plain) return 0
  const key = countKeyOf({ ...plain.filters, brand })
  return (await readProductCounts(db, [key])).get(key) ?? 0
}

/** Looks no word of a search up twice. */
const withWords =
  (words: WordLookup): typeof matchTerms =>
  (db, source, terms, asOf, reading) =>
    matchTerms(db, source, terms, asOf, { ...reading, words })

async function productsWithDistance(ctx: Context, found: FoundProducts['rows']): Promise<Product[]> {
  const kilometres = new Map(found.map(({ id, distanceKm }) => [id, distanceKm]))
  const products = await productsOf(
    ctx,
    found.map(({ id }) => id),
  )
  return products.map((product) => {
    const distanceKm = kilometres.get(product._id)
    return distanceKm === undefined ? product : { ...product, distanceKm: Math.round(distanceKm) }
  })
}
