import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { decrypting, encrypting, MAGIC } from './encryption.ts'

const KEY = 'known to whoever keeps the backups'
const CHUNK = 64 * 1024
const SEALED = CHUNK + 16
const HEAD = MAGIC.length + 32

async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const encrypt = (bytes: Buffer) => buffer(encrypting(KEY)(inPieces(bytes, 100_000)))
const decrypt = (bytes: Buffer, key = KEY) => buffer(decrypting(key)(inPieces(bytes, 7_777)))

describe('encryption', () => {
  it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK])('gives back %d bytes', async (length) => {
    const bytes = Buffer.from(crypto.getRandomValues(new Uint8Array(CHUNK)))
    const plain = Buffer.concat(Array(4).fill(bytes)).subarray(0, length)
    const sealed = await encrypt(plain)
    expect(sealed.length).toBe(HEAD + plain.length + 16 * Math.max(1, Math.ceil(length / CHUNK)))
    expect((await decrypt(sealed)).equals(plain)).toBe(true)
    expect((await encrypt(plain)).subarray(HEAD).equals(sealed.subarray(HEAD))).toBe(false)
  })

  it('knows chunks that are swapped, left out, added or cut off, also where one ends', async () => {
    const sealed = await encrypt(Buffer.alloc(3 * CHUNK))
    const head = sealed.subarray(0, HEAD)
    const chunk = (number: number) => sealed.subarray(HEAD + number * SEALED, HEAD + (number + 1) * SEALED)
    for (const numbers of [[], [0], [0, 1], [1, 0, 2], [0, 2], [0, 1, 2, 2], [0, 0, 1, 2]])
      await expect(decrypt(Buffer.concat([head, ...numbers.map(chunk)])), String(numbers)).rejects.toThrow(
        /damaged/,
      )
    await expect(decrypt(sealed.subarray(0, 10))).rejects.toThrow('cut off')
    await expect(decrypt(sealed, `${KEY}!`)).rejects.toThrow('not that of this backup')
  })
})
