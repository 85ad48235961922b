import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { State } from '#domain/places.ts'

/**
 * On the server, for a loader: the names that can be chosen in the state, so that they stand in the page without scripts, too. In the
 * browser the field asks for itself, and offers no others.
 * @throws the redirect to the page that says so, where the address names a place that is not in the state
 */
export async function loadPlace(
  queryClient: QueryClient,
  { location, lga }: { location?: State | undefined; lga?: string | undefined },
): Promise<void> {
  if (!import.meta.env.SSR || !location) return
  const { lgaNamesQuery } = await import('./lga-names.ts')
  const names = await queryClient.query(lgaNamesQuery(location))
  if (lga && !names.includes(lga))
    throw redirect({
      to: '.',
      search: (search: Record<string, unknown>) => ({ ...search, lga: undefined, ignored: 'lga' }),
    })
}
