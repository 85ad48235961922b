import { useQuery } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { OwnUser } from '#domain/accounts/account-schema.ts'
import type { OwnVerification } from '#domain/verification/verification-schema.ts'
import { quotaQuery } from '#web/offers/quota-notice.tsx'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { verificationQuery } from '#web/verification/verification-api.ts'

/** The number that buyers call; confirmed by a code, where this site sends any (docs/product.md 20.2). */
const phoneStepOf = ({ channel, confirmedAt, mobileNumber }: OwnVerification['phone']) =>
  channel === null
    ? {
        text: 'Add the number buyers call',
        done: mobileNumber !== null,
        page: linkOptions({ to: '/seller-shop' }),
      }
    : {
        text: 'Confirm the number buyers call',
        done: confirmedAt !== null,
        page: linkOptions({ to: '/seller-shop', hash: 'verified' }),
      }

/** What a shop needs before it sells; in this order (docs/product.md 20.1). */
const stepsOf = ({ bio, storeAddress }: OwnUser, phone: OwnVerification['phone'], offers: number) => [
  { text: 'Say what you sell', done: bio !== '', page: linkOptions({ to: '/seller-shop' }) },
  { text: 'Say where your store is', done: storeAddress !== '', page: linkOptions({ to: '/seller-shop' }) },
  phoneStepOf(phone),
  { text: 'Add your first offer', done: offers > 0, page: linkOptions({ to: '/create-product' }) },
]

/** The way to an open shop, until it is open. */
export function ShopSteps() {
  const owner = useOwner()
  const { data: quota } = useQuery(quotaQuery(owner._id))
  const { data: verification } = useQuery(verificationQuery)
  if (!quota || !verification) return null
  const steps = stepsOf(owner, verification.phone, quota.online + quota.waiting)
  const title = quota.online > 0 ? 'Complete your shop' : 'Open your shop'
  const done = steps.filter((step) => step.done).length
  if (done === steps.length) return null
  return (
    <section aria-labelledby="shop-steps" className="card cluster px-4 py-2">
      <h2 id="shop-steps" className="text-base">
        {title}
      </h2>
      <div className="flex w-24 max-sm:order-1 max-sm:w-full">
        <Progress label={title} value={done} max={steps.length} />
      </div>
      <p className="text-sm text-quiet tabular-nums max-sm:ms-auto">
        {done} of {steps.length} done
      </p>
      <ol className="contents">
        {steps.map(({ text, done, page }) => (
          <li key={text} className={done ? 'sr-only' : 'max-sm:order-2 max-sm:w-full'}>
            {done ? (
              `${text}: done`
            ) : (
              <Link {...page} className="flex min-h-11 items-center gap-1 font-semibold hover:underline">
                <span className="grow">{text}</span>
                <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
