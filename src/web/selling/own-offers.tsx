import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { formatFigure } from '#domain/figures.ts'
import { askWhoIsThere } from '#web/session/current-user.ts'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { usePreviousValue } from '#web/ui/previous-value.ts'
import { EmptyNotice, FailureNotice } from '#web/ui/state-notice.tsx'
import { removeSoon, useRemoved } from './removals.ts'
import type { OwnOffersQuery } from './selling-api.ts'

type Offer = { _id: string; name: string }

type Offers<Kind extends Offer> = {
  title: string
  /** What one is: "product". */
  noun: string
  query: (userId: string) => OwnOffersQuery<Kind>
  failure: string
  empty: ReactNode
  /** Leads to the first. */
  first: ReactNode
  remove: (id: string, keepalive: boolean) => Promise<void>
  onRemoved: () => void
  row: (offer: Kind) => ReactNode
}

/** What somebody offers of a kind, newest first, 50 at a time, each to be edited or deleted. */
export function OwnOffers<Kind extends Offer>({
  title,
  noun,
  query,
  failure,
  empty,
  first,
  remove,
  onRemoved,
  row,
}: Offers<Kind>) {
  const options = query(useOwner()._id)
  const list = useInfiniteQuery(options)
  const queryClient = useQueryClient()
  const removed = useRemoved()
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<Kind>()
  const shownInDialog = usePreviousValue(asked)

  const all = list.data?.pages.flatMap(({ offers }) => offers) ?? []
  const offers = all.filter(({ _id }) => !removed.has(_id))
  const total = (list.data?.pages[0]?.total ?? 0) - (all.length - offers.length)

  const confirm = () => {
    if (!asked) return
    const { _id: id, name } = asked
    setAsked(undefined)
    // The call that may have to leave with the page is to find a fresh access token.
    void askWhoIsThere(queryClient)
    removeSoon({
      id,
      text: `“${name}” is deleted`,
      send: (keepalive) => remove(id, keepalive),
      onSent: () => {
        queryClient.setQueryData(options.queryKey, (data) => data && without(data, id))
        onRemoved()
      },
    })
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <section aria-label={title}>
      <h2 ref={heading} tabIndex={-1} className="mb-3 text-xl outline-none">
        {title}
        {list.data && <span className="text-base text-quiet tabular-nums"> ({formatFigure(total)})</span>}
      </h2>
      {list.isPending && <p role="status">Loading...</p>}
      {list.data && offers.length === 0 && !list.hasNextPage && (
        <EmptyNotice action={first}>{empty}</EmptyNotice>
      )}
      {offers.length > 0 && (
        <ul className="grid gap-2">
          {offers.map((offer) => (
            <li key={offer._id} className="card flex flex-wrap items-center gap-3 p-2">
              {row(offer)}
              <button
                type="button"
                className="button button-quiet"
                aria-haspopup="dialog"
                aria-label={`Delete ${offer.name}`}
                onClick={() => setAsked(offer)}
              >
                Delete
              </button>
            </li>
          ))}
        </ul>
      )}
      {list.error && (
        <div className="mt-2">
          <FailureNotice
            onRetry={() => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
          >
            {failure}
          </FailureNotice>
        </div>
      )}
      {list.hasNextPage && !list.error && (
        <button
          type="button"
          className="button button-quiet mt-3 aria-disabled:opacity-55"
          aria-disabled={list.isFetching}
          onClick={() => void list.fetchNextPage({ cancelRefetch: false })}
        >
          {list.isFetchingNextPage ? 'Loading...' : 'Show More'}
        </button>
      )}
      <Dialog title={`Delete this ${noun}?`} open={asked !== undefined} onClose={() => setAsked(undefined)}>
        <p className="mb-4 wrap-anywhere">“{shownInDialog?.name}” and its pictures leave the market.</p>
        <div className="grid gap-2 sm:grid-cols-2">
          <button type="button" className="button button-quiet" onClick={() => setAsked(undefined)}>
            Keep it
          </button>
          <button type="button" className="button button-danger" onClick={confirm}>
            Delete
          </button>
        </div>
      </Dialog>
    </section>
  )
}

/** What follows moves up. */
function without<Kind extends Offer, Page extends { offers: Kind[]; total: number }, Param>(
  data: InfiniteData<Page, Param>,
  id: string,
): InfiniteData<Page, Param> {
  const pages = data.pages.map((page) => ({
    ...page,
    offers: page.offers.filter(({ _id }) => _id !== id),
    total: page.total - 1,
  }))
  return { ...data, pages }
}
