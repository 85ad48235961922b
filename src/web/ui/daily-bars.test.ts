import { expect, it } from 'vitest'
import { BARS_BOX, dailyBars } from './daily-bars.ts'

it('draws a bar a day, the highest to the top and today by itself', () => {
  expect(dailyBars([0, 5, 10])).toEqual({
    past: 'M0 40v-0.5h75v0.5zM100 40v-20h75v20z',
    today: 'M200 40v-40h75v40z',
  })
})

it('draws days without anything as a line at the bottom', () => {
  expect(dailyBars([0, 0]).past).toContain(`M0 ${BARS_BOX.height}v-0.5`)
})
