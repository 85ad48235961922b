import { Link, type LinkProps } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { ResponsiveImage } from '#web/images/responsive-image.tsx'
import { cardGridClass, type GridColumns } from '#web/ui/card-grid.tsx'
import type { Offer } from './offer-kind.ts'

/** `eager` for the cards that are on the screen at once. */
export type CardOf<Kind extends Offer> = { offer: Kind; eager: boolean }

type Grid<Kind extends Offer> = GridColumns & {
  offers: readonly Kind[]
  card: ComponentType<CardOf<Kind>>
  /** How many cards are on the screen at once: the images of the others are fetched as they come near. */
  eager: number
}

export function OfferGrid<Kind extends Offer>({ offers, card: Card, columns, eager }: Grid<Kind>) {
  return (
    <ul className={cardGridClass({ columns })}>
      {offers.map((offer, index) => (
        <li key={offer._id}>
          <Card offer={offer} eager={index < eager} />
        </li>
      ))}
    </ul>
  )
}

type Card = CardOf<Offer> & {
  page: LinkProps
  /** The drawing shown where there is no cover. */
  drawing: string
  /** On the cover. */
  badge: ReactNode
  children: ReactNode
}

/**
 * The cover, and below it the name and the rest. The link of the name is stretched over the card, which shows the focus and
 * takes it itself only from scripts.
 */
export function OfferCard({ offer: { name, images }, eager, page, drawing, badge, children }: Card) {
  return (
    <article
      tabIndex={-1}
      className="card relative flex h-full flex-col overflow-hidden transition-transform duration-150 ease-out has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-signal hover:-translate-y-0.5"
    >
      <Cover image={images[0]} drawing={drawing} name={name} eager={eager} />
      <div className="absolute start-3 top-3">{badge}</div>
      <div className="flex grow flex-col gap-1 p-4">
        <h3 className="line-clamp-2 text-base leading-snug tracking-normal">
          <Link {...page} className="outline-none after:absolute after:inset-0">
            {name}
          </Link>
        </h3>
        {children}
      </div>
    </article>
  )
}

/** In one column, in two, and in three or four. */
const SIZES = '(min-width: 64rem) 300px, (min-width: 40rem) 50vw, 100vw'

type Cover = { image: Offer['images'][number] | undefined; drawing: string; name: string; eager: boolean }

function Cover({ image, drawing, name, eager }: Cover) {
  const frame = 'aspect-4/3 w-full border-b border-line'
  const loading = eager ? 'eager' : 'lazy'
  if (image)
    return <ResponsiveImage image={image} alt={name} sizes={SIZES} className={frame} loading={loading} />
  return (
    <img
      src={drawing}
      alt=""
      width={400}
      height={300}
      loading={loading}
      className={`${frame} object-cover`}
    />
  )
}
