import { Link, type LinkProps } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { unbroken } from '#domain/materials/unbroken.ts'
import { ExampleCaption, ResponsiveImage } from '#web/images/responsive-image.tsx'
import type { SwipedPicturesProps } from '#web/images/swiped-pictures.tsx'
import { cardGridClass, type GridColumns } from '#web/ui/card-grid.tsx'
import type { Offer } from './offer-kind.ts'

/** `eager` for the cards that are on the screen at once. */
export type CardOf<Kind extends CardOffer> = { offer: Kind; eager: boolean }

type CardOffer = Omit<Offer, 'imageUrls' | 'userRef'>

type Grid<Kind extends CardOffer> = GridColumns & {
  offers: readonly Kind[]
  card: ComponentType<CardOf<Kind>>
  /** How many cards are on the screen at once: the images of the others are fetched as they come near. */
  eager: number
  /** After the cards: on wide screens it fills their last line. */
  last?: ReactNode
}

export function OfferGrid<Kind extends CardOffer>({ offers, card: Card, eager, last, ...grid }: Grid<Kind>) {
  return (
    <ul className={`${grid.rows ? 'level-rows ' : ''}${cardGridClass(grid)}`}>
      {offers.map((offer, index) => (
        <li key={offer._id}>
          <Card offer={offer} eager={index < eager} />
        </li>
      ))}
      {last && <li className={`last-tile of-${grid.columns}`}>{last}</li>}
    </ul>
  )
}

type Card = CardOf<CardOffer> & {
  page: LinkProps
  /** The drawing shown where there is no cover. */
  drawing: string
  /** On the cover. */
  badge: ReactNode
  /** Saves it; on the cover, too. */
  /** Its name as it stands here. */
  title?: string
  heart: ReactNode
  /** On a phone the cover stands on the left, as in a grid with `rows`. */
  row?: boolean
  /** Shows all pictures of an offer that has several, where a card has the room (`SwipedPictures`). */
  swiped?: ComponentType<SwipedPicturesProps> | undefined
  children: ReactNode
}

/** The cover, and below it the name and the rest. The link of the name is stretched over the card, which shows its focus. */
export function OfferCard({
  offer: { name, images },
  title = unbroken(name),
  eager,
  page,
  drawing,
  badge,
  heart,
  row = false,
  swiped,
  children,
}: Card) {
  return (
    <article className={row ? 'offer-card offer-card-row' : 'offer-card'}>
      <Cover
        images={images}
        page={page}
        drawing={drawing}
        name={name}
        eager={eager}
        row={row}
        swiped={swiped}
      />
      {badge && <div className="offer-card-badge">{badge}</div>}
      <div className="offer-card-text">
        <h3>
          <Link {...page} viewTransition>
            {title}
          </Link>
        </h3>
        <div>{children}</div>
      </div>
      {heart}
    </article>
  )
}

/** In one column, in two, and in three or four. */
const SIZES = '(width>=64rem) 300px,(width>=40rem) 50vw,100vw'
const ROW_SIZES = '(min-width:48rem)300px,96px'

type Cover = Pick<Card, 'page' | 'drawing' | 'eager' | 'swiped'> &
  Pick<Offer, 'images' | 'name'> & { row: boolean }

function Cover({ images, page, drawing, name, eager, row, swiped: Swiped }: Cover) {
  const [image] = images
  const loading = eager ? 'eager' : 'lazy'
  const sizes = row ? ROW_SIZES : SIZES
  const isExample = !image || image.example
  return (
    <figure>
      {Swiped && images.length > 1 ? (
        <Swiped
          images={images}
          name={name}
          page={page}
          sizes={sizes}
          loading={loading}
          className="offer-card-frame"
        />
      ) : image ? (
        <ResponsiveImage
          image={image}
          alt={isExample ? '' : name}
          sizes={sizes}
          className="offer-card-frame"
          loading={loading}
        />
      ) : (
        <img src={drawing} alt="" width={400} height={300} loading={loading} className="offer-card-frame" />
      )}
      {isExample && <ExampleCaption />}
    </figure>
  )
}
