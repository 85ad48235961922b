import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { formatFigure } from '#domain/figures.ts'
import { EmptyNotice, FailureNotice } from '#web/ui/state-notice.tsx'
import { type BillAccess, linesQuery, pricingQuery } from '../bill-api.ts'
import type { Shown } from '../bill-search.ts'
import { useNameOf } from '../names.ts'
import { SidePanel } from '../side-panel.tsx'
import { LineBuildUp } from './line-build-up.tsx'
import { LineDecisionForm } from './line-decision.tsx'
import { LineFilters } from './line-filters.tsx'
import { LineGrid } from './line-grid.tsx'
import { LineOrigin } from './line-origin.tsx'
import { LineOwn } from './line-own.tsx'
import type { RowDecisions } from './line-row.tsx'
import { countShown, isDecided, isMatched, listLines } from './listed-lines.ts'
import type { Decisions } from './use-decisions.ts'

type LinesViewProps = {
  access: BillAccess
  shown: Shown
  /** Where it begins: somebody comes from a check. */
  line: string | undefined
  onShown: (shown: Shown) => void
  decisions: Decisions
}

/** All lines of a bill, and what one of them is. */
export function LinesView({ access, shown, line, onShown, decisions }: LinesViewProps) {
  const { lines, total, error, retry } = useAllLines(access)
  const { data: pricing } = useQuery(pricingQuery(access))
  const nameOf = useNameOf()
  const [find, setFind] = useState('')
  // Not in the address: browsers let it change a hundred times in half a minute, which are not many arrows.
  const [active, setActive] = useState(line)
  const [isOpen, setOpen] = useState(false)
  const entries = useMemo(() => listLines(lines ?? [], { shown, find, nameOf }), [lines, shown, find, nameOf])
  const counts = useMemo(() => countShown(lines ?? []), [lines])
  const waiting = useMemo(() => (lines ?? []).filter(({ priced }) => priced.waits).length, [lines])
  const { decide, confirm, undo } = decisions
  const inRows = useMemo<RowDecisions>(
    () => ({
      confirm,
      mark: (key, mark) => decide(key, { mark }),
      figure: (key, of, typed) =>
        decide(key, of === 'rate' ? { as: null, rate: typed } : { quantity: typed }),
    }),
    [decide, confirm],
  )
  const open = useCallback((key: string) => {
    setActive(key)
    setOpen(true)
  }, [])
  if (error && !lines) return <FailureNotice onRetry={retry}>{error.message}</FailureNotice>
  if (!lines) return <p role="status">Loading the lines...</p>
  const opened = lines.find((each) => each.line.key === active)
  const isOwner = access.link === undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <LineFilters
        shown={shown}
        counts={counts}
        onShown={onShown}
        find={find}
        onFind={setFind}
        onUndo={undo}
      />
      {lines.length < total &&
        (error ? (
          <FailureNotice onRetry={retry}>{error.message}</FailureNotice>
        ) : (
          <p role="status" className="tabular-nums">
            {formatFigure(lines.length)} of {formatFigure(total)} lines loaded, the rest are coming.
          </p>
        ))}
      {waiting > 0 && pricing && isOwner && <Waiting count={waiting} />}
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
          No matching lines
        </EmptyNotice>
      ) : (
        <>
          <LineGrid
            label="Lines of the bill"
            entries={entries}
            active={active}
            isBillPriced={Boolean(pricing)}
            onActive={setActive}
            onOpen={open}
            rowDecisions={isOwner ? inRows : undefined}
            onUndo={undo}
          />
          {isOwner && (
            <p className="text-sm text-quiet max-lg:hidden print:hidden">
              Keys: arrows, Page Up and Down, Home and End move; Enter opens a line, Y confirms a likely
              match, a digit starts your own rate and Q your own quantity (Enter saves, Esc cancels), H marks
              what you already have, P a provisional sum, Ctrl+Z undoes your last decision.
            </p>
          )}
        </>
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
          {isOwner && isDecided(opened) && (
            <LineOwn
              key={`own ${opened.line.key}`}
              of={opened}
              onDecide={(more) => decide(opened.line.key, more)}
            />
          )}
          {opened.priced.price && pricing && <LineBuildUp price={opened.priced.price} pricing={pricing} />}
          <LineOrigin line={opened.line} />
        </SidePanel>
      )}
    </div>
  )
}

/** The first lines at once, the others after them. */
function useAllLines(access: BillAccess) {
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery(
    linesQuery(access),
  )
  const goesOn = hasNextPage && !isFetching && !error
  useEffect(() => {
    if (goesOn) void fetchNextPage()
  }, [goesOn, fetchNextPage])
  const lines = useMemo(() => data?.pages.flatMap((page) => page.lines), [data])
  const retry = () => void (data ? fetchNextPage() : refetch())
  return { lines, total: data?.pages[0]?.total ?? 0, error, retry }
}

const Waiting = ({ count }: { count: number }) => (
  <p role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 font-semibold">
    {count === 1 ? '1 decision is' : `${formatFigure(count)} decisions are`} not in the prices yet.
    <Link
      from="/bills/$billId"
      to="."
      search={(before) => ({ ...before, view: 'totals' as const })}
      resetScroll={false}
      className="button button-quiet"
    >
      Price again
    </Link>
  </p>
)
