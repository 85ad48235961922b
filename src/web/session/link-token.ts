import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * The token of a link in a mail. It stands in the fragment, which no server and no log gets to see, and leaves the address
 * at once. @returns undefined while the page comes to life, empty where the link has none
 */
export function useLinkToken(): string | undefined {
  const router = useRouter()
  const [token, setToken] = useState<string>()
  useEffect(() => {
    const { hash, pathname, search } = window.location
    setToken((former) => former ?? new URLSearchParams(hash.slice(1)).get('token') ?? '')
    if (hash) router.history.replace(pathname + search)
  }, [router])
  return token
}
