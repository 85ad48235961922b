import { isAscii, isUtf8 } from 'node:buffer'
import { setImmediate } from 'node:timers/promises'

/** How much of a file is looked at before the first row is read. */
const SAMPLE_BYTES = 256 * 1024

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

export type FileText = {
  encoding: Encoding
  /** The beginning of the text, for finding out how it is laid out. */
  sample: string
  /** The whole text, from its beginning. Lines end with \n whatever the file has; no byte order mark. */
  chunks: AsyncIterable<string>
}

/** Reads only the sample until the chunks are consumed. */
export async function openText(source: AsyncIterable<Uint8Array>): Promise<FileText> {
  const input = source[Symbol.asyncIterator]()
  const read: Uint8Array[] = []
  let size = 0
  let ended = false
  while (size < SAMPLE_BYTES && !ended) {
    const next = await input.next()
    if (next.done) ended = true
    else {
      read.push(next.value)
      size += next.value.length
    }
  }
  const start = Buffer.concat(read)
  const encoding = detectEncoding(start)

  async function* bytes() {
    try {
      yield start
      while (!ended) {
        const next = await input.next()
        if (next.done) ended = true
        else yield next.value
      }
    } finally {
      await input.return?.()
    }
  }
  const sample = new TextDecoder(encoding).decode(start, { stream: true })
  return { encoding, sample: withPlainLineEnds(sample), chunks: decode(bytes(), encoding) }
}

/** A byte order mark decides; then zero bytes, which only UTF-16 has in numbers; then whether it is UTF-8. */
function detectEncoding(start: Uint8Array): Encoding {
  const [first, second] = start
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zeros = { even: 0, odd: 0 }
  const looked = start.subarray(0, 4096)
  for (const [index, byte] of looked.entries()) if (byte === 0) zeros[index % 2 ? 'odd' : 'even'] += 1
  const half = looked.length / 2
  if (zeros.odd > half / 2 && zeros.even < half / 10) return 'utf-16le'
  if (zeros.even > half / 2 && zeros.odd < half / 10) return 'utf-16be'
  return isAscii(start) || isUtf8(withoutCutCharacter(start)) ? 'utf-8' : 'windows-1252'
}

/** The sample may end within a character: at most three bytes belong to it. */
function withoutCutCharacter(bytes: Uint8Array): Uint8Array {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) return bytes
    if (byte >= 0xc0) return bytes.subarray(0, bytes.length - back)
  }
  return bytes
}

async function* decode(bytes: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  let heldBack = ''
  for await (const chunk of bytes) {
    const text = heldBack + decoder.decode(chunk, { stream: true })
    // A carriage return may be half of a line end.
    heldBack = text.endsWith('\r') ? '\r' : ''
    yield withPlainLineEnds(heldBack ? text.slice(0, -1) : text)
  }
  yield withPlainLineEnds(heldBack + decoder.decode())
}

const withPlainLineEnds = (text: string) => text.replace(/\r\n?/g, '\n')

const CHUNK_BYTES = 64 * 1024

/** A file that is in memory, as the import reads files: chunk by chunk, so that others are answered between two of them. */
export async function* chunksOf(file: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < file.length; start += CHUNK_BYTES) {
    await setImmediate()
    yield file.subarray(start, start + CHUNK_BYTES)
  }
}
