import type { DemoReview } from '../demo-records.ts'

/** What people say about one seller, who is named once above it. */
export function about(seller: string, reviews: Omit<DemoReview, 'seller'>[]): DemoReview[] {
  return reviews.map((review) => ({ ...review, seller }))
}
