import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { type FileHandle, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { AppError } from '#domain/errors.ts'
import { ignoreNotFound } from '#server/files/atomic-directory.ts'
import { checkedKey, type Storage, type UploadToSign } from './storage.ts'
import { createStorageGuard } from './storage-guard.ts'

/** Where `receiveUpload` is mounted. */
const DISK_UPLOAD_PATH = '/api/upload/file'

/** What is half written for so long was left behind by a process that died. */
const ABANDONED_MS = 60 * 60 * 1000

/** Half of Node's threads: where a folder hangs (a network's), names are still looked up and passwords checked. */
const AT_ONCE = 2

/** A busy disk may take seconds until a file is safe. */
const WRITE_MS = 10_000

/** Keeps files in a folder. Uploads arrive through the application, by the protocol of a presigned PUT. */
export function createDiskStorage(
  folder: string,
  secret: string,
  guarded = createStorageGuard({ concurrency: AT_ONCE }),
): Storage {
  /** Files become visible by a rename, whole; until then they are here. */
  const incoming = join(folder, 'incoming')
  mkdirSync(incoming, { recursive: true })
  removeAbandoned(incoming)

  const pathOf = (key: string) => join(folder, checkedKey(key))

  async function write(key: string, fill: (file: FileHandle) => Promise<void>): Promise<void> {
    const path = pathOf(key)
    const draft = join(incoming, randomUUID())
    const file = await guarded((signal) => openDraft(draft, signal), WRITE_MS)
    try {
      await fill(file)
      await guarded(async () => {
        await file.sync()
        await file.close()
        await mkdir(dirname(path), { recursive: true })
        await rename(draft, path)
      }, WRITE_MS)
    } catch (error) {
      const discarded = file.close().then(() => rm(draft, { force: true }))
      // That takes a disk that hangs as long as it hangs, and the next start finds the draft.
      if (error instanceof AppError && error.code === 'unavailable') discarded.catch(() => undefined)
      else await discarded
      throw error
    }
  }

  const writeChunk = (file: FileHandle, bytes: Uint8Array) => guarded(() => file.writeFile(bytes), WRITE_MS)

  const findSize = (key: string) => {
    const path = pathOf(key)
    return guarded(async () => {
      const file = await stat(path).catch(ignoreNotFound)
      return file?.isFile() ? file.size : undefined
    })
  }

  return {
    signUpload: async ({ key, contentType, size, expiresAt }) => {
      const upload = { key: checkedKey(key), contentType, size, expiresAt }
      const query = new URLSearchParams({
        key,
        type: contentType,
        size: String(size),
        expires: String(expiresAt.getTime()),
        signature: signatureOf(upload, secret).toString('hex'),
      })
      return { url: `${DISK_UPLOAD_PATH}?${query}`, headers: { 'Content-Type': contentType } }
    },
    receiveUpload: async (request) => {
      const { key, size } = verified(request, secret)
      await write(key, (file) => copyExactly(request.body, size, (chunk) => writeChunk(file, chunk)))
    },
    find: async (key) => {
      const path = pathOf(key)
      const bytes = await guarded((signal) => readFile(path, { signal }).catch(ignoreNotFound))
      return bytes && new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length)
    },
    findSize,
    put: (key, bytes) => write(key, (file) => writeChunk(file, bytes)),
    delete: async (key) => {
      const path = pathOf(key)
      await guarded(() => rm(path, { force: true }), WRITE_MS)
    },
  }
}

/** Whoever asked may have been refused meanwhile, and would not close it. */
async function openDraft(draft: string, signal: AbortSignal): Promise<FileHandle> {
  const file = await open(draft, 'wx', 0o640)
  if (signal.aborted) await file.close()
  return file
}

const signatureOf = ({ key, contentType, size, expiresAt }: UploadToSign, secret: string): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['upload', key, contentType, size, expiresAt.getTime()]))
    .digest()

/** What was signed, if this request is it. @throws AppError forbidden */
function verified(request: Request, secret: string): UploadToSign {
  const query = new URL(request.url).searchParams
  const upload = {
    key: query.get('key') ?? '',
    contentType: query.get('type') ?? '',
    size: Number(query.get('size')),
    expiresAt: new Date(Number(query.get('expires'))),
  }
  const given = Buffer.from(query.get('signature') ?? '', 'hex')
  const right = signatureOf(upload, secret)
  if (given.length !== right.length || !timingSafeEqual(given, right))
    throw new AppError('forbidden', 'The signature of this upload is not valid')
  if (upload.expiresAt.getTime() <= Date.now())
    throw new AppError('forbidden', 'This upload is too old. Choose the picture again.')
  if (request.headers.get('Content-Type') !== upload.contentType)
    throw new AppError('forbidden', `This upload was signed for the type ${upload.contentType}`)
  const length = request.headers.get('Content-Length')
  if (length !== null && Number(length) !== upload.size) throw wrongSize(upload.size)
  return upload
}

const wrongSize = (size: number) =>
  new AppError('forbidden', `This upload was signed for exactly ${size} bytes`)

/** @throws AppError forbidden as soon as there are more bytes, or at the end when there were fewer */
async function copyExactly(
  body: Request['body'],
  size: number,
  write: (chunk: Uint8Array) => Promise<void>,
): Promise<void> {
  let written = 0
  for await (const chunk of body ?? []) {
    written += chunk.length
    if (written > size) throw wrongSize(size)
    await write(chunk)
  }
  if (written < size) throw wrongSize(size)
}

function removeAbandoned(folder: string): void {
  for (const name of readdirSync(folder)) {
    const draft = join(folder, name)
    const modified = statSync(draft, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (modified < Date.now() - ABANDONED_MS) rmSync(draft, { force: true })
  }
}
