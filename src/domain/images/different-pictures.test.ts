import { expect, test } from 'vitest'
import { withDifferentPictures } from './different-pictures.ts'

const offer = (_id: string, picture?: string) => ({ _id, images: picture ? [{ url: picture }] : [] })

test('what shows the same picture comes after what shows another, and the nearest stay first', () => {
  const like = [
    offer('itself', 'pallet'),
    offer('1', 'stack'),
    offer('2', 'pallet'),
    offer('3', 'stack'),
    offer('4'),
    offer('5'),
    offer('6', 'truck'),
  ]
  const ids = (most: number) => withDifferentPictures(like, { of: 'itself', most }).map(({ _id }) => _id)
  expect(ids(8)).toEqual(['1', '4', '5', '6', '2', '3'])
  expect(ids(2)).toEqual(['1', '4'])
})
