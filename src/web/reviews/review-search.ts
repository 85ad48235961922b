import { sameVisit } from '#web/layout/visit.ts'

export const REVIEW_TABS = [
  { tab: 'reviews', label: 'Reviews' },
  { tab: 'add-review', label: 'Add Review' },
] as const
export type ReviewTab = (typeof REVIEW_TABS)[number]['tab']

/** The tab that a URL names, if it names one of ours. */
export const parseReviewTab = (tab: unknown): ReviewTab | undefined =>
  REVIEW_TABS.find((each) => each.tab === tab)?.tab

/** A link that opens a tab of the shop that stands there, filters and all: the same visit to it. */
export const reviewTab = (tab: ReviewTab) =>
  ({
    to: '.',
    search: (current: object) => ({ ...current, tab }),
    state: sameVisit,
    resetScroll: false,
  }) as const
