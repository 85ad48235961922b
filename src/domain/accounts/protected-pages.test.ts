import { expect, test } from 'vitest'
import { isProtectedPage } from '#domain/accounts/protected-pages.ts'

test.each([
  '/profile',
  '/profile/',
  '/Profile//',
  '/%70rofile',
  '/add-product',
  '/CreateProduct',
  '/createproduct/',
  '/create-product',
  '/create-listing',
  '/shop-details',
  '/seller-review',
  '/update-listing/1',
  '/edit-listing/1/',
  '/EDIT-product/019a',
])('%s is for signed-in people', (path) => {
  expect(isProtectedPage(path)).toBe(true)
})

test.each([
  '/',
  '',
  '/market',
  '/profiles',
  '/product/1',
  '/edit-product',
  '/edit-product/',
  '/%',
  '/sellerShop/profile',
])('%s is for everybody', (path) => {
  expect(isProtectedPage(path)).toBe(false)
})
