import { expect, it } from 'vitest'
import { createReview, createSeller } from '../../../tests/support/factories.ts'
import { createTestApi } from '../../../tests/support/test-app.ts'

const { get, db } = await createTestApi()

it('GET /user/{id} answers exactly the public fields of the contract, and keeps them private', async () => {
  const seller = await createSeller(db, {
    name: 'Ada Homes',
    image: '/avatars/ada.webp',
    bio: 'Since 1998.',
    storeAddress: '7 Marina Road',
    mobileNumber: '+2348051234567',
    phoneConfirmedAt: new Date('2026-11-03'),
    businessCheckedAt: new Date('2026-11-05'),
    businessBasis: 'cac',
    createdAt: new Date('2026-01-02T03:04:05.678Z'),
  })
  await createReview(db, { sellerId: seller.id, rating: 5 })
  await createReview(db, { sellerId: seller.id, rating: 2 })

  const { status, headers, body } = await get(`/user/${seller.id}`)
  expect(status).toBe(200)
  expect(body).toEqual({
    _id: seller.id,
    username: 'Ada Homes',
    slug: null,
    avatar: '/avatars/ada.webp',
    bio: 'Since 1998.',
    storeAddress: '7 Marina Road',
    mobileNumber: '+2348051234567',
    verified: true,
    verification: {
      phoneConfirmedAt: '2026-11-03T00:00:00.000Z',
      businessCheckedAt: '2026-11-05T00:00:00.000Z',
      businessBasis: 'cac',
    },
    rating: 3.5,
    reviewCount: 2,
    createdAt: '2026-01-02T03:04:05.678Z',
  })
  expect(headers.get('Cache-Control')).toBe('private, no-store')
})

it('an empty profile is plain values', async () => {
  const { id } = await createSeller(db, { emailVerified: false })
  expect((await get(`/user/${id}`)).body).toMatchObject({
    avatar: null,
    bio: '',
    storeAddress: '',
    mobileNumber: null,
    verified: false,
    rating: 0,
    reviewCount: 0,
  })
})
