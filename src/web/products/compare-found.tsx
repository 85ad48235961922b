import { Link } from '@tanstack/react-router'
import { Scale } from 'lucide-react'
import { comparedFigure, perUnit } from '#domain/materials/pack-words.ts'
import type { State } from '#domain/places.ts'
import type { FoundMaterial } from './found-material.ts'

type CompareFoundProps = {
  found: FoundMaterial
  /** Whether there are other pages, which its prices do not speak of. */
  isPart: boolean
  state: State | undefined
}

/** Above what was found, where most of it is one material: the way to its comparison. */
export function CompareFound({ found, isPart, state }: CompareFoundProps) {
  const { id, name, unit, lowest, highest, isAll } = found
  return (
    <p className="card mb-3 flex flex-wrap items-center justify-between gap-x-3 px-3 text-sm max-sm:pt-2.5 md:px-4 md:text-base">
      <span className="tabular-nums">
        {isAll ? 'All' : 'Mostly'} <strong>{name}</strong>
        {isPart && ' on this page'}: ₦{comparedFigure(lowest)} to ₦{comparedFigure(highest)} {perUnit(unit)}
      </span>
      <Link
        to="/materials/$materialId"
        params={{ materialId: id }}
        search={{ state }}
        className="link inline-flex min-h-11 items-center gap-2 font-semibold"
      >
        <Scale size={20} strokeWidth={1.75} className="shrink-0 max-md:hidden" aria-hidden="true" />
        <span>
          Compare all<span className="max-md:sr-only"> sellers</span>
        </span>
      </Link>
    </p>
  )
}
