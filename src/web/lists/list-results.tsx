import { type ReactNode, useRef } from 'react'
import { CardGridSkeleton, type GridColumns } from '#web/ui/card-grid.tsx'
import { FailureNotice } from '#web/ui/state-notice.tsx'

export type ListState = GridColumns & {
  /** The cards of the list or, until it is there, of the one before; nothing where there are none. */
  cards: ReactNode
  /** How many there are, in words. */
  count: ReactNode
  /** What else is to be told of them, before that; `onLeave` as below. */
  notice?: (onLeave: () => void) => ReactNode
  /** What can be done with the list as it is, beside the count. */
  tools?: ReactNode
  /** What the list was understood to be about, above the count. */
  chips?: (onLeave: () => void) => ReactNode
  /** What most of them are about, between the count and the tools where there is room. */
  above?: ReactNode
  /** No card to show, and what to do next; `onLeave` goes on what leads away from it. */
  nothing: (onLeave: () => void) => ReactNode
  failure: string
}

type ListResultsProps = ListState & {
  list: { data: unknown; isPending: boolean; error: Error | null; refetch: () => unknown }
  children: ReactNode
}

/**
 * A list in each of its states (docs/product.md 2.2). While the next one is on its way, and after its failure, the cards of the one
 * before stay, with their pictures faded, under a line that says so.
 */
export function ListResults({
  list,
  cards,
  count,
  notice,
  tools,
  chips,
  above,
  nothing,
  failure,
  columns,
  children,
}: ListResultsProps) {
  const status = useRef<HTMLDivElement>(null)
  // What was pressed goes away, so the focus goes where the answer will be told.
  const focusStatus = () => status.current?.focus({ preventScroll: true })
  const retry = () => {
    focusStatus()
    list.refetch()
  }
  const current = list.data !== undefined
  return (
    <>
      {!current && list.error && (
        <div className="mb-4">
          <FailureNotice onRetry={retry}>
            {failure} {list.error.message}
          </FailureNotice>
        </div>
      )}
      {chips?.(focusStatus)}
      <div className="list-head">
        <div ref={status} role="status" tabIndex={-1} className="text-quiet tabular-nums outline-none">
          {cards && notice?.(focusStatus)}
          {current && !cards ? (
            nothing(focusStatus)
          ) : (
            // The tools stand beside it, whatever it says.
            <p className={cards && tools ? 'list-count' : 'text-pretty'}>
              {list.isPending && 'Loading...'}
              {list.error && !current && cards && 'What was found before:'}
              {current && count}
            </p>
          )}
        </div>
        {cards && above}
        {cards && tools && <div className="list-tools">{tools}</div>}
      </div>
      {list.isPending && !cards && <CardGridSkeleton columns={columns} />}
      {cards && (
        <>
          <div
            aria-busy={list.isPending}
            className={`[&_img]:transition-opacity [&_img]:duration-200 ${current ? '' : '[&_img]:opacity-35'}`}
          >
            {cards}
          </div>
          {children}
        </>
      )}
    </>
  )
}
