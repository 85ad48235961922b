import { type FetchQueryOptions, noop, type QueryClient, type QueryKey } from '@tanstack/react-query'
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

/** An offer for its page, and on the server what is shown below it. In the browser that section asks for itself. */
export async function foundOffer<Data, Key extends QueryKey, Related, RelatedKey extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
  related: FetchQueryOptions<Related, Error, Related, RelatedKey>,
): Promise<Data> {
  const offer = await found(queryClient, query)
  // Its failure is its own affair.
  if (import.meta.env.SSR) await queryClient.query(related).catch(noop)
  return offer
}
