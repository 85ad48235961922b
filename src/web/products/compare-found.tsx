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
  const { id, name, unit, lowest, highest, count, of } = found
  return (
    <p className="found-material">
      <span>
        {count < of ? `${count} of ${of}` : 'All'}
        {isPart && <span className="max-lg:sr-only"> on this page</span>}: <strong>{name}</strong>, ₦
        {comparedFigure(lowest)} to ₦{comparedFigure(highest)} {perUnit(unit)}
      </span>
      <Link
        to="/materials/$materialId"
        params={{ materialId: id }}
        search={{ state }}
        className="link inline-flex min-h-11 items-center gap-2 font-semibold"
      >
        <Scale size={20} strokeWidth={1.75} className="shrink-0 max-md:hidden" aria-hidden="true" />
        <span>
          Compare<span className="max-md:sr-only"> all sellers</span>
        </span>
      </Link>
    </p>
  )
}
