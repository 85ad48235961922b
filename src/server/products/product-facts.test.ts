import { expect, it } from 'vitest'
import { neededWords } from '#server/search/needed-words.ts'
import { factsOf } from './product-facts.ts'

it('the index reads neither all of a state nor all that says where it is', () => {
  expect(neededWords(factsOf({ location: 'Lagos', lga: 'Ikeja' }))).toEqual([
    "('@place:Lagos/Ikeja' | '@place:Lagos/')",
    "('@place:Lagos/Ikeja' | 'ikeja')",
  ])
})
