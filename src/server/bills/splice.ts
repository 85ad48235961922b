/** A piece of a text that is replaced; where both ends are one, something is put in. */
export type Splice = { start: number; end: number; text: string }

/** What is put in comes before what begins there. */
const inOrder = (one: Splice, other: Splice) => one.start - other.start || one.end - other.end

/** Replaces pieces of a text, which do not overlap; everything else stays to the byte. */
export function spliced(text: string, splices: readonly Splice[]): string {
  const pieces: string[] = []
  let at = 0
  for (const { start, end, text: piece } of splices.toSorted(inOrder)) {
    pieces.push(text.slice(at, start), piece)
    at = end
  }
  pieces.push(text.slice(at))
  return pieces.join('')
}

/** Bytes as a text with a character for each, so that places in it are those of the bytes; XML's own signs are single bytes. */
export const textOfBytes = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

export const bytesOfText = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'))

/** A text to be put in among such characters. */
export const asBytes = (text: string): string => Buffer.from(text, 'utf8').toString('latin1')

export const escapeXml = (text: string): string =>
  text
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
