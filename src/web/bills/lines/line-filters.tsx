import { Undo2 } from 'lucide-react'
import { formatFigure } from '#domain/figures.ts'
import { TextField } from '#web/ui/fields.tsx'
import { SHOWN, type Shown } from '../bill-search.ts'
import { LEVEL_NAMES } from './match-state.tsx'

const NAMES: Record<Shown, string> = {
  all: 'All',
  ...LEVEL_NAMES,
  unpriced: 'Without a price',
  flagged: 'Marked',
}

type LineFiltersProps = {
  shown: Shown
  counts: Readonly<Record<Shown, number>>
  onShown: (shown: Shown) => void
  find: string
  onFind: (find: string) => void
  /** Undefined while there is nothing to take back. */
  onUndo: (() => void) | undefined
}

/** Which lines are listed: by what they are taken for, what they lack, and by words. */
export function LineFilters({ shown, counts, onShown, find, onFind, onUndo }: LineFiltersProps) {
  return (
    <div className="grid gap-3 print:hidden lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-end">
      <fieldset className="min-w-0">
        <legend className="mb-1 text-sm font-semibold">Show</legend>
        <div className="flex flex-wrap gap-2">
          {SHOWN.filter((each) => each === 'all' || each === shown || counts[each] > 0).map((each) => (
            <label
              key={each}
              className="chip cursor-pointer has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal"
            >
              <input
                type="radio"
                name="shown-lines"
                className="sr-only"
                checked={each === shown}
                onChange={() => onShown(each)}
              />
              {NAMES[each]} <span className="tabular-nums">{formatFigure(counts[each])}</span>
            </label>
          ))}
          {onUndo && (
            <button type="button" className="button button-quiet" onClick={onUndo}>
              <Undo2 size={20} strokeWidth={1.75} aria-hidden="true" />
              Undo
            </button>
          )}
        </div>
      </fieldset>
      <TextField
        label="Find a line"
        type="search"
        placeholder="Block wall, DPC, 12mm…"
        value={find}
        onChange={({ target }) => onFind(target.value)}
      />
    </div>
  )
}
