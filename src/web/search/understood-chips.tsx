import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import type { Understood } from '#domain/search/understanding.ts'
import { withoutPart } from '#domain/search/without-part.ts'

/** A size and a brand stay in the words; whatever else has no filter gave way to one that was set by hand. */
const counts = ({ kind, filter }: Understood) =>
  kind === 'size' || kind === 'brand' || Object.keys(filter).length > 0

type UnderstoodChipsProps = {
  typed: string
  understood: readonly Understood[]
  /** The URL's filters with other typed text. */
  searchWith: (typed: string | undefined) => Record<string, unknown>
  /** Takes the focus to where the answer is told: the chip that was pressed goes away. */
  onLeave: () => void
}

/** What was understood of the typed text, each part a link to the search without it (docs/product.md 17.8). */
export function UnderstoodChips({ typed, understood, searchWith, onLeave }: UnderstoodChipsProps) {
  const chips = understood.filter(counts)
  if (chips.length === 0) return null
  return (
    <ul aria-label="What we understood" className="mb-3 flex flex-wrap gap-2">
      {chips.map(({ kind, text, label }) => (
        <li key={kind + text} className="max-w-full">
          <Link
            to="."
            search={searchWith(withoutPart(typed, text) || undefined)}
            resetScroll={false}
            onClick={onLeave}
            className="chip"
          >
            <span className="sr-only">Search without </span>
            {label}
            <X size={16} strokeWidth={1.75} className="shrink-0" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** What was understood, for who hears the number of results and does not see the chips. */
export function UnderstoodAloud({ understood }: { understood: readonly Understood[] }) {
  const labels = understood.filter(counts).map(({ label }) => label)
  return labels.length > 0 && <span className="sr-only">, understood: {labels.join(', ')}</span>
}
