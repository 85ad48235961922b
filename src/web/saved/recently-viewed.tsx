import { Link, linkOptions, useHydrated } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { thumbnailOf } from '#domain/images/image-sizes.ts'
import { formatAmount } from '#domain/money.ts'
import { VIEWED_MAX } from '#domain/saved/saved-rules.ts'
import { forgetViewed, type ViewedOffer, viewedOffers } from './viewed-offers.ts'

/** What was opened on this device, as it was then; nothing where nothing was. */
export function RecentlyViewed() {
  const hydrated = useHydrated()
  const [cleared, setCleared] = useState(false)
  const status = useRef<HTMLParagraphElement>(null)
  const offers = hydrated && !cleared ? viewedOffers() : []
  const clear = () => {
    forgetViewed()
    setCleared(true)
    status.current?.focus()
  }
  if (offers.length === 0 && !cleared) return null
  return (
    <section aria-labelledby="recently-viewed" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="recently-viewed" className="text-xl">
          Recently viewed
        </h2>
        {offers.length > 0 && (
          <button type="button" className="button button-quiet" onClick={clear}>
            Clear<span className="sr-only"> recently viewed</span>
          </button>
        )}
      </div>
      <p ref={status} role="status" tabIndex={-1} className="text-quiet outline-none">
        {cleared
          ? 'Cleared from this device.'
          : `The last ${VIEWED_MAX}, as they were when you opened them. Kept on this device only.`}
      </p>
      <ul className="card-grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {offers.map((offer) => (
          <li key={offer.id}>
            <ViewedLink offer={offer} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ViewedLink({ offer: { kind, id, name, price, per, image } }: { offer: ViewedOffer }) {
  return (
    <Link
      {...(kind === 'products'
        ? linkOptions({ to: '/product/$productId', params: { productId: id } })
        : linkOptions({ to: '/listing/$listingId', params: { listingId: id } }))}
      className="card flex h-full items-center gap-3 overflow-hidden pe-3 large-cards:flex-col large-cards:items-start large-cards:ps-3"
    >
      {image ? (
        <img
          src={thumbnailOf(image)}
          alt=""
          width={72}
          height={72}
          loading="lazy"
          className="size-18 shrink-0 object-cover"
        />
      ) : (
        <span className="drawing-grid size-18 shrink-0" aria-hidden="true" />
      )}
      <span className="min-w-0">
        <span className="line-clamp-2 font-semibold wrap-anywhere large-cards:line-clamp-none">{name}</span>
        <span className="block text-sm text-quiet tabular-nums">
          {`${kind === 'products' ? 'NGN' : 'N'} ${formatAmount(price)}${per && ` / ${per}`}`}
        </span>
      </span>
    </Link>
  )
}
