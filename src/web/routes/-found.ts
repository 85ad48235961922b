import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { isMissing } from '#domain/errors.ts'

/** What a page is about. @throws the 404 of the router where there is no such thing */
export async function found<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  try {
    return await queryClient.query({ ...query, staleTime: 'static' })
  } catch (error) {
    throw isMissing(error) ? notFound() : error
  }
}
