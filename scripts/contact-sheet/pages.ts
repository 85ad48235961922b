import { pathsOf } from '../browser/measured-product.ts'
import type { Reader } from './readers.ts'

export type SheetPage = {
  /** Short, for `--pages` and for the names of files. */
  name: string
  path: string
  reader: Reader
  /** Its calls of the API never come back, or fail: it is reached from another page, as a reader's click reaches it. */
  calls?: 'held' | 'failing'
}

const as =
  (reader: Reader, calls?: SheetPage['calls']) =>
  ([name, path]: readonly [name: string, path: string]): SheetPage => ({
    name,
    path,
    reader,
    ...(calls && { calls }),
  })

/** What the design is judged by: eighteen pages with the demonstration's content. */
const PAGES = [
  ...[
    ['home', '/'],
    ['market', '/market'],
    ['marketplace', '/marketplace?name=cement'],
    ['product', '/product/{id}'],
    ['search', '/search'],
    ['listing', '/listing/{id}'],
    ['shop', '/sellerShop/{id}'],
    ['comparison', '/materials/cement'],
    ['prices', '/prices'],
    ['price-history', '/prices/material/cement'],
    ['rates', '/rate-gen'],
    ['bills', '/bills'],
    ['services', '/services'],
    ['about', '/about'],
  ].map(([name = '', path = '']) => as('visitor')([name, path])),
  ...(
    [
      ['overview', '/seller-overview'],
      ['price-sheet', '/seller-prices'],
      ['leads', '/seller-leads'],
    ] as const
  ).map(as('seller')),
  as('admin')(['admin', '/admin']),
]

/** The same frame for somebody else, and what there is beside content. */
const STATES = [
  as('seller')(['home-signed-in', '/']),
  as('seller')(['product-own', '/product/{id}']),
  as('visitor')(['market-empty', '/market?name=zzzz']),
  as('visitor')(['search-empty', '/search?searchTerm=zzzz']),
  as('visitor')(['saved-empty', '/saved']),
  as('buyer')(['overview-empty', '/seller-overview']),
  as('visitor')(['missing', '/nothing-here']),
  as('visitor', 'held')(['market-loading', '/market?location=Kano']),
  as('visitor', 'held')(['product-loading', '/product/{id}']),
  as('visitor', 'failing')(['market-failed', '/market?location=Kano']),
  as('visitor', 'failing')(['product-failed', '/product/{id}']),
  as('visitor', 'failing')(['search-failed', '/search?type=rent']),
]

/** Those that are asked for, or all. @throws Error that names what is not known */
export async function sheetPages(url: string, names: readonly string[] | undefined): Promise<SheetPage[]> {
  const all = [...PAGES, ...STATES]
  const known = all.map(({ name }) => name)
  const unknown = names?.filter((name) => !known.includes(name)) ?? []
  if (unknown.length > 0)
    throw new Error(`No page is called ${unknown.join(', ')}; there are: ${known.join(', ')}`)
  const chosen = names ? all.filter(({ name }) => names.includes(name)) : all
  const paths = await pathsOf(
    url,
    chosen.map(({ path }) => path),
  )
  return chosen.map((page, index) => ({ ...page, path: paths[index] ?? page.path }))
}
