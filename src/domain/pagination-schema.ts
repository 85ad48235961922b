import * as z from 'zod/mini'

/** `Pagination` as the API documents it; apart from it, so that browsing brings no schema library to the phone. */
export const PaginationShape = z.object({
  page: z.number(),
  limit: z.number(),
  pages: z.number(),
  total: z.number(),
  /** There are more. */
  totalCapped: z.boolean(),
})
