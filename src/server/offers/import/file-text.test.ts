import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openText } from './file-text.ts'

async function* inChunks(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(bytes: Uint8Array, size = bytes.length || 1) {
  const { encoding, sample, chunks } = await openText(inChunks(bytes, size))
  let text = ''
  for await (const chunk of chunks) text += chunk
  return { encoding, sample, text }
}

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()

describe('the text of a file', () => {
  it.each([
    ['utf-8', Buffer.from('name,price\nBüro,₦5')],
    ['utf-8', Buffer.from('\ufeffname,price\nBüro,₦5')],
    ['utf-16le', Buffer.from('\ufeffname,price\nBüro,₦5', 'utf16le')],
    ['utf-16le', Buffer.from('name,price\nBüro,₦5', 'utf16le')],
    ['utf-16be', utf16be('\ufeffname,price\nBüro,₦5')],
    ['utf-16be', utf16be('name,price\nBüro,₦5')],
  ])('is recognised as %s and has no byte order mark', async (encoding, bytes) => {
    expect(await read(bytes)).toEqual({
      encoding,
      sample: 'name,price\nBüro,₦5',
      text: 'name,price\nBüro,₦5',
    })
  })

  it('is Windows-1252 where it is not UTF-8, curly quotes and the euro included', async () => {
    const bytes = Uint8Array.from([0x93, 0x42, 0xfc, 0x72, 0x6f, 0x94, 0x2c, 0x80, 0x35])
    expect(await read(bytes)).toMatchObject({ encoding: 'windows-1252', text: '“Büro”,€5' })
  })

  it('is UTF-8 also where the sample ends within a character', async () => {
    const bytes = Buffer.concat([Buffer.from('a'.repeat(256 * 1024 - 1)), Buffer.from('₦₦\nend')])
    const { encoding, text } = await read(bytes, 256 * 1024)
    expect(encoding).toBe('utf-8')
    expect(text.endsWith('a₦₦\nend')).toBe(true)
  })

  it('is the same however the bytes arrive, with every kind of line end made one', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom('a', '₦', '🧱', '\n', '\r', '\r\n') }),
        fc.integer({ min: 1, max: 7 }),
        async (text, size) => {
          expect((await read(Buffer.from(text), size)).text).toBe(text.replace(/\r\n?/g, '\n'))
        },
      ),
    )
  })

  it('reads no more than it needs before the rows are asked for', async () => {
    let chunkCount = 0
    async function* endless() {
      for (;;) {
        chunkCount += 1
        yield Buffer.alloc(64 * 1024, 'a')
      }
    }
    await openText(endless())
    expect(chunkCount).toBe(4)
  })
})
