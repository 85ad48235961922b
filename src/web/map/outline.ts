import { queryOptions } from '@tanstack/react-query'
import type { State } from '#domain/places.ts'

/** An area of a map in its drawing: the path of an SVG, and where its middle is. */
export type MapArea = { path: string; at: readonly [x: number, y: number] }

/** The areas of a map by their names (`art/map/draw-map.ts`). */
export type Outline = { width: number; height: number; areas: Readonly<Record<string, MapArea>> }

/** The addresses of the outlines: the country's is `nigeria`, a state's is its name. */
const OUTLINES = import.meta.glob<string>('./outlines/*.json', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

/** The local governments of a state or, without one, the states. */
export const outlineQuery = (state: State | undefined) =>
  queryOptions({
    queryKey: ['outline', state ?? 'nigeria'],
    queryFn: async ({ signal }): Promise<Outline> => {
      const name = state?.toLowerCase().replaceAll(' ', '-') ?? 'nigeria'
      const answer = await fetch(OUTLINES[`./outlines/${name}.json`] ?? '', { signal })
      if (!answer.ok) throw new Error(`There is no outline of ${name}`)
      return answer.json()
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
