import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '#web/api-client.ts'

/** The categories never change while a page is open. */
export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: async () => (await answerOf(api().product.getCategories.$get())).json(),
  staleTime: Number.POSITIVE_INFINITY,
})
