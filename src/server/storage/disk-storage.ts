import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { mkdirSync, openAsBlob, readdirSync, rmSync, statSync } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { AppError } from '#domain/errors.ts'
import { ignoreNotFound } from '#server/files/atomic-directory.ts'
import { checkedKey, type Storage, type UploadToSign } from './storage.ts'

/** Where `receiveUpload` is mounted. */
export const DISK_UPLOAD_PATH = '/api/upload/file'

/** What is half written for so long was left behind by a process that died. */
const ABANDONED_MS = 60 * 60 * 1000

/** Keeps files in a folder. Uploads arrive through the application, by the protocol of a presigned PUT. */
export function createDiskStorage(folder: string, secret: string): Storage {
  /** Files become visible by a rename, whole; until then they are here. */
  const incoming = join(folder, 'incoming')
  mkdirSync(incoming, { recursive: true })
  removeAbandoned(incoming)

  const pathOf = (key: string) => join(folder, checkedKey(key))

  async function write(key: string, fill: (file: FileHandle) => Promise<void>): Promise<void> {
    const path = pathOf(key)
    const draft = join(incoming, randomUUID())
    try {
      const file = await open(draft, 'wx', 0o640)
      try {
        await fill(file)
        await file.sync()
      } finally {
        await file.close()
      }
      await mkdir(dirname(path), { recursive: true })
      await rename(draft, path)
    } finally {
      await rm(draft, { force: true })
    }
  }

  const findSize = async (key: string) => {
    const file = await stat(pathOf(key)).catch(ignoreNotFound)
    return file?.isFile() ? file.size : undefined
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
      await write(key, (file) => copyExactly(request.body, file, size))
    },
    find: async (key) => {
      const size = await findSize(key)
      if (size === undefined) return undefined
      return { size, body: (await openAsBlob(pathOf(key))).stream() }
    },
    findSize,
    put: (key, bytes) => write(key, (file) => file.writeFile(bytes)),
    delete: (key) => rm(pathOf(key), { force: true }),
  }
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
  if (upload.expiresAt.getTime() <= Date.now()) throw new AppError('forbidden', 'This upload has expired')
  if (request.headers.get('Content-Type') !== upload.contentType)
    throw new AppError('forbidden', `This upload was signed for the type ${upload.contentType}`)
  const length = request.headers.get('Content-Length')
  if (length !== null && Number(length) !== upload.size) throw wrongSize(upload.size)
  return upload
}

const wrongSize = (size: number) =>
  new AppError('forbidden', `This upload was signed for exactly ${size} bytes`)

/** @throws AppError forbidden as soon as there are more bytes, or at the end when there were fewer */
async function copyExactly(body: Request['body'], file: FileHandle, size: number): Promise<void> {
  let written = 0
  for await (const chunk of body ?? []) {
    written += chunk.length
    if (written > size) throw wrongSize(size)
    await file.writeFile(chunk)
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
