import type { AreaValue } from './area-map.tsx'

type AreaListProps = {
  label: string
  areas: readonly string[]
  valueIn: (area: string) => AreaValue
  selected?: string | undefined
  onSelect: (area: string) => void
}

/** What a map says, as words: the same areas, values and choices. */
export function AreaList({ label, areas, valueIn, selected, onSelect }: AreaListProps) {
  return (
    <details data-lasting className="mt-2 print:hidden">
      <summary className="link min-h-11 w-fit cursor-pointer content-center text-sm">{label}</summary>
      <ul className="grid grid-cols-2 gap-x-3">
        {areas.map((area) => (
          <li key={area}>
            <button
              type="button"
              aria-pressed={area === selected}
              onClick={() => onSelect(area)}
              className="flex min-h-11 w-full items-center justify-between gap-2 text-start text-sm aria-pressed:font-semibold"
            >
              <span className="link">{area}</span>
              <span className="text-quiet tabular-nums">{valueIn(area).label}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
