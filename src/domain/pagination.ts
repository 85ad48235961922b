/** Lists take `page` (from 1) and `limit` (1 to 50) (docs/product.md 14.1). */
export const MAX_PAGE_SIZE = 50
/** Far beyond any list; it keeps a nonsensical offset out of the database. */
export const MAX_PAGE = 1_000_000

/** Page sizes (docs/product.md 4.1, 4.2, 5.1). */
export const EXPLORER_PAGE_SIZE = 10
export const SEARCH_PAGE_SIZE = 20
export const LISTING_PAGE_SIZE = 10
/** Of a seller's homes. A shop of so few products is read at once: nobody needs a search or another order (docs/product.md 6.1). */
export const SHOP_PAGE_SIZE = 12
/** So many products of a shop are one page. */
const SHOP_PAGE_MAX = 24

/** A shop has as few pages as its products need, and the last is no emptier than rows of four make it: 13 are one page, 25 are 16 and 9. */
export function shopPageSize(products: number): number {
  const pages = Math.max(Math.ceil(products / SHOP_PAGE_MAX), 1)
  return Math.max(Math.ceil(products / pages / 4), 1) * 4
}

/** `totalCapped` where there are more than `total`. */
export type Pagination = { page: number; limit: number; pages: number; total: number; totalCapped: boolean }

export function paginate({ page, limit, total }: { page: number; limit: number; total: number }): Pagination {
  return { page, limit, pages: Math.ceil(total / limit), total, totalCapped: false }
}

/** A search counts so far (docs/product.md 17.6): to count a million rows takes longer than to find the first twenty. */
export const SEARCH_TOTAL_MAX = 1_000

/** `next` is where the next page begins (`after`), null after the last. */
export type CappedPagination = Pagination & { next: string | null }

/**
 * The pages of a list that is not counted to its end. Those beyond the capped total are there, too: `pages` is one more than `page`
 * as long as more follows.
 * @param counted the rows of the list; where not `isExact`, any number above SEARCH_TOTAL_MAX for more
 * @param seen how many rows are known to stand up to the end of this page, and one more where another page follows
 */
export function paginateCapped({
  page,
  limit,
  counted,
  isExact = false,
  seen,
}: {
  page: number
  limit: number
  counted: number
  isExact?: boolean
  seen: number
}): Pagination {
  const total = isExact ? counted : Math.min(counted, SEARCH_TOTAL_MAX)
  const { pages } = paginate({ page, limit, total: Math.max(total, seen) })
  return { page, limit, pages, total, totalCapped: counted > total }
}

/** Which rows of a list: so many are skipped, and so many are read. */
export type PageOfRows = { offset: number; limit: number }

/** How many rows stand before this page. */
export function offsetOf({ page, limit }: { page: number; limit: number }): number {
  return (page - 1) * limit
}

/** The page that a URL names; undefined is the first. */
export function parsePage(search: Record<string, unknown>): { page?: number | undefined } {
  const page = Number(search.page)
  return { page: Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : undefined }
}
