import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { BackupError } from './backup-format.ts'

/** Before the encrypted bytes: this, then the salt. */
export const MAGIC = Buffer.from('adlm-backup-1\n')
const SALT_BYTES = 32
const CHUNK_BYTES = 64 * 1024
const TAG_BYTES = 16

/**
 * AES-256-GCM in chunks. Each has its number and whether it is the last in its nonce: chunks that are swapped, left out or added, and
 * an end that is missing, do not decrypt. The salt makes a key for this file alone, so no nonce is used twice.
 */
export const encrypting = (key: string) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const salt = randomBytes(SALT_BYTES)
    const fileKey = fileKeyOf(key, salt)
    yield Buffer.concat([MAGIC, salt])
    let number = 0
    for await (const { bytes, isLast } of inChunks(source, CHUNK_BYTES)) {
      const cipher = createCipheriv('aes-256-gcm', fileKey, nonceOf(number++, isLast))
      yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
    }
  }

/** The reverse; the source begins with MAGIC. @throws BackupError for another key, or bytes that are not as they were written */
export const decrypting = (key: string) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const { head, rest } = await splitAt(source, MAGIC.length + SALT_BYTES)
    const fileKey = fileKeyOf(key, head.subarray(MAGIC.length))
    let number = 0
    for await (const { bytes, isLast } of inChunks(rest, CHUNK_BYTES + TAG_BYTES)) {
      const decipher = createDecipheriv('aes-256-gcm', fileKey, nonceOf(number, isLast))
      let plain: Buffer
      try {
        decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
        plain = Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()])
      } catch (cause) {
        throw new BackupError(
          number === 0
            ? 'The key is not that of this backup, or the file is damaged.'
            : 'The file is damaged or was cut off.',
          { cause },
        )
      }
      number += 1
      yield plain
    }
  }

const fileKeyOf = (key: string, salt: Uint8Array): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, 'adlm backup', 32))

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(number, 5, 6)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}

type Chunk = { bytes: Buffer; isLast: boolean }

/** All of one size but the last, which is empty only where there is nothing at all. */
async function* inChunks(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<Chunk> {
  let held: Buffer[] = []
  let length = 0
  for await (const bytes of source) {
    held.push(bytes)
    length += bytes.length
    if (length <= size) continue
    const all = Buffer.concat(held)
    let at = 0
    // What may be the last is kept back.
    for (; length - at > size; at += size) yield { bytes: all.subarray(at, at + size), isLast: false }
    held = [all.subarray(at)]
    length -= at
  }
  yield { bytes: Buffer.concat(held), isLast: true }
}

async function splitAt(source: AsyncIterable<Buffer>, length: number) {
  const iterator = source[Symbol.asyncIterator]()
  let read = Buffer.alloc(0)
  while (read.length < length) {
    const { value, done } = await iterator.next()
    if (done) throw new BackupError('The file was cut off.')
    read = Buffer.concat([read, value])
  }
  async function* rest() {
    yield read.subarray(length)
    yield* { [Symbol.asyncIterator]: () => iterator }
  }
  return { head: read.subarray(0, length), rest: rest() }
}
