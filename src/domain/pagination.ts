/** Lists take `page` (from 1) and `limit` (1 to 50) (docs/product.md 14.1). */
export const MAX_PAGE_SIZE = 50
/** Far beyond any list; it keeps a nonsensical offset out of the database. */
export const MAX_PAGE = 1_000_000

/** Page sizes (docs/product.md 4.1, 4.2, 5.1). */
export const EXPLORER_PAGE_SIZE = 10
export const SEARCH_PAGE_SIZE = 20
export const LISTING_PAGE_SIZE = 10
/** Rows of three, so that a shop of a dozen is one page. */
export const SHOP_PAGE_SIZE = 12

export type Pagination = { page: number; limit: number; pages: number; total: number }

export function paginate({ page, limit, total }: { page: number; limit: number; total: number }): Pagination {
  return { page, limit, pages: Math.ceil(total / limit), total }
}

/** How many rows stand before this page. */
export function offsetOf({ page, limit }: { page: number; limit: number }): number {
  return (page - 1) * limit
}

/** The page that a URL names; undefined is the first. */
export function parsePage(search: Record<string, unknown>): { page?: number | undefined } {
  const page = Number(search.page)
  return { page: Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : undefined }
}
