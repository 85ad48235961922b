import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps, linkOptions } from '@tanstack/react-router'
import { Check, ChevronRight } from 'lucide-react'
import type { OwnUser } from '#domain/accounts/account-schema.ts'
import type { OwnVerification } from '#domain/verification/verification-schema.ts'
import { quotaQuery } from '#web/offers/quota-notice.tsx'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { verificationQuery } from '#web/verification/verification-api.ts'

type Step = { text: string; why: string; done: boolean; page: LinkProps }

/** The number that buyers call; confirmed by a code, where this site sends any (docs/product.md 20.2). */
const phoneStepOf = ({ channel, confirmedAt, mobileNumber }: OwnVerification['phone']): Step => ({
  why: 'They call it or write to it on WhatsApp.',
  ...(channel === null
    ? {
        text: 'Add the number buyers call',
        done: mobileNumber !== null,
        page: linkOptions({ to: '/seller-shop' }),
      }
    : {
        text: 'Confirm the number buyers call',
        done: confirmedAt !== null,
        page: linkOptions({ to: '/seller-shop', hash: 'verified' }),
      }),
})

/** What a shop needs before it sells; in this order (docs/product.md 20.1). */
const stepsOf = ({ bio, storeAddress }: OwnUser, phone: OwnVerification['phone'], offers: number): Step[] => [
  {
    text: 'Say what you sell',
    why: 'Buyers read it in your shop and beside your offers.',
    done: bio !== '',
    page: linkOptions({ to: '/seller-shop' }),
  },
  {
    text: 'Say where your store is',
    why: 'Buyers see it in your shop.',
    done: storeAddress !== '',
    page: linkOptions({ to: '/seller-shop' }),
  },
  phoneStepOf(phone),
  {
    text: 'Add your first offer',
    why: 'What it is, its price and a picture.',
    done: offers > 0,
    page: linkOptions({ to: '/create-product' }),
  },
]

/** The way to an open shop, until it is open. */
export function ShopSteps() {
  const owner = useOwner()
  const { data: quota } = useQuery(quotaQuery(owner._id))
  const { data: verification } = useQuery(verificationQuery)
  if (!quota || !verification) return null
  const steps = stepsOf(owner, verification.phone, quota.online + quota.waiting)
  const isOpen = quota.online > 0
  const title = isOpen ? 'Complete your shop' : 'Open your shop'
  const done = steps.filter((step) => step.done).length
  if (done === steps.length) return null
  const next = steps.find((step) => !step.done)
  return (
    <section aria-labelledby="shop-steps" className="card p-4 sm:px-6">
      <div className="cluster">
        <h2 id="shop-steps" className="text-lg">
          {title}
        </h2>
        <p className="ms-auto text-sm text-quiet tabular-nums">
          {done} of {steps.length} done
        </p>
        <div className="flex w-full">
          <Progress label={title} value={done} max={steps.length} />
        </div>
      </div>
      <ol className="mt-2 -mb-2 divide-y divide-line">
        {steps.map(
          (step, index) =>
            !(step.done && isOpen) && (
              <li key={step.text}>
                <ShopStep number={index + 1} isNext={step === next} {...step} />
              </li>
            ),
        )}
      </ol>
    </section>
  )
}

const ROW = 'grid min-h-14 grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-3 py-2'
const MARK = 'grid size-6 place-items-center rounded-full text-sm font-semibold tabular-nums'

/** The next one is told apart by its button; those that are done keep their place. */
function ShopStep({ number, text, why, done, page, isNext }: Step & { number: number; isNext: boolean }) {
  if (done)
    return (
      <p className={`${ROW} text-quiet`}>
        <span className={`${MARK} text-site`}>
          <Check size={20} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <span>
          {text}
          <span className="sr-only">: done</span>
        </span>
      </p>
    )
  return (
    <Link {...page} className={`${ROW} group`}>
      <span aria-hidden="true" className={`${MARK} ${isNext ? 'bg-ink text-paper' : 'border border-edge'}`}>
        {number}
      </span>
      <span>
        <span className="font-semibold group-hover:underline">{text}</span>
        <span className="block text-sm text-quiet">{why}</span>
      </span>
      {isNext ? (
        <span aria-hidden="true" className="button button-action">
          Start
        </span>
      ) : (
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
      )}
    </Link>
  )
}
