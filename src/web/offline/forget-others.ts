import type { QueryClient } from '@tanstack/react-query'
import type { OwnUser } from '#domain/accounts/account-schema.ts'
import { clearCachedPages } from './worker.ts'

/** No draft: it stays until the worker has forgotten, also where somebody signs out over a page that tells it nothing. */
const OWNER = 'kept-for'

/** What one person has looked at is not for the next one who uses this browser. */
export function forgetOthers(queryClient: QueryClient): void {
  const visitor = () => queryClient.getQueryData<OwnUser | null>(['me'])
  const look = async () => {
    const user = visitor()
    const owner = readOwner()
    if (user === undefined || owner === user?._id) return
    if (owner !== undefined) await clearCachedPages()
    storeOwner(visitor()?._id)
  }
  void look()
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === 'me') void look()
  })
}

function readOwner(): string | undefined {
  try {
    return localStorage.getItem(OWNER) ?? undefined
  } catch {
    return undefined
  }
}

function storeOwner(id: string | undefined): void {
  try {
    if (id === undefined) localStorage.removeItem(OWNER)
    else localStorage.setItem(OWNER, id)
  } catch {
    // Forbidden: service workers are, too.
  }
}
