import { expect, test } from 'vitest'
import { isProtectedPage } from '#domain/accounts/protected-pages.ts'

test.each([
  '/profile',
  '/profile/',
  '/Profile//',
  '/%70rofile',
  '/profile%20',
  '/shop-details/%20%20',
  '/add-product',
  '/CreateProduct',
  '/createproduct/',
  '/create-product',
  '/create-listing',
  '/shop-details',
  '/seller-review',
  '/seller-prices',
  '/seller-overview',
  '/seller-leads',
  '/seller-shop',
  '/update-listing/1',
  '/edit-listing/1/',
  '/EDIT-product/019a',
  '/admin',
  '/Admin/',
  '/admin/log',
])('%s is for signed-in people', (path) => {
  expect(isProtectedPage(path)).toBe(true)
})

test.each([
  '/',
  '',
  '/market',
  '/profiles',
  '/administration',
  '/product/1',
  '/edit-product',
  '/edit-product/',
  '/%',
  '/sellerShop/profile',
])('%s is for everybody', (path) => {
  expect(isProtectedPage(path)).toBe(false)
})
