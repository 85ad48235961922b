import { AwsClient } from 'aws4fetch'
import { AppError } from '#domain/errors.ts'
import type { S3Settings } from '#server/env.ts'
import { checkedKey, type Storage } from './storage.ts'

/** Time for the service to begin its response. */
const TIMEOUT_MS = 10_000

const AWAY = 'Pictures cannot be stored or read for a moment, please try again.'

/** Keeps files in a bucket, addressed by path, of any service that speaks S3. Nothing in it has to be public. */
export function createS3Storage(settings: S3Settings): Storage {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  const urlOf = (key: string) => `${endpoint.replace(/\/+$/, '')}/${bucket}/${checkedKey(key)}`

  /** The answer, or undefined where there is no such file. @throws AppError unavailable */
  async function call(key: string, init: RequestInit): Promise<Response | undefined> {
    const url = urlOf(key)
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS)
    try {
      const answer = await client.fetch(url, { ...init, signal: timeout.signal })
      if (answer.ok) return answer
      await answer.body?.cancel()
      if (answer.status === 404) return undefined
      throw new Error(`${init.method} of ${key} was answered ${answer.status}`)
    } catch (cause) {
      throw Object.assign(new AppError('unavailable', AWAY), { cause })
    } finally {
      clearTimeout(timer)
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
    find: async (key) => {
      const answer = await call(key, { method: 'GET' })
      if (!answer?.body) return undefined
      return { body: answer.body, size: sizeOf(answer) }
    },
    findSize: async (key) => {
      const answer = await call(key, { method: 'HEAD' })
      return answer && sizeOf(answer)
    },
    put: async (key, bytes, contentType) => {
      const headers = { 'Content-Type': contentType, 'Content-Length': String(bytes.length) }
      const answer = await call(key, { method: 'PUT', headers, body: bytes })
      if (!answer)
        throw Object.assign(new AppError('unavailable', AWAY), { cause: `There is no bucket ${bucket}` })
    },
    delete: async (key) => {
      await call(key, { method: 'DELETE' })
    },
  }
}

const sizeOf = (answer: Response): number => Number(answer.headers.get('Content-Length'))
