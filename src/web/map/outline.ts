import { queryOptions } from '@tanstack/react-query'
import type { State } from '#domain/places.ts'
import nigeria from './outlines/nigeria.json?url&no-inline'

/** An area of a map in its drawing: the path of an SVG, and where its middle is. */
export type MapArea = { path: string; at: readonly [x: number, y: number] }

/** The areas of a map by their names (`art/map/draw-map.ts`). */
export type Outline = { width: number; height: number; areas: Readonly<Record<string, MapArea>> }

/** The local governments of a state or, without one, the states. */
export const outlineQuery = (state: State | undefined) =>
  queryOptions({
    queryKey: ['outline', state ?? 'nigeria'],
    queryFn: async ({ signal }): Promise<Outline> => {
      const answer = await fetch(state ? await addressOf(state) : nigeria, { signal })
      if (!answer.ok) throw new Error(`There is no outline of ${state ?? 'Nigeria'}`)
      return answer.json()
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

const addressOf = async (state: State): Promise<string> => {
  const { OUTLINES } = await import('./state-outlines.ts')
  return OUTLINES[`./outlines/${state.toLowerCase().replaceAll(' ', '-')}.json`] ?? ''
}

export type Ring = readonly (readonly [x: number, y: number])[]

/** The corners of each part of an area, of paths as `art/map/draw-map.ts` writes them: `M1 2l3 4 5-6z`. */
export const ringsOf = (path: string): Ring[] =>
  path
    .split('M')
    .filter(Boolean)
    .map((part) => {
      const numbers = part.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? []
      let [x, y] = [0, 0]
      return Array.from({ length: numbers.length / 2 }, (_, index) => {
        x += numbers[2 * index] ?? 0
        y += numbers[2 * index + 1] ?? 0
        return [x, y] as const
      })
    })
