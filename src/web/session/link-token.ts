import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { readStored, storeValue } from '#web/ui/draft.ts'

/** A token that is the whole fragment: longer than any name of a place in a page. */
const BARE = /^#([\w-]{32,})$/

/**
 * The token of a link in a mail. It stands in the fragment, which no server and no log gets to see, and leaves the address
 * at once. @returns undefined during hydration, empty if the link has none
 */
export function useLinkToken(): string | undefined {
  const router = useRouter()
  const [token, setToken] = useState<string>()
  useEffect(() => {
    const take = () => {
      const { hash, pathname, search } = window.location
      const given = BARE.exec(hash)?.[1] ?? new URLSearchParams(hash.slice(1)).get('token')
      setToken((former) => given ?? former ?? '')
      if (hash) router.history.replace(pathname + search)
    }
    take()
    // The link may be pasted where one is open already: then only the fragment changes.
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [router])
  return token
}

/**
 * The token of a mail's link, which has left the address: the tab keeps it under `name`, so that a reload opens the same. Empty where
 * there is none, undefined as long as that is not known.
 */
export function useStoredLinkToken(name: string): string | undefined {
  const given = useLinkToken()
  const [kept, setKept] = useState<string>()
  useEffect(() => {
    if (given) storeValue('tab', name, { token: given })
    else if (given === '') {
      const stored = readStored('tab', name)
      const isToken = typeof stored === 'object' && stored !== null && 'token' in stored
      setKept(isToken ? String(stored.token) : '')
    }
  }, [given, name])
  return given || kept
}
