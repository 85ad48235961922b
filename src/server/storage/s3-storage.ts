import { AwsClient } from 'aws4fetch'
import { AppError } from '#domain/errors.ts'
import type { S3Settings } from './s3-variables.ts'
import { checkedKey, FILE_BYTES_MAX, type Storage } from './storage.ts'
import { createStorageGuard, storageAway } from './storage-guard.ts'

/** A picture takes the service some 20 ms: enough for a thousand a second. */
const AT_ONCE = 24

/** Keeps files in a bucket, addressed by path, of any service that speaks S3. Nothing in it has to be public. */
export function createS3Storage(
  settings: S3Settings,
  guarded = createStorageGuard({ concurrency: AT_ONCE }),
): Storage {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  const urlOf = (key: string) => `${endpoint.replace(/\/+$/, '')}/${bucket}/${checkedKey(key)}`

  /** What `read` makes of the answer, or undefined where there is no such file. @throws AppError unavailable */
  async function call<Result>(
    key: string,
    init: RequestInit,
    read: (answer: Response) => Result | Promise<Result>,
  ): Promise<Result | undefined> {
    const url = urlOf(key)
    try {
      return await guarded(async (signal) => {
        const answer = await client.fetch(url, { ...init, signal })
        if (answer.ok) return await read(answer)
        await answer.body?.cancel()
        if (answer.status === 404) return undefined
        throw new Error(`${init.method} of ${key} was answered ${answer.status}`)
      })
    } catch (error) {
      throw error instanceof AppError ? error : storageAway(error)
    }
  }

  return {
    uploadOrigin: new URL(endpoint).origin,
    signUpload: async ({ key, contentType, size, expiresAt }) => {
      const url = new URL(urlOf(key))
      const seconds = Math.max(1, Math.floor((expiresAt.getTime() - Date.now()) / 1000))
      url.searchParams.set('X-Amz-Expires', String(seconds))
      const headers = { 'Content-Type': contentType, 'Content-Length': String(size) }
      // Every header is signed: the service refuses another type and another length.
      const aws = { signQuery: true, allHeaders: true }
      const signed = await client.sign(url, { method: 'PUT', headers, aws })
      return { url: signed.url, headers: { 'Content-Type': contentType } }
    },
    find: (key) => call(key, { method: 'GET' }, bytesOf),
    findSize: (key) => call(key, { method: 'HEAD' }, sizeOf),
    put: async (key, bytes, contentType) => {
      const headers = { 'Content-Type': contentType, 'Content-Length': String(bytes.length) }
      const isStored = await call(key, { method: 'PUT', headers, body: bytes }, () => true)
      if (!isStored) throw storageAway(`There is no bucket ${bucket}`)
    },
    delete: async (key) => {
      await call(key, { method: 'DELETE' }, () => undefined)
    },
  }
}

const sizeOf = (answer: Response): number => Number(answer.headers.get('Content-Length'))

async function bytesOf(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  if (sizeOf(answer) <= FILE_BYTES_MAX) return new Uint8Array(await answer.arrayBuffer())
  await answer.body?.cancel()
  throw new Error(`A file of ${sizeOf(answer)} bytes is none of ours`)
}
