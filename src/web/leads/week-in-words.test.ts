import { expect, it } from 'vitest'
import { weekInWords } from './week-in-words.ts'

const none = { shown: 0, opened: 0, whatsapp: 0, number: 0, email: 0, saved: 0 }

it('says what the last seven days brought', () => {
  const daily = Array.from({ length: 30 }, (_, at) => ({
    ...none,
    day: `2026-03-${String(at + 1).padStart(2, '0')}`,
    shown: 300,
    ...(at === 29 && { opened: 1, whatsapp: 1 }),
  }))
  const offers = [{ ...none, kind: 'product' as const, id: '1', name: 'Dangote 42.5R', whatsapp: 1 }]
  const leads = { days: 30 as const, daily, total: none, before: none, offers, states: [] }
  expect(weekInWords(leads, 'Adeshokan Cement', 'https://adlm.example/x')).toBe(
    'Adeshokan Cement on ADLM, the last 7 days: shown 2,100 times, opened once, 1 buyer asked.\nMost requested: Dangote 42.5R.\nhttps://adlm.example/x',
  )
})
