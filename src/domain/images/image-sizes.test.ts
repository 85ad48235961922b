import { expect, it } from 'vitest'
import { imageUrl, srcSetsOf, thumbnailOf } from './image-sizes.ts'

it('a srcset names every width in its format', () => {
  expect(srcSetsOf({ url: imageUrl('0abc', 640), widths: [200, 400, 640] })).toEqual({
    avif: '/pictures/0abc/200.avif 200w, /pictures/0abc/400.avif 400w, /pictures/0abc/640.avif 640w',
    webp: '/pictures/0abc/200.webp 200w, /pictures/0abc/400.webp 400w, /pictures/0abc/640.webp 640w',
  })
})

it('a thumbnail is the smallest size there is', () => {
  expect(thumbnailOf(imageUrl('0abc', 800))).toBe('/pictures/0abc/200.webp')
  expect(thumbnailOf(imageUrl('0abc', 200))).toBe('/pictures/0abc/200.webp')
  expect(thumbnailOf(imageUrl('0abc', 96))).toBe('/pictures/0abc/96.webp')
  expect(thumbnailOf('https://elsewhere.example/800.webp')).toBe('https://elsewhere.example/800.webp')
})
