import { strToU8, Zip, ZipDeflate, type ZipInputFile, ZipPassThrough } from 'fflate'

/** A file of a zip. `isPacked`: its bytes are as small as they get. */
export type ZippedFile = {
  name: string
  content: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>
  isPacked?: boolean
}

/** A zip of files, made as it is read: it keeps a piece of one file in memory. */
export async function* zipStream(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    made.push(piece)
  })
  const take = () => {
    const taken = made
    made = []
    return taken
  }
  for await (const { name, content, isPacked } of files) {
    const file: ZipInputFile & { push: ZipPassThrough['push'] } = isPacked
      ? new ZipPassThrough(name)
      : new ZipDeflate(name)
    zip.add(file)
    for await (const piece of content) {
      file.push(typeof piece === 'string' ? strToU8(piece) : piece)
      yield* take()
    }
    file.push(new Uint8Array(), true)
    yield* take()
  }
  zip.end()
  yield* take()
}
