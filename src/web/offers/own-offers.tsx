import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { Image } from '#domain/images/image-schema.ts'
import { unbroken } from '#domain/materials/unbroken.ts'
import { deleted } from '#web/deletion.ts'
import { ResponsiveImage } from '#web/images/responsive-image.tsx'
import { formatTotal } from '#web/lists/total.ts'
import { invalidateCurrentUser } from '#web/session/current-user.ts'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { usePreviousValue } from '#web/ui/previous-value.ts'
import { EmptyNotice, FailureNotice } from '#web/ui/state-notice.tsx'
import { type Offer, type OwnKind, ownOffersQuery } from './offer-kind.ts'
import { removeSoon, useRemoved } from './removals.ts'

/** A row of the list, as far as it differs between the kinds. */
type OwnRow = {
  /** The drawing shown where there is no image. */
  drawing: string
  price: ReactNode
  page: LinkProps
  editor: LinkProps
  /** What keeps it from buyers, and the way back. */
  note?: ReactNode
}

type Own<Saved extends Offer> = {
  kind: OwnKind<Saved>
  title: string
  failure: string
  empty: ReactNode
  /** Leads to the first. */
  first: ReactNode
  onRemoved: () => void
  row: (offer: Saved) => OwnRow
}

/** The own offers of a kind, newest first, 50 at a time, each to be edited or deleted. */
export function OwnOffers<Saved extends Offer>({
  kind,
  title,
  failure,
  empty,
  first,
  onRemoved,
  row,
}: Own<Saved>) {
  const options = ownOffersQuery(kind, useOwner()._id)
  const list = useInfiniteQuery(options)
  const queryClient = useQueryClient()
  const removed = useRemoved()
  const heading = useRef<HTMLHeadingElement>(null)
  const [toDelete, setToDelete] = useState<Saved>()
  const shownInDialog = usePreviousValue(toDelete)

  const all = list.data?.pages.flatMap(({ offers }) => offers) ?? []
  const offers = all.filter(({ _id }) => !removed.has(_id))
  const { total = 0, totalCapped } = list.data?.pages[0] ?? {}
  const shownTotal = { total: totalCapped ? total : total - (all.length - offers.length), totalCapped }

  const confirm = () => {
    if (!toDelete) return
    const { _id: id, name } = toDelete
    setToDelete(undefined)
    // The call that may have to leave with the page is to find a fresh access token.
    void invalidateCurrentUser(queryClient)
    removeSoon({
      id,
      text: `“${name}” deleted`,
      send: (keepalive) => deleted(kind.remove(id, { init: { keepalive } })),
      onSent: () => {
        queryClient.setQueryData(options.queryKey, (data) => data && without(data, id))
        // What waited may have taken its place online.
        void queryClient.invalidateQueries({ queryKey: ['own'] })
        onRemoved()
      },
    })
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <section aria-label={title} className="@container">
      <h2 ref={heading} tabIndex={-1} className="border-b border-edge pb-2 text-lg outline-none">
        {title}
        {list.data && <span className="text-base text-quiet tabular-nums"> ({formatTotal(shownTotal)})</span>}
      </h2>
      {list.isPending && <Loading />}
      {list.data && offers.length === 0 && !list.hasNextPage && (
        <div className="pt-3">
          <EmptyNotice action={first}>{empty}</EmptyNotice>
        </div>
      )}
      {offers.length > 0 && (
        <ul className="divide-y divide-line">
          {offers.map((offer) => (
            <li
              key={offer._id}
              className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4 py-3 @min-[52rem]:grid-cols-[auto_minmax(0,1fr)_14rem_auto] @min-[52rem]:items-center @min-[52rem]:hover:bg-surface large-cards:flex large-cards:flex-col"
            >
              <OfferRow offer={offer} {...row(offer)} onDelete={() => setToDelete(offer)} />
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
          className="button button-quiet mt-3"
          aria-disabled={list.isFetching}
          data-working={list.isFetching}
          onClick={() => void list.fetchNextPage({ cancelRefetch: false })}
        >
          {list.isFetchingNextPage ? 'Loading...' : 'Show More'}
        </button>
      )}
      <Dialog
        title={`Delete this ${kind.noun}?`}
        open={toDelete !== undefined}
        onClose={() => setToDelete(undefined)}
      >
        <p className="mb-4 wrap-anywhere">
          “{shownInDialog?.name}” and its pictures will be removed from the market.
        </p>
        <div className="grid gap-2 sm:grid-cols-2">
          <button type="button" className="button button-quiet" onClick={() => setToDelete(undefined)}>
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

const OfferRow = ({
  offer: { name, images, hidden, waitingFor },
  drawing,
  price,
  page,
  editor,
  note,
  onDelete,
}: OwnRow & { offer: Offer; onDelete: () => void }) => (
  <>
    <Cover image={images[0]} drawing={drawing} />
    <div className="min-w-0">
      {hidden ? (
        <HiddenTitle reason={waitingFor ? WAITING[waitingFor] : HIDDEN}>{unbroken(name)}</HiddenTitle>
      ) : (
        <Link
          {...page}
          className="line-clamp-2 font-semibold wrap-anywhere hover:underline large-cards:line-clamp-none"
        >
          {unbroken(name)}
        </Link>
      )}
      {note}
    </div>
    {/* Figure below figure: what it is asked for stands below it. */}
    <div className="@max-[52rem]:col-start-2 @max-[52rem]:row-start-2 @min-[52rem]:text-end @min-[52rem]:[&_b]:block">
      {price}
    </div>
    <div className="flex items-center @max-[52rem]:col-start-3 @max-[52rem]:row-span-2 @max-[52rem]:row-start-1 @min-[16rem]:@max-[36rem]:flex-col @min-[52rem]:ps-6">
      <Link
        {...editor}
        aria-label={`Edit ${name}`}
        className="button px-3 underline decoration-1 underline-offset-3 hover:decoration-2"
      >
        Edit
      </Link>
      <button
        type="button"
        className="button px-2.5 text-quiet hover:text-alarm @min-[36rem]:ms-4"
        aria-haspopup="dialog"
        aria-label={`Delete ${name}`}
        onClick={onDelete}
      >
        <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  </>
)

const HIDDEN = 'Hidden: only you can see it. Our mail says why.'
const WAITING = {
  confirmation: 'Waiting: it goes online once you confirm your e-mail address.',
  quota: 'Waiting: it goes online by itself once there is room.',
}

/** Its page is there for nobody. */
const HiddenTitle = ({ reason, children }: { reason: string; children: string }) => (
  <>
    <p className="line-clamp-2 font-semibold wrap-anywhere large-cards:line-clamp-none">{children}</p>
    <p className="text-sm font-semibold text-alarm">{reason}</p>
  </>
)

const COVER = 'aspect-4/3 w-16 shrink-0 rounded-control object-cover'

function Cover({ image, drawing }: { image: Image | undefined; drawing: string }) {
  if (image) return <ResponsiveImage image={image} alt="" sizes="64px" className={COVER} loading="lazy" />
  return <img src={drawing} alt="" width={64} height={48} loading="lazy" className={COVER} />
}

/** What follows moves up. */
function without<Page extends { offers: Offer[]; total: number; totalCapped: boolean }, Param>(
  data: InfiniteData<Page, Param>,
  id: string,
): InfiniteData<Page, Param> {
  const pages = data.pages.map((page) => ({
    ...page,
    offers: page.offers.filter(({ _id }) => _id !== id),
    total: page.totalCapped ? page.total : page.total - 1,
  }))
  return { ...data, pages }
}
