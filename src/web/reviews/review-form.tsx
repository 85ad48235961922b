import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useController } from 'react-hook-form'
import { nextPath } from '#domain/accounts/next-path.ts'
import { formatDay } from '#domain/dates.ts'
import { ALL_REQUIRED, ReviewInput } from '#domain/reviews/review-input.ts'
import { canReview } from '#domain/reviews/review-rules.ts'
import { useSentForm } from '#web/sent-form.ts'
import { openAuth } from '#web/session/auth-search.ts'
import { useConfirmedFirst } from '#web/session/confirmed-first.tsx'
import { useCurrentUser } from '#web/session/current-user.ts'
import { InputField, TextAreaField } from '#web/ui/form-fields.tsx'
import { EmptyNotice } from '#web/ui/state-notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { clearErrorToasts, toast } from '#web/ui/toast.ts'
import { invalidateRatings, ownReviewQuery, REVIEW_PATH, submitReview } from './own-review-api.ts'
import { RemoveReview } from './remove-review.tsx'
import { useReviewDraft } from './review-draft.ts'
import { StarInput } from './star-input.tsx'

type Reviewed = { sellerId: string; seller: string }

const EMPTY = { rating: 0, name: '', email: '', message: '' }

/** Who has written one already changes it here. */
export function ReviewForm({ sellerId, seller }: Reviewed) {
  const { user } = useCurrentUser()
  if (user && !canReview({ id: user._id }, sellerId))
    return (
      <EmptyNotice
        hint="You cannot review yourself."
        action={
          <Link to="/seller-review" className="button button-quiet">
            See what others say
          </Link>
        }
      >
        This is your own shop
      </EmptyNotice>
    )
  return <ReviewFields key={user?._id ?? ''} sellerId={sellerId} seller={seller} />
}

function ReviewFields({ sellerId, seller }: Reviewed) {
  const { user } = useCurrentUser()
  const queryClient = useQueryClient()
  const own = useQuery({ ...ownReviewQuery(sellerId, user?._id ?? ''), enabled: Boolean(user) }).data
  const [submitted, setSubmitted] = useState(false)
  const [refused, setRefused] = useState(false)
  const { confirmedFirst, dialog } = useConfirmedFirst()

  const { rating, name, email, comment: message } = own ?? { ...EMPTY, comment: '' }
  const known = own ? { rating, name, email, message } : { ...EMPTY, ...nameOf(user) }
  const saved = submitted ? EMPTY : known
  const { form, field, submit, sending, failure, errors } = useSentForm({
    schema: ReviewInput,
    values: { ...saved, sellerId },
    // Profile data that arrives later fills the fields that are still untouched.
    resetOptions: { keepDirtyValues: true },
    waits: (body) => ({
      what: `Your review of ${seller}`,
      path: REVIEW_PATH,
      body,
      draft: { store: 'tab', key: `review:${sellerId}` },
    }),
    send: async (review, _, headers) => {
      setSubmitted(false)
      await confirmedFirst(() => submitReview(review, headers))
      showSubmitted()
    },
    onSentLater: () => showSubmitted(),
  })
  const showSubmitted = () => {
    setSubmitted(true)
    form.reset({ ...EMPTY, sellerId }, { keepDirtyValues: false })
    draft.drop()
    invalidateRatings(queryClient, sellerId)
  }
  const draft = useReviewDraft(`review:${sellerId}`, form, saved)
  const stars = useController({ name: 'rating', control: form.control })

  const signedInFirst = (event: FormEvent) => {
    event.preventDefault()
    setRefused(user === null)
    if (user !== null) void submit(event)
    else {
      clearErrorToasts()
      toast('Please sign in', { type: 'error' })
    }
  }
  const shortMessage = (ratingError: string | undefined) =>
    ratingError === ALL_REQUIRED ? 'Required' : ratingError
  const ratingError = shortMessage(errors.rating?.message)
  return (
    <>
      <form
        onSubmit={signedInFirst}
        noValidate
        aria-label={`Review ${seller}`}
        className="card grid gap-4 p-4 md:p-6"
      >
        {user === null && <SignInFirst refused={refused} />}
        {own && !submitted && (
          <p className="text-quiet">
            You reviewed this seller on <time dateTime={own.createdAt}>{formatDay(own.createdAt)}</time>. A
            new review replaces it.
            {own.waiting
              ? ' We have yet to read it: only you can see it, and its stars do not count yet.'
              : own.hidden && ' We have hidden it: only you can see it, even if you change it.'}
          </p>
        )}
        {draft.restored && (
          <p role="status" className="text-quiet">
            We kept what you typed. It is not sent yet.
          </p>
        )}
        <StarInput
          name={stars.field.name}
          ref={stars.field.ref}
          value={stars.field.value}
          onChange={stars.field.onChange}
          error={ratingError}
        />
        <div className="grid gap-4 md:grid-cols-2">
          <InputField
            label="Name"
            autoComplete="name"
            {...field('name')}
            error={shortMessage(errors.name?.message)}
          />
          <InputField
            label="Email"
            type="email"
            autoComplete="email"
            hint="Nobody sees it."
            {...field('email')}
            error={shortMessage(errors.email?.message)}
          />
        </div>
        <TextAreaField
          label="Your Review"
          hint="What did you buy, and how did it go?"
          {...field('message')}
          error={shortMessage(errors.message?.message)}
        />
        <div className="grid gap-2 sm:justify-items-start">
          <div className="grid gap-2 sm:grid-flow-col">
            <SubmitButton sending={sending} sendingText="Submitting...">
              Submit Reviews
            </SubmitButton>
            {own && (!own.hidden || own.waiting) && !submitted && (
              <RemoveReview id={own.id} sellerId={sellerId} />
            )}
          </div>
          {failure && <p className="font-semibold text-alarm">{failure}</p>}
          <p role="status" className="font-semibold text-site">
            {submitted &&
              (own?.waiting
                ? 'Review submitted. This seller got many reviews at once, so we will read yours before we show it.'
                : 'Review submitted')}
          </p>
        </div>
      </form>
      {dialog}
    </>
  )
}

const nameOf = (user: { username: string; email: string } | null | undefined) =>
  user ? { name: user.username, email: user.email } : {}

/** The way in, and back to here. */
function SignInFirst({ refused }: { refused: boolean }) {
  const router = useRouter()
  return (
    <p className={refused ? 'font-semibold text-alarm' : 'text-quiet'}>
      Please{' '}
      <Link {...openAuth('sign-in', nextPath(router.latestLocation.href))} rel="nofollow" className="link">
        sign in
      </Link>{' '}
      to review this seller. We keep what you type.
    </p>
  )
}
