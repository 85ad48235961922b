import { PackageCheck, PiggyBank } from 'lucide-react'
import { LINE_MARKS, type LineMark } from '#domain/bills/pricing/pricing-schema.ts'

export const MARKS: Record<LineMark, { name: string; says: string; key: string; Icon: typeof PackageCheck }> =
  {
    have: { name: 'Already have it', says: 'You already have it.', key: 'h', Icon: PackageCheck },
    provisional: { name: 'Provisional', says: 'Its sum is set aside.', key: 'p', Icon: PiggyBank },
  }

type LineMarksProps = {
  mark: LineMark | null
  onMark: (mark: LineMark | null) => void
  /** Of a sign in a row: what is marked, for those who do not see it. */
  of?: string
}

/** With a mouse signs wait for it; on a card the panel that it opens has them, named. */
const SIGN =
  'grid max-lg:not-aria-pressed:hidden size-11 place-items-center rounded-control text-quiet hover:bg-line hover:text-ink aria-pressed:bg-ink aria-pressed:text-paper lg:size-9 lg:pointer-fine:opacity-0 lg:pointer-fine:group-hover:opacity-100 lg:pointer-fine:group-aria-selected:opacity-100 lg:pointer-fine:aria-pressed:opacity-100'
const CHIP = 'chip aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper'

/** What a line is besides, to be pressed: signs at the end of its row, or named. */
export const LineMarks = ({ mark, onMark, of }: LineMarksProps) =>
  LINE_MARKS.map((each) => {
    const { name, key, Icon } = MARKS[each]
    const isSign = of !== undefined
    return (
      <button
        key={each}
        type="button"
        aria-pressed={mark === each}
        {...(isSign && {
          tabIndex: -1,
          'aria-label': `${name}: ${of}`,
          title: `${name} (${key.toUpperCase()})`,
        })}
        className={isSign ? SIGN : CHIP}
        onClick={() => onMark(mark === each ? null : each)}
      >
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        {!isSign && name}
      </button>
    )
  })
