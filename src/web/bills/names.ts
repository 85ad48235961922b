import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PricedAs } from '#domain/bills/matching/match-schema.ts'
import { resource } from '#domain/rates/resources.ts'
import type { ListedWorkItem, WorkItemList } from '#domain/rates/work-item-schema.ts'
import { listedItem } from '#domain/rates/work-sections.ts'
import { workItemsQuery } from '#web/work-items.ts'

type Named = Pick<ListedWorkItem, 'choices'>

/** What a line is taken for, as people call it: "Reinforcement, 12 mm". Before the names of options are there, without them. */
export const nameOf =
  (items: ReadonlyMap<string, Named>) =>
  (as: PricedAs): string => {
    if (as.kind === 'material') return resource(as.resource).name
    const { choices = {} } = items.get(as.item) ?? {}
    const options = Object.entries(as.choices).map(([choice, option]) => choices[choice]?.options[option])
    return [listedItem(as.item).title, ...options.filter(Boolean)].join(', ')
  }

export type NameOf = ReturnType<typeof nameOf>

const byId = ({ sections }: WorkItemList): ReadonlyMap<string, Named> =>
  new Map(sections.flatMap(({ items }) => items).map((item) => [item.id, item]))

const NOTHING: ReadonlyMap<string, Named> = new Map()

export function useWorkItems(): ReadonlyMap<string, Named> {
  const { data } = useQuery(workItemsQuery)
  return useMemo(() => (data ? byId(data) : NOTHING), [data])
}

export function useNameOf(): NameOf {
  const items = useWorkItems()
  return useMemo(() => nameOf(items), [items])
}
