import type { AreaValue } from './area-map.tsx'

type AreaListProps = {
  /** What opens it. */
  label: string
  areas: readonly string[]
  valueIn: (area: string) => AreaValue
  selected?: string | undefined
  onSelect: (area: string) => void
  /** From the beginning. */
  isOpen?: boolean
}

/** What a map says, as words: the same areas, values and choices. */
export function AreaList({ label, areas, valueIn, selected, onSelect, isOpen = false }: AreaListProps) {
  return (
    <details className="mt-1 print:hidden" data-lasting open={isOpen}>
      <summary className="link min-h-11 w-fit cursor-pointer content-center text-sm">{label}</summary>
      <ul className="grid grid-cols-2 gap-x-6 large-letters:grid-cols-1">
        {areas.map((area) => (
          <li key={area}>
            <button
              type="button"
              aria-pressed={area === selected}
              onClick={() => onSelect(area)}
              className="flex min-h-11 w-full items-center justify-between gap-2 border-t border-line text-start text-sm hover:text-action aria-pressed:font-semibold lg:min-h-8"
            >
              {area}
              <b className="tabular-nums">{valueIn(area).label}</b>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
