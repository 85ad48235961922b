import { noop } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pageHead } from '#web/layout/page-head.ts'
import type { ShopSearch } from './-shop-deps.ts'
import type { LoadedShop } from './-shop-page.ts'

/** What the two addresses of a shop have in common, as far as every page knows of it. */

type ShopMatch = { context: { baseUrl: string }; search: ShopSearch }

/** @param path where nothing is loaded */
export function shopHead({ context, search }: ShopMatch, path: string, loaded: LoadedShop | undefined) {
  const { page, tab: _tab, ...filters } = search
  const shop = { title: 'Shop', path, ...loaded?.head }
  return pageHead(
    { context, search: filters },
    {
      ...shop,
      title: page ? `${shop.title}, page ${page}` : shop.title,
      path: page ? `${shop.path}?page=${page}` : shop.path,
    },
  )
}

/** The server's page comes without its loader: it is fetched then, so that a filter that fails for want of a network says so in its place. */
export function useShopLoaderAtHand(): void {
  useEffect(() => {
    import('./-shop-page.ts').catch(noop)
  }, [])
}
