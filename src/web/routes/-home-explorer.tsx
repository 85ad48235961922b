import { getRouteApi } from '@tanstack/react-router'
import { Explorer } from '#web/products/explorer.tsx'

const route = getRouteApi('/')

/** The marketplace, below the company's part of the front page. */
export function HomeExplorer() {
  return <Explorer {...route.useLoaderDeps()} />
}
