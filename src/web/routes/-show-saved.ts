import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** What was saved is shown as it is now, and every list of its kind is asked for anew when it is next seen. */
export function showSaved(queryClient: QueryClient, key: QueryKey, saved: object): void {
  for (const kind of [key[0], 'own'])
    void queryClient.invalidateQueries({ queryKey: [kind], refetchType: 'none' })
  queryClient.setQueryData(key, saved)
}
