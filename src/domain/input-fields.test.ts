import { describe, expect, it } from 'vitest'
import { BillNameInput } from './bills/bill-input.ts'
import { text } from './input-fields.ts'

const Name = text({ label: 'Name', min: 3, max: 10 })
const Description = text({ label: 'Description', max: 20, lines: true })

describe('a text', () => {
  it.each([
    ['\u202eBlock\u202c', 'Block'],
    ['\u200bBl\u00adock\ufeff', 'Block'],
    ['Block\u0007\u009f', 'Block'],
    ['\udfffBlo\ud800ck', 'Block'],
    [' six\tinch\r\n', 'six inch'],
    ['six\ninch', 'six inch'],
    ['\u2068blocks\u2069', 'blocks'],
    ['عربي', 'عربي'],
    ['bloc 👷🏽‍♀️', 'bloc 👷🏽‍♀️'],
    ['❤️ 1️⃣', '❤️ 1️⃣'],
  ])('%j is kept as what can be seen of it', (written, expected) => {
    expect(Name.parse(written)).toBe(expected)
  })

  it.each([
    ['\u200b'.repeat(5), 'Name is required'],
    ['\u3164'.repeat(5), 'Name is required'],
    ['\u2800'.repeat(5), 'Name is required'],
    ['🧱🧱🧱', 'Name must have a letter or a digit'],
    ['-----', 'Name must have a letter or a digit'],
    ['a\u200b\u200b', 'Name must have 3 to 10 characters'],
  ])('%j is refused', (written, message) => {
    expect(Name.safeParse(written).error?.issues.map((issue) => issue.message)).toEqual([message])
  })

  it('of several lines keeps them, whatever ends them', () => {
    expect(Description.parse('one\r\ntwo\u2028\u202ethree\0\n')).toBe('one\ntwo\nthree')
    expect(Description.parse('👍')).toBe('👍')
  })

  it('that names a bill is on one line, too', () => {
    expect(BillNameInput.parse({ name: ' Block\r\nB\u202e ' })).toEqual({ name: 'Block B' })
    expect(BillNameInput.safeParse({ name: '\u200b' }).error?.issues[0]?.message).toBe('Give it a name')
  })

  it('has no character that would be wider than a page', () => {
    const Comment = text({ label: 'Comment', max: 2_000, lines: true })
    const count = (expected: string) => [...new Intl.Segmenter().segment(expected)].length
    expect(Comment.parse(`Z${'\u0301'.repeat(1_900)}o`)).toBe(`Z${'\u0301'.repeat(4)}o`)
    expect(count(Comment.parse(`${'👩🏾\u200d'.repeat(399)}👩🏾`))).toBe(100)
    for (const expected of ['ẹ̀kọ́', 'مُحَمَّدٌ', '👨🏽‍👩🏽‍👧🏽‍👦🏽👩‍❤️‍💋‍👨', '👩🏾‍🔧'.repeat(9)])
      expect(Comment.parse(expected)).toBe(expected)
  })
})
