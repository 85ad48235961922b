import { expect, it } from 'vitest'
import { matchLine } from './match-line.ts'
import { spelled } from './spelling.ts'

it.each([
  ['225mm holow sandcrite block in fundation', '225mm hollow sandcrete block in foundation'],
  ['Egde of slab, flor', 'Edge of slab, floor'],
  ['CONCTRETE COLLUMS', 'CONCRETE COLUMN'],
  ['mosquitto net to alluminium windows', 'mosquito net to aluminium windows'],
])('reads %s as it is meant', (written, meant) =>
  expect(spelled(written).text.toLowerCase()).toBe(meant.toLowerCase()),
)

it.each([
  'Removed spoil',
  'Marble treads',
  'Profiled sheets',
  'Coarse stone',
  'Brick class B',
  'Structures',
  'Xyzzyq',
  ...'pilaster pilasters protected chancel corbel corbels bollard bollards foaming conduct grazing'.split(
    ' ',
  ),
])('leaves a word that has a meaning, or none: %s', (text) =>
  expect(spelled(text)).toEqual({ text, slips: [] }),
)

it('has a short misspelt word confirmed, and says what it was read as', () => {
  const unit = { written: 'm2', known: 'm2' } as const
  const line = { preamble: '', section: [], kind: 'measured' as const, unit }
  const sure = matchLine({ ...line, text: '225mm hollow sandcrete block wall' })
  const short = matchLine({ ...line, text: '225mm holow sandcrete block wall' })
  const long = matchLine({ ...line, text: '225mm hollow sandcrite block wall' })
  expect([sure.level, short.level, long.level]).toEqual(['sure', 'likely', 'sure'])
  expect(short.as).toEqual(sure.as)
  expect(short.why.at(-1)).toBe('“holow” read as “hollow”')
})
