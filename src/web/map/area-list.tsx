import type { AreaValue } from './area-map.tsx'

type AreaListProps = {
  /** What opens those that are not listed at once. */
  label: string
  areas: readonly string[]
  /** How many are listed at once: the first. */
  first: number
  valueIn: (area: string) => AreaValue
  selected?: string | undefined
  onSelect: (area: string) => void
}

/** What a map says, as words: the same areas, values and choices. */
export function AreaList({ label, areas, first, ...choice }: AreaListProps) {
  return (
    <div className="mt-2 print:hidden">
      {first > 0 && <Areas areas={areas.slice(0, first)} {...choice} />}
      {areas.length > first && (
        <details data-lasting>
          <summary className="link min-h-11 w-fit cursor-pointer content-center text-sm">{label}</summary>
          <Areas areas={areas.slice(first)} {...choice} />
        </details>
      )}
    </div>
  )
}

function Areas({ areas, valueIn, selected, onSelect }: Omit<AreaListProps, 'label' | 'first'>) {
  return (
    <ul className="grid grid-cols-2 gap-x-6 lg:grid-cols-3 large-letters:grid-cols-1">
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
  )
}
