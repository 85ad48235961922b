import { CornerDownRight, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { COMPANY } from '#domain/company.ts'
import { formatDay } from '#domain/dates.ts'
import type { ShownReview } from '#domain/reviews/review-schema.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { LongText } from '#web/ui/long-text.tsx'
import { Stars } from '#web/ui/stars.tsx'

type Item = {
  review: ShownReview
  mine?: boolean
  /** What can be done about it with one press. */
  corner?: ReactNode
  /** What else can be done about it. */
  children?: ReactNode
}

/** Who says what, with how many stars, and what the seller answers. */
export function ReviewItem({ review, mine, corner, children }: Item) {
  const { name, rating, comment, createdAt, author, seller, contacted, reply, repliedAt } = review
  return (
    <article className="review-item" aria-label={`Review by ${name}`}>
      <div className="flex flex-wrap items-start gap-3">
        <Avatar name={name} src={author?.avatar ?? null} />
        <div className="grid min-w-0 grow basis-40 gap-1">
          <h3 className="text-base tracking-normal wrap-anywhere">
            <bdi>{name}</bdi>
            {mine && <span className="ms-2 text-sm font-semibold text-site">Your review</span>}
          </h3>
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-quiet">
            <Stars rating={rating} />
            <time dateTime={createdAt}>{formatDay(createdAt)}</time>
            {contacted && (
              <span className="inline-flex items-center gap-1">
                <MessageCircle size={16} strokeWidth={1.75} aria-hidden="true" />
                Contacted through {COMPANY.name}
              </span>
            )}
          </p>
        </div>
        {corner}
      </div>
      <LongText>{comment}</LongText>
      {reply !== null && (
        <div className="grid gap-1 border-s-2 border-edge ps-4">
          <p className="flex items-start gap-2 text-sm font-semibold wrap-anywhere">
            <CornerDownRight
              size={18}
              strokeWidth={1.75}
              aria-hidden="true"
              className="mt-0.5 shrink-0 max-sm:hidden"
            />
            <span className="flex min-w-0 flex-wrap gap-x-2">
              <span>
                Reply from <bdi>{seller.username}</bdi>
              </span>
              {repliedAt && (
                <time dateTime={repliedAt} className="font-normal text-quiet">
                  {formatDay(repliedAt)}
                </time>
              )}
            </span>
          </p>
          <LongText>{reply}</LongText>
        </div>
      )}
      {children}
    </article>
  )
}
