import { useQuery } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import { Check, ChevronRight } from 'lucide-react'
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
        text: 'Give the number that buyers call',
        done: mobileNumber !== null,
        page: linkOptions({ to: '/seller-shop' }),
      }
    : {
        text: 'Confirm the number that buyers call',
        done: confirmedAt !== null,
        page: linkOptions({ to: '/seller-shop', hash: 'verified' }),
      }

/** What a shop needs before it sells; in this order (docs/product.md 20.1). */
const stepsOf = ({ bio, storeAddress }: OwnUser, phone: OwnVerification['phone'], offers: number) => [
  { text: 'Say what you sell', done: bio !== '', page: linkOptions({ to: '/seller-shop' }) },
  { text: 'Say where your store is', done: storeAddress !== '', page: linkOptions({ to: '/seller-shop' }) },
  phoneStepOf(phone),
  { text: 'Put up your first offer', done: offers > 0, page: linkOptions({ to: '/create-product' }) },
]

/** The way to an open shop, until it is open. */
export function ShopSteps() {
  const owner = useOwner()
  const { data: quota } = useQuery(quotaQuery(owner._id))
  const { data: verification } = useQuery(verificationQuery)
  if (!quota || !verification) return null
  const steps = stepsOf(owner, verification.phone, quota.online + quota.waiting)
  const done = steps.filter((step) => step.done).length
  if (done === steps.length) return null
  return (
    <section
      aria-labelledby="shop-steps"
      className="card grid gap-x-12 gap-y-3 p-4 md:p-6 xl:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-2">
        <h2 id="shop-steps" className="text-lg">
          Open your shop
        </h2>
        <Progress label="Open your shop" value={done} max={steps.length} />
        <p className="text-sm text-quiet tabular-nums">
          {done} of {steps.length} done
        </p>
      </div>
      <ol className="grid gap-x-8 md:grid-cols-2">
        {steps.map(({ text, done, page }) => (
          <li key={text} className="border-t border-line first:border-0 md:nth-2:border-0">
            {done ? (
              <p className="flex min-h-11 items-center gap-3 text-quiet">
                <Check size={20} strokeWidth={2} aria-hidden="true" className="shrink-0 text-site" />
                <span className="grow">
                  {text}
                  <span className="sr-only">: done</span>
                </span>
              </p>
            ) : (
              <Link {...page} className="flex min-h-11 items-center gap-3 font-semibold hover:underline">
                <span className="size-5 shrink-0 rounded-full border-2 border-edge" aria-hidden="true" />
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
