import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import tar from 'tar-stream'
import { exists, syncFolder } from '#server/files/atomic-directory.ts'
import {
  BackupError,
  countContent,
  differences,
  FILES,
  HEADER,
  Header,
  MANIFEST,
  Manifest,
  SECRET,
  TABLES,
} from './backup-format.ts'
import { decrypting, encrypting, MAGIC } from './encryption.ts'

export type AddEntry = (name: string, content: Buffer) => Promise<void>

/** Writes an archive as a whole or not at all, for its owner alone. @throws BackupError where there is such a file already */
export async function writeArchive(
  path: string,
  key: string | undefined,
  fill: (add: AddEntry) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  signal?.throwIfAborted()
  if (await exists(path)) throw new BackupError(`${path} is there already: choose another name.`)
  const draft = `${path}.new-${process.pid}-${randomBytes(4).toString('hex')}`
  try {
    const pack = tar.pack()
    const zstd = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } })
    const output = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
    const written = key
      ? pipeline(pack, zstd, encrypting(key), output, { signal })
      : pipeline(pack, zstd, output, { signal })
    const add: AddEntry = (name, content) =>
      new Promise((resolve, reject) => {
        pack.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()))
      })
    const filled = fill(add).then(
      () => pack.finalize(),
      (error) => {
        pack.destroy(error)
        throw error
      },
    )
    // The reason is with whoever failed first: the other one only hears that it is over.
    await Promise.all([filled, written])
    await rename(draft, path)
    await syncFolder(dirname(path))
  } finally {
    await rm(draft, { force: true })
  }
}

export type Part =
  | { kind: 'header'; header: Header }
  | { kind: 'rows'; table: string; bytes: Buffer }
  | { kind: 'file'; key: string; bytes: Buffer<ArrayBuffer> }
  | { kind: 'secret'; secret: string }
  | { kind: 'manifest'; manifest: Manifest }

/**
 * The parts of a backup in their order, the header first and the manifest last. What they are is only certain when they all came:
 * then they have been compared with the manifest.
 * @throws BackupError for a file that is no backup, has another key, is damaged or was cut off
 */
export async function* readArchive(path: string, key: string | undefined): AsyncGenerator<Part> {
  const content = countContent()
  let manifest: Manifest | undefined
  try {
    for await (const { name, bytes } of entriesOf(path, key)) {
      if (manifest) throw new Error('something follows its end')
      const part = partOf(name, bytes)
      if (part.kind === 'rows') content.addRows(part.table, part.bytes)
      if (part.kind === 'file') content.addFile(part.key, part.bytes)
      if (part.kind === 'manifest') manifest = part.manifest
      yield part
    }
    if (!manifest) throw new Error('its end is missing')
    const [different] = differences(manifest, content)
    if (different) throw new Error(`${different} is not as it was written`)
  } catch (cause) {
    if (cause instanceof BackupError) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new BackupError(`${path} is no backup of ADLM, is damaged or was cut off: ${reason}.`, { cause })
  }
}

async function* entriesOf(path: string, key: string | undefined) {
  const isEncrypted = await beginsWithMagic(path)
  if (isEncrypted && !key)
    throw new BackupError(`${path} is encrypted: give its key by BACKUP_KEY or --key-file.`)
  const source = createReadStream(path)
  const extract = tar.extract()
  const zstd = createZstdDecompress()
  const read =
    isEncrypted && key ? pipeline(source, decrypting(key), zstd, extract) : pipeline(source, zstd, extract)
  let failure: unknown
  const ended = read.catch((error) => {
    failure = error
  })
  try {
    for await (const entry of extract) yield { name: entry.header.name, bytes: await buffer(entry) }
    await ended
    if (failure) throw failure
  } catch (error) {
    extract.destroy()
    await ended
    throw failure ?? error
  }
}

async function beginsWithMagic(path: string): Promise<boolean> {
  const file = await open(path).catch((cause) => {
    throw new BackupError(`${path} cannot be read: ${cause.message}.`, { cause })
  })
  try {
    const { buffer: start } = await file.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0)
    return start.equals(MAGIC)
  } finally {
    await file.close()
  }
}

function partOf(name: string, bytes: Buffer): Part {
  const parsed = () => JSON.parse(bytes.toString())
  if (name === HEADER) return { kind: 'header', header: Header.parse(parsed()) }
  if (name === MANIFEST) return { kind: 'manifest', manifest: Manifest.parse(parsed()) }
  if (name === SECRET) return { kind: 'secret', secret: bytes.toString() }
  if (name.startsWith(FILES))
    return { kind: 'file', key: name.slice(FILES.length), bytes: Buffer.from(bytes) }
  if (name.startsWith(TABLES))
    return { kind: 'rows', table: name.slice(TABLES.length, name.lastIndexOf('/')), bytes }
  throw new Error(`it has an unknown part, ${name}`)
}
