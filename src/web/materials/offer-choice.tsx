import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import {
  type ComparisonFilters,
  parseComparisonSearch,
  SIDE_BY_SIDE_MAX,
} from '#domain/materials/comparison-filters.ts'
import type { ShownComparison } from '#domain/materials/comparison-schema.ts'
import { elsewhereOf, offersQuery } from './material-api.ts'
import { SideBySide } from './side-by-side.tsx'

type OfferChoiceProps = {
  comparison: ShownComparison
  filters: ComparisonFilters
  compare: string | undefined
  children: (chosen: ReadonlySet<string>, onChoose: (id: string, chosen: boolean) => void) => ReactNode
}

/** The choice of offers: boxes of a form, whose button puts them side by side, with scripts or without. */
export function OfferChoice({
  comparison: { material, offers },
  filters,
  compare,
  children,
}: OfferChoiceProps) {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState(() => new Set(compare?.split(',')))
  const ids = compare?.split(',') ?? []
  const { data: others = [] } = useQuery(
    offersQuery(material.specification, filters, elsewhereOf(ids, offers)),
  )
  const known = [...offers, ...others]
  const sideBySide = ids.flatMap((id) => known.find(({ _id }) => _id === id) ?? [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await navigate({
      to: '.',
      search: (search: Record<string, unknown>) => ({ ...search, compare: [...chosen].join() || undefined }),
      resetScroll: false,
    })
    document.getElementById('side-by-side')?.focus()
  }
  return (
    <>
      {sideBySide.length > 0 && (
        <SideBySide
          offers={sideBySide}
          placed={filters.state !== undefined}
          onLeave={() => setChosen(new Set())}
        />
      )}
      <form className="@container w-full min-w-0" onSubmit={submit}>
        {Object.entries(parseComparisonSearch({ ...filters })).map(
          ([name, value]) =>
            value !== undefined && <input key={name} type="hidden" name={name} value={String(value)} />,
        )}
        {children(chosen, (id, isChosen) =>
          setChosen((before) => {
            const after = new Set(before)
            if (isChosen) after.add(id)
            else after.delete(id)
            return after
          }),
        )}
        {offers.length > 1 && (
          <div className={`choice-bar ${chosen.size > 0 ? 'floating is-open' : ''}`}>
            <p className="text-sm tabular-nums">
              {chosen.size > 0 ? (
                <>
                  <strong className="text-base">{chosen.size} chosen</strong>{' '}
                  <span className="text-quiet">of up to {SIDE_BY_SIDE_MAX}</span>
                </>
              ) : (
                <span className="text-quiet">Choose up to {SIDE_BY_SIDE_MAX} offers.</span>
              )}
            </p>
            <button type="submit" className={`button ${chosen.size > 0 ? 'button-action' : 'button-quiet'}`}>
              {chosen.size > 0 ? `Compare ${chosen.size} side by side` : 'Compare side by side'}
            </button>
          </div>
        )}
      </form>
    </>
  )
}
