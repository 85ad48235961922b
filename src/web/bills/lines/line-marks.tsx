import { PackageCheck, PiggyBank } from 'lucide-react'
import { LINE_MARKS, type LineMark } from '#domain/bills/pricing/pricing-schema.ts'

export const MARKS: Record<LineMark, { name: string; says: string; key: string; Icon: typeof PackageCheck }> =
  {
    have: { name: 'Have it already', says: 'You have it already.', key: 'h', Icon: PackageCheck },
    provisional: { name: 'Provisional', says: 'Its sum is set aside.', key: 'p', Icon: PiggyBank },
  }

type LineMarksProps = {
  mark: LineMark | null
  /** Undefined where nothing may be changed. */
  onMark: (mark: LineMark | null) => void
  /** What is marked, for those who do not see its row. */
  of: string
}

/** Two signs at the end of a row: pressed they say what the line is besides. With a mouse they wait for it. */
export function LineMarks({ mark, onMark, of }: LineMarksProps) {
  return (
    <div className="relative -my-1 flex shrink-0 gap-1">
      {LINE_MARKS.map((each) => {
        const { name, key, Icon } = MARKS[each]
        return (
          <button
            key={each}
            type="button"
            tabIndex={-1}
            aria-pressed={mark === each}
            aria-label={`${name}: ${of}`}
            title={`${name} (${key.toUpperCase()})`}
            className="grid size-11 place-items-center rounded-control text-quiet hover:bg-line hover:text-ink aria-pressed:bg-ink aria-pressed:text-paper lg:size-9 lg:pointer-fine:opacity-0 lg:pointer-fine:group-hover:opacity-100 lg:pointer-fine:group-aria-selected:opacity-100 lg:pointer-fine:aria-pressed:opacity-100"
            onClick={() => onMark(mark === each ? null : each)}
          >
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
          </button>
        )
      })}
    </div>
  )
}
