import { Link } from '@tanstack/react-router'
import type { Subject } from '#domain/moderation/moderation-rules.ts'
import type { ModerationTarget } from '#domain/moderation/moderation-schema.ts'
import { type ShopRef, shopPath } from '#domain/shops/shop-path.ts'
import { ResponsiveImage } from '#web/images/responsive-image.tsx'
import { LongText } from '#web/ui/long-text.tsx'
import { Stars } from '#web/ui/stars.tsx'

/** What a thing says and shows, and the way to where everybody sees it. */
export function TargetInContext({
  subject,
  id,
  thing: target,
}: {
  subject: Subject
  id: string
  thing: ModerationTarget
}) {
  const { title, text, images, review, hidden, waiting } = target
  return (
    <div className="grid gap-3">
      {review && (
        <p className="flex flex-wrap items-center gap-x-3">
          <Stars rating={review.rating} />
          <bdi className="font-semibold wrap-anywhere">{review.name ?? 'Deleted user'}</bdi>
        </p>
      )}
      {text && <LongText>{text}</LongText>}
      {review?.reply && (
        <div className="rounded-control bg-paper p-3">
          <p className="text-sm font-semibold">Seller’s reply</p>
          <LongText>{review.reply}</LongText>
        </div>
      )}
      {images.length > 0 && (
        <ul aria-label="Pictures" className="flex flex-wrap gap-2">
          {images.map((image, index) => (
            <li key={image.url}>
              <ResponsiveImage
                image={image}
                alt={`Picture ${index + 1} of ${title}`}
                sizes="112px"
                className="aspect-4/3 w-28 rounded-control border border-line"
                loading="lazy"
              />
            </li>
          ))}
        </ul>
      )}
      {hidden ? (
        <p className="font-semibold text-alarm">
          {waiting ? 'Waiting: nobody else can see it.' : 'It is hidden.'}
        </p>
      ) : (
        <TargetLink subject={subject} id={id} shop={{ _id: target.shopId, slug: target.shopSlug }} />
      )}
    </div>
  )
}

function TargetLink({ subject, id, shop }: { subject: Subject; id: string; shop: ShopRef }) {
  const className = 'link inline-flex min-h-11 items-center justify-self-start'
  if (subject === 'product')
    return (
      <Link to="/product/$productId" params={{ productId: id }} className={className}>
        See the product
      </Link>
    )
  if (subject === 'listing')
    return (
      <Link to="/listing/$listingId" params={{ listingId: id }} className={className}>
        See the listing
      </Link>
    )
  return (
    <Link to={shopPath(shop)} search={subject === 'review' ? { tab: 'reviews' } : {}} className={className}>
      See the shop
    </Link>
  )
}
