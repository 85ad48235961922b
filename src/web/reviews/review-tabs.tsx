import { Link, useHydrated } from '@tanstack/react-router'
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import type { ShownReview } from '#domain/reviews/review-schema.ts'
import { preloadToasts } from '#web/ui/toasts.tsx'
import { ReviewList } from './review-list.tsx'
import { REVIEW_TABS, type ReviewTab, reviewTab } from './review-search.ts'

const ReviewForm = lazy(async () => ({ default: (await import('./review-form.tsx')).ReviewForm }))

type Tabs = {
  sellerId: string
  seller: string
  /** That the URL names; without one the first is open. */
  tab: ReviewTab | undefined
  actions: (review: ShownReview) => ReactNode
}

/** What others say of a seller, and the form to say something, which arrives when it is chosen. */
export function ReviewTabs({ sellerId, seller, tab: named, actions }: Tabs) {
  const tab = named ?? REVIEW_TABS[0].tab
  const tabs = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  useEffect(() => {
    if (named) preloadToasts()
  }, [named])
  return (
    <section aria-labelledby="reviews" className="mt-12">
      <h2 id="reviews" className="mb-3 text-2xl">
        What buyers say
      </h2>
      <div
        ref={tabs}
        role="tablist"
        aria-labelledby="reviews"
        className="tabs mb-4"
        onKeyDown={(event) => moveFocus(event, tabs.current)}
      >
        {REVIEW_TABS.map(({ tab: each, label }) => (
          <Link
            key={each}
            {...reviewTab(each)}
            id={`tab-${each}`}
            role="tab"
            aria-selected={each === tab}
            aria-controls={`panel-${each}`}
            tabIndex={each === tab ? 0 : -1}
            className="button tab"
          >
            {label}
          </Link>
        ))}
      </div>
      {REVIEW_TABS.map(({ tab: each }) => (
        <div
          key={each}
          id={`panel-${each}`}
          role="tabpanel"
          aria-labelledby={`tab-${each}`}
          hidden={each !== tab}
        >
          {each === tab && each === 'reviews' && <ReviewList sellerId={sellerId} actions={actions} />}
          {each === tab && each === 'add-review' && (
            <Suspense fallback={<Arriving />}>
              {hydrated ? <ReviewForm sellerId={sellerId} seller={seller} /> : <Arriving />}
            </Suspense>
          )}
        </div>
      ))}
    </section>
  )
}

const Arriving = () => <p role="status">Loading...</p>

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Arrow keys walk among the tabs; Enter, as of a link, or the space bar chooses one. */
function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  const all = [...(list?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
  const index = all.findIndex((each) => each.matches(':focus'))
  const step = STEPS[event.key]
  if (event.key !== ' ' && !step) return
  event.preventDefault()
  if (step) all[step(index, all.length)]?.focus()
  else all[index]?.click()
}
