import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api-client.ts'

export const productQuery = (filters: Record<string, string>) =>
  queryOptions({
    queryKey: ['products', filters],
    queryFn: async () => (await api().product.getCat.$get({ query: filters })).json(),
  })
