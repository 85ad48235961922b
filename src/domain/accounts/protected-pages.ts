/** Pages for signed-in people and what leads to them, in lower case. */
const PAGES = [
  '/profile',
  '/add-product',
  '/createproduct',
  '/create-product',
  '/create-listing',
  '/shop-details',
  '/seller-review',
  '/seller-prices',
  '/seller-overview',
  '/seller-leads',
  '/seller-shop',
  '/second-factor',
]

/** Followed by what is edited. */
const EDITORS = ['/update-listing', '/edit-listing', '/edit-product']

/** With all that is below it. */
const ADMIN = '/admin'

/** Whether a page is for signed-in people alone. @param pathname as it stands in the address, without query */
export function isProtectedPage(pathname: string): boolean {
  const path = normalised(pathname)
  return (
    PAGES.includes(path) || EDITORS.some((prefix) => path.startsWith(`${prefix}/`)) || isAdminPage(pathname)
  )
}

/** Whether a page is for admins, who have given their second factor. */
export function isAdminPage(pathname: string): boolean {
  const path = normalised(pathname)
  return path === ADMIN || path.startsWith(`${ADMIN}/`)
}

/** As the router reads it, which also takes no notice of blanks at the end. */
const normalised = (pathname: string) => decoded(pathname).toLowerCase().trimEnd().replace(/\/+$/, '')

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
