const LONGEST = 2_000

/**
 * What a browser reads as the address of another host, or drops while it reads; and what is no page: the API's answers and the tools of
 * development, also where their letters are encoded, which the server reads all the same.
 */
const FOREIGN = /^\/(?:\/|%2f|%5c|(?:api|dev)(?![^/?#])|[^/?#]*%[4-7])|[\\\p{Cc}]/iu

/**
 * Where somebody goes once they are signed in: a path of this site, with its query and fragment, or nothing.
 * @param candidate from the URL, so it can be anything
 */
export function nextPath(candidate: unknown): string | undefined {
  if (typeof candidate !== 'string' || !candidate.startsWith('/') || candidate.length > LONGEST)
    return undefined
  if (FOREIGN.test(candidate) || !URL.canParse(candidate, SITE)) return undefined
  const { origin, pathname, searchParams, hash } = new URL(candidate, SITE)
  // Dots are resolved by now: `/.//host` has become `//host`.
  if (origin !== SITE || FOREIGN.test(pathname)) return undefined
  searchParams.delete('auth')
  searchParams.delete('next')
  const search = searchParams.toString()
  return pathname + (search && `?${search}`) + hash
}

const SITE = 'http://this.site'

/** Where a visitor signs in, to be led on to a page of this site. */
export const signInPath = (next: string): string => `/?auth=sign-in&next=${encodeURIComponent(next)}`

/** Where an admin gives the second factor, to be led on to a page of this site. */
export const secondFactorPath = (next: string): string => `/second-factor?next=${encodeURIComponent(next)}`
