import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { MaterialSchedule } from '#domain/bills/pricing/schedule-schema.ts'
import { schedulePdf } from './schedule-pdf.ts'

const SAID = 'Ilé ẹ̀kọ́ Ṣàgámù, Ụlọ akwụkwọ: ₦'

const schedule: MaterialSchedule = {
  version: 1,
  bill: { id: 'x', name: SAID },
  state: 'Ogun',
  pricedAt: '2026-11-23T09:00:00.000Z',
  lines: [],
  totals: { cost: 0, kilograms: 0, withoutOffer: 0, withoutWeight: 0, unpricedLines: 0 },
}

it('a printout has the naira sign and the letters of Yoruba and Igbo, in a font of its own', async () => {
  const bytes = Buffer.from(await schedulePdf(schedule))
  const text = bytes.toString('latin1')
  expect(text).not.toContain('Helvetica')
  // Which letters its glyphs stand for, as programs that copy or read it aloud see them.
  const maps = [...text.matchAll(/stream\r?\n/g)].flatMap(({ 0: mark, index }) => {
    try {
      const shown = inflateSync(bytes.subarray(index + mark.length)).toString('latin1')
      return shown.includes('beginbfrange') ? [shown.toLowerCase()] : []
    } catch {
      return []
    }
  })
  const letters = new Set(maps.join(' ').match(/[0-9a-f]{4}/g))
  for (const letter of new Set(SAID.normalize('NFD').replaceAll(' ', '')))
    expect(letters, letter).toContain((letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0'))
  // Of a font of 600 kB what is used.
  expect(bytes.length).toBeLessThan(60_000)
})
