import { expect, it } from 'vitest'
import { imageUrl, srcSetOf, thumbnailOf } from './image-sizes.ts'

it('a srcset names every width', () => {
  expect(srcSetOf({ url: imageUrl('0abc', 640), widths: [200, 400, 640] })).toBe(
    '/pictures/0abc/200.avif 200w,/pictures/0abc/400.avif 400w,/pictures/0abc/640.avif 640w',
  )
})

it('a thumbnail is the smallest size there is', () => {
  expect(thumbnailOf(imageUrl('0abc', 800))).toBe('/pictures/0abc/200.webp')
  expect(thumbnailOf(imageUrl('0abc', 200))).toBe('/pictures/0abc/200.webp')
  expect(thumbnailOf(imageUrl('0abc', 96))).toBe('/pictures/0abc/96.webp')
  expect(thumbnailOf('https://elsewhere.example/800.webp')).toBe('https://elsewhere.example/800.webp')
})
