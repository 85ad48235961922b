import { useEffect, useState } from 'react'
import { readStored, storeValue } from '#web/ui/draft.ts'
import { useLinkToken } from './link-token.ts'

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
