/** Pages for signed-in people and what leads to them, in lower case. */
const PAGES = [
  '/profile',
  '/add-product',
  '/createproduct',
  '/create-product',
  '/create-listing',
  '/shop-details',
  '/seller-review',
]

/** Followed by what is edited. */
const EDITORS = ['/update-listing', '/edit-listing', '/edit-product']

/** With all that is below it. */
const ADMIN = '/admin'

/** Whether a page is for signed-in people alone. @param pathname as it stands in the address, without query */
export function isProtectedPage(pathname: string): boolean {
  // The router, too, takes no notice of blanks at the end.
  const path = decoded(pathname).toLowerCase().trimEnd().replace(/\/+$/, '')
  return (
    [...PAGES, ADMIN].includes(path) || [...EDITORS, ADMIN].some((prefix) => path.startsWith(`${prefix}/`))
  )
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
