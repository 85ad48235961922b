import { redirect } from '@tanstack/react-router'

/** Pages whose address has changed, in lower case. */
const MOVED = {
  '/about-us': '/about',
  '/add-product': '/create-product',
  '/blog': '/BIMNews',
  '/createproduct': '/create-product',
  '/rate-generator': '/rate-gen',
  '/training': '/services',
} as const

/** @throws a redirect for good where a page has moved; its query is not taken along */
export function redirectMoved(pathname: string): void {
  const [, listingId] = /^\/edit-listing\/([^/]+)$/i.exec(pathname) ?? []
  if (listingId) throw redirect({ to: '/update-listing/$listingId', params: { listingId }, statusCode: 301 })
  // A link may have been copied with a space at its end.
  const path = pathname.toLowerCase().trimEnd()
  if (isMoved(path)) throw redirect({ to: MOVED[path], statusCode: 301 })
}

const isMoved = (path: string): path is keyof typeof MOVED => Object.hasOwn(MOVED, path)
