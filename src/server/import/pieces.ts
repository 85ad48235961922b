/** Bytes handed out at once. */
const PIECE = 64 * 1024

/** A file that is in memory, as the import reads files: piece by piece. */
export async function* piecesOf(file: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.length; at += PIECE) yield file.subarray(at, at + PIECE)
}
