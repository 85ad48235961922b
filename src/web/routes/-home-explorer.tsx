import { getRouteApi } from '@tanstack/react-router'
import { Explorer } from '#web/products/explorer.tsx'

const route = getRouteApi('/')

/** The marketplace of the front page. */
export function HomeExplorer() {
  return <Explorer {...route.useLoaderDeps()} />
}
