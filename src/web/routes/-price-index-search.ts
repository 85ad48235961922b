import { pageHead } from '#web/layout/page-head.ts'

type IndexSearch = {
  week?: string | undefined
  state?: string | undefined
  material?: string
  weeks?: string | undefined
}

/** What an address of the price index says: its week by its Monday, a material for the map, a state for the history, how many weeks its chart shows. The loader answers 404 to what is none. */
export const readIndexSearch = (search: Record<string, unknown>) => search as IndexSearch

export const indexDeps = ({ search: { week, state } }: { search: IndexSearch }) => ({ week, state })

type IndexHead = Parameters<typeof pageHead>[1]

export const indexHead = ({
  match,
  loaderData,
}: {
  match: Parameters<typeof pageHead>[0]
  loaderData?: { head: IndexHead } | undefined
}) => pageHead(match, loaderData?.head ?? { path: '/prices' })

export const fetchIndexPart = async (part: keyof typeof import('./-price-index-later.ts')) =>
  (await import('./-price-index-later.ts'))[part].fetchCode()
