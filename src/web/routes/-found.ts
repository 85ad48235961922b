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

/** An offer for its page, and on the server what is shown beside it. In the browser these sections ask for themselves. */
export async function foundOffer<
  Data,
  Key extends QueryKey,
  Related,
  RelatedKey extends QueryKey,
  Hint,
  HintKey extends QueryKey,
>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
  related: FetchQueryOptions<Related, Error, Related, RelatedKey>,
  hint?: FetchQueryOptions<Hint, Error, Hint, HintKey>,
): Promise<Data> {
  const offer = await found(queryClient, query)
  // Their failures are their own affair.
  if (import.meta.env.SSR)
    await Promise.all([queryClient.query(related).catch(noop), hint && queryClient.query(hint).catch(noop)])
  return offer
}
