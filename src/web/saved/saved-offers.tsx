import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import type { ListingCard as Home } from '#domain/listings/listing-schema.ts'
import { formatAmount } from '#domain/money.ts'
import type { ShownCard as CardProduct } from '#domain/products/product-schema.ts'
import { moveInChange, priceChange } from '#domain/saved/saved-rules.ts'
import type { SavedOffer } from '#domain/saved/saved-schema.ts'
import type { CardOf } from '#web/offers/offer-card.tsx'
import { sessionMark } from '#web/session/signed-in-mark.ts'
import { CardGridSkeleton, cardGridClass, type GridColumns } from '#web/ui/card-grid.tsx'
import { FailureNotice } from '#web/ui/state-notice.tsx'
import { priceSeen, type Saveable } from './price-seen.ts'
import { type NamedOffers, namedOffersQuery } from './saved-api.ts'
import { keyOf, useSavedOffers } from './saved-device.ts'
import { takenOut, toggleKept } from './toggle-saved.ts'

/** How each kind of offer is shown: routes bring the cards of its feature. */
export type Cards = {
  products: ComponentType<CardOf<CardProduct>>
  listings: ComponentType<CardOf<Home>>
}

type SavedOffersProps = GridColumns & { cards: Cards; offers: readonly SavedOffer[] }

/** Offers that were saved, as they are now. */
export function SavedOffers({ cards, offers, columns, rows }: SavedOffersProps) {
  const keys = offers.map(keyOf)
  const list = useQuery({ ...namedOffersQuery(keys), placeholderData: keepPreviousData })
  if (list.error && !list.data)
    return (
      <FailureNotice onRetry={() => list.refetch()}>
        What you saved could not be loaded. {list.error.message}
      </FailureNotice>
    )
  if (!list.data) return <CardGridSkeleton columns={columns} rows={rows ?? false} />
  const found = list.data
  return (
    <ul className={cardGridClass({ columns, rows: rows ?? false })}>
      {offers.map((saved) => (
        <li key={keyOf(saved)} className="grid grid-rows-[1fr_auto] gap-1">
          <Saved cards={cards} saved={saved} now={saveableOf(saved, found)} />
        </li>
      ))}
    </ul>
  )
}

function saveableOf({ kind, id }: SavedOffer, { products, listings }: NamedOffers): Saveable | undefined {
  const product = kind === 'products' && products.find(({ _id }) => _id === id)
  if (product) return { kind: 'products', offer: product }
  const listing = kind === 'listings' && listings.find(({ _id }) => _id === id)
  return listing ? { kind: 'listings', offer: listing } : undefined
}

type SavedProps = { cards: Cards; saved: SavedOffer; now: Saveable | undefined }

function Saved({ cards: { products: ProductCard, listings: ListingCard }, saved, now }: SavedProps) {
  if (!now) return <GoneOffer saved={saved} />
  return (
    <>
      {now.kind === 'products' ? (
        <ProductCard offer={now.offer} eager={false} />
      ) : (
        <ListingCard offer={now.offer} eager={false} />
      )}
      <div className="text-sm">
        <PriceChange change={priceChange(saved, priceSeen(now))} />
        <PriceChange change={moveInChange(saved, priceSeen(now))} toMoveIn />
        {now.kind === 'products' && now.offer.freshness === 'asleep' && (
          <p>
            Nobody has confirmed this price for a long time. <SimilarLink saved={saved} />
          </p>
        )}
      </div>
    </>
  )
}

function PriceChange({ change, toMoveIn = false }: { change: number; toMoveIn?: boolean }) {
  if (change === 0) return null
  return (
    <p className={`font-semibold tabular-nums ${change < 0 ? 'text-site' : ''}`}>
      {`₦${formatAmount(Math.abs(change))} ${change < 0 ? 'less' : 'more'}${toMoveIn ? ' to move in' : ''} than when you saved it`}
    </p>
  )
}

/** Sold, taken down or hidden: whichever it is, it cannot be had here any more. */
function GoneOffer({ saved }: { saved: SavedOffer }) {
  const [kept, setKept] = useState(true)
  const toggle = () => {
    toggleKept({ ...saved, savedAt: new Date().toISOString() })
    setKept(!kept)
  }
  return (
    <article className="card grid content-start gap-2 p-4">
      <h3 className="text-base leading-snug tracking-normal wrap-anywhere">{saved.name}</h3>
      <p className="text-quiet">It is no longer on the market.</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SimilarLink saved={saved} />
        <button type="button" className="button button-quiet" onClick={toggle}>
          {kept ? 'Remove it' : 'Keep it'}
          <span className="sr-only">: {saved.name}</span>
        </button>
      </div>
    </article>
  )
}

const SimilarLink = ({ saved: { kind, name } }: { saved: SavedOffer }) => (
  <Link
    {...(kind === 'products'
      ? linkOptions({ to: '/marketplace', search: { name } })
      : linkOptions({ to: '/search', search: { searchTerm: name } }))}
    className="link font-semibold"
  >
    See similar ones
    <span className="sr-only"> to {name}</span>
  </Link>
)

/**
 * What is saved, and what was taken out by a press on it while the page was open: a second press brings it back. What goes because the
 * account says so, from another device, goes. Undefined as `useSavedOffers`.
 */
export function useSavedInVisit(): readonly SavedOffer[] | undefined {
  const saved = useSavedOffers()
  const session = sessionMark()
  const [visit, setVisit] = useState<{ session: string | undefined; known: readonly SavedOffer[] }>({
    session,
    known: [],
  })
  // Whoever signs in sees nothing of the person before.
  const known = (visit.session === session ? visit.known : []).filter(
    (offer) => takenOut.has(keyOf(offer)) || saved?.some((other) => keyOf(other) === keyOf(offer)),
  )
  const fresh = saved?.filter((offer) => !known.some((other) => keyOf(other) === keyOf(offer))) ?? []
  if (fresh.length > 0 || visit.session !== session) setVisit({ session, known: [...fresh, ...known] })
  return saved && known
}
