import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { EmptyNotice, FailureNotice } from '#web/ui/state-notice.tsx'
import { type BillDoor, linesQuery, pricingQuery } from '../bill-api.ts'
import type { Shown } from '../bill-search.ts'
import { SidePanel } from '../side-panel.tsx'
import { LineBuildUp } from './line-build-up.tsx'
import { LineDecisionForm } from './line-decision.tsx'
import { LineFilters } from './line-filters.tsx'
import { LineGrid } from './line-grid.tsx'
import { LineOrigin } from './line-origin.tsx'
import { countShown, isMatched, listLines } from './listed-lines.ts'
import { useDecisions } from './use-decisions.ts'

type LinesViewProps = {
  door: BillDoor
  shown: Shown
  /** Where it begins: somebody comes from a check. */
  line: string | undefined
  onShown: (shown: Shown) => void
}

/** All lines of a bill, and what one of them is. */
export function LinesView({ door, shown, line, onShown }: LinesViewProps) {
  const { data: lines, error, refetch } = useQuery(linesQuery(door))
  const { data: pricing } = useQuery(pricingQuery(door))
  const { decide, undo, confirm, count } = useDecisions(door, lines)
  const [find, setFind] = useState('')
  // Not in the address: browsers let it change a hundred times in half a minute, which are not many arrows.
  const [active, setActive] = useState(line)
  const [isOpen, setOpen] = useState(false)
  const entries = useMemo(() => listLines(lines ?? [], { shown, find }), [lines, shown, find])
  const counts = useMemo(() => countShown(lines ?? []), [lines])
  const open = useCallback((key: string) => {
    setActive(key)
    setOpen(true)
  }, [])
  if (error && !lines) return <FailureNotice onRetry={() => void refetch()}>{error.message}</FailureNotice>
  if (!lines) return <p role="status">Loading the lines...</p>
  const opened = lines.find((each) => each.line.key === active)
  const isOwner = door.link === undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <LineFilters
        shown={shown}
        counts={counts}
        onShown={onShown}
        find={find}
        onFind={setFind}
        onUndo={count > 0 ? undo : undefined}
      />
      {count > 0 && pricing && (
        <p role="status" className="font-semibold">
          {count === 1 ? '1 decision is' : `${count} decisions are`} not in the prices yet: price again under
          Totals.
        </p>
      )}
      {entries.length === 0 ? (
        <EmptyNotice
          action={
            <button
              type="button"
              className="button button-quiet"
              onClick={() => {
                setFind('')
                onShown('all')
              }}
            >
              Show all lines
            </button>
          }
        >
          No line is like this
        </EmptyNotice>
      ) : (
        <LineGrid
          label="Lines of the bill"
          entries={entries}
          active={active}
          onActive={setActive}
          onOpen={open}
          decisions={isOwner ? { confirm, undo } : undefined}
        />
      )}
      {opened && (
        <SidePanel title={opened.line.text} open={isOpen} onClose={() => setOpen(false)}>
          {isMatched(opened) && (
            <LineDecisionForm
              key={opened.line.key}
              of={opened}
              onDecide={isOwner ? (decision) => decide(opened.line.key, decision) : undefined}
            />
          )}
          {opened.priced.price && pricing && <LineBuildUp price={opened.priced.price} pricing={pricing} />}
          <LineOrigin line={opened.line} />
        </SidePanel>
      )}
    </div>
  )
}
