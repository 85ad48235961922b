import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Review } from '#domain/reviews/review-schema.ts'
import { ReviewItem } from './review-item.tsx'

const review: Review = {
  id: 'a',
  name: 'Mama Kosi',
  rating: 5,
  comment: 'Blocks came dry, on time.',
  createdAt: '2026-01-01T00:00:00.000Z',
  author: null,
  seller: { _id: 'b', username: 'Block works', avatar: null },
  contacted: false,
  reply: null,
  repliedAt: null,
}

it('says which authors have contacted the seller through the site', () => {
  const shown = (contacted: boolean) => renderToStaticMarkup(<ReviewItem review={{ ...review, contacted }} />)
  expect(shown(true)).toContain('Contacted through ADLM')
  expect(shown(false)).not.toContain('Contacted through')
})
