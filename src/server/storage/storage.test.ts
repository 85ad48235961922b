import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { serve } from '@hono/node-server'
import { AwsClient } from 'aws4fetch'
import { afterAll, describe, expect, it } from 'vitest'
import { AppError } from '#domain/errors.ts'
import { createDiskStorage } from './disk-storage.ts'
import { createS3Storage } from './s3-storage.ts'
import type { S3Settings } from './s3-variables.ts'
import { checkedKey, type Storage, type UploadToSign } from './storage.ts'

const SECRET = 'known to nobody else'

const folder = await mkdtemp(join(tmpdir(), 'adlm storage '))
const disk = createDiskStorage(folder, SECRET)
/** What `image-routes.ts` does, and nothing else: a real server, because lengths are its business. */
const server = serve({
  port: 0,
  fetch: async (received) => {
    try {
      await disk.receiveUpload?.(received)
      return new Response()
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return new Response(error.message, { status: 403 })
    }
  },
})
const { port } = server.address() as AddressInfo
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

const s3Settings = await s3FromEnvironment()
const s3 = s3Settings && createS3Storage(s3Settings)

describe('any storage: disk', () => keepsTheContract(disk))

it('a healthy folder is read by as many at once as look at some pages of pictures', async () => {
  const key = `pictures/${randomUUID()}/a.webp`
  await disk.put(key, new Uint8Array(40_000), 'image/webp')
  const found = await Promise.all(Array.from({ length: 300 }, () => disk.find(key)))
  expect(found.every((bytes) => bytes?.length === 40_000)).toBe(true)
})

// The run says that these were skipped where S3_TEST_ENDPOINT names no service.
describe.runIf(s3)('any storage: S3', () => s3 && keepsTheContract(s3))
it.skipIf(s3)('S3 storage is tested where S3_TEST_ENDPOINT names a service', (context) => context.skip())

function keepsTheContract(storage: Storage) {
  const uploadOf = (changes: Partial<UploadToSign> = {}): UploadToSign => ({
    key: `uploads/${Date.now()}-${randomUUID()}`,
    contentType: 'image/png',
    size: 5,
    expiresAt: new Date(Date.now() + 60_000),
    ...changes,
  })

  /** Sends what a browser would after `sign`; `changes` is what somebody does to it. */
  async function send(
    upload: UploadToSign,
    bytes: string,
    changes: { type?: string; url?(url: URL): void } = {},
  ) {
    const signed = await storage.signUpload(upload)
    const url = new URL(signed.url, `http://127.0.0.1:${port}`)
    changes.url?.(url)
    return put(url, bytes, { ...signed.headers, ...(changes.type && { 'Content-Type': changes.type }) })
  }

  const read = async (key: string) => {
    const file = await storage.find(key)
    return file && new TextDecoder().decode(file)
  }

  it('keeps a file until it is deleted', async () => {
    const key = `pictures/${randomUUID()}/200.webp`
    expect([await storage.find(key), await storage.findSize(key)]).toEqual([undefined, undefined])
    await storage.put(key, new TextEncoder().encode('first'), 'image/webp')
    await storage.put(key, new TextEncoder().encode('second'), 'image/webp')
    expect(await read(key)).toBe('second')
    expect(await storage.findSize(key)).toBe(6)
    await storage.delete(key)
    await storage.delete(key)
    expect([await storage.find(key), await storage.findSize(key)]).toEqual([undefined, undefined])
  })

  it('holds exactly the bytes it was given', async () => {
    const key = `pictures/${randomUUID()}/200.avif`
    const bytes = crypto.getRandomValues(new Uint8Array(60_000))
    await storage.put(key, bytes, 'image/avif')
    expect(Buffer.from((await storage.find(key)) ?? []).equals(bytes)).toBe(true)
  })

  it('takes an upload as it was signed, once more too', async () => {
    const upload = uploadOf()
    expect(await send(upload, 'bytes')).toBe(200)
    expect(await read(upload.key)).toBe('bytes')
    expect(await send(upload, 'again')).toBe(200)
    expect(await read(upload.key)).toBe('again')
  })

  it('tells the browser the type, and leaves it the length', async () => {
    expect((await storage.signUpload(uploadOf())).headers).toEqual({ 'Content-Type': 'image/png' })
  })

  it.each<[string, Partial<UploadToSign>, string, { type?: string; url?(url: URL): void }]>([
    ['fewer bytes', {}, 'byte', {}],
    ['more bytes', {}, 'bytes!', {}],
    ['no bytes', {}, '', {}],
    ['another type', {}, 'bytes', { type: 'text/html' }],
    ['a signature that has expired', { expiresAt: new Date(Date.now() + 1_000) }, 'bytes', { url: pause }],
    ['another key', {}, 'bytes', { url: (url) => replaceIn(url, /(\d{4})(?=-)/, '0000') }],
    [
      'another signature',
      {},
      'bytes',
      { url: (url) => replaceIn(url, /(?<=ignature=)./, (hex) => (hex === '0' ? '1' : '0')) },
    ],
    ['no signature', {}, 'bytes', { url: (url) => replaceIn(url, /(X-Amz-S|s)ignature=\w+/, '') }],
    ['a later expiry', {}, 'bytes', { url: (url) => replaceIn(url, /(?<=xpires=)\d/, '9') }],
  ])('refuses %s', async (_, changes, bytes, how) => {
    const upload = uploadOf(changes)
    expect(await send(upload, bytes, how)).toBe(403)
    expect(await storage.find(upload.key)).toBeUndefined()
  })

  it.each([
    '../secrets',
    'uploads/../../x',
    '/etc/passwd',
    'uploads//x',
    'uploads/.hidden',
    'uploads/a\0b',
    'x',
    '',
  ])('has no file %j', async (key) => {
    await expect(async () => storage.find(key)).rejects.toThrow('no key')
    await expect(async () => storage.put(key, new Uint8Array(), '')).rejects.toThrow('no key')
    await expect(async () => storage.delete(key)).rejects.toThrow('no key')
    await expect(async () => storage.signUpload(uploadOf({ key }))).rejects.toThrow('no key')
  })
}

describe('disk storage', () => {
  const upload = () => ({
    key: `uploads/${randomUUID()}`,
    contentType: 'image/png',
    size: 5,
    expiresAt: new Date(Date.now() + 60_000),
  })
  /** Without a length that could be believed, as chunked bodies have none. */
  async function receive(chunks: string[], signed = upload()) {
    const { url, headers } = await disk.signUpload(signed)
    const init = { method: 'PUT', headers, body: streamOf(chunks), duplex: 'half' }
    const sent = new Request(new URL(url, 'http://localhost'), init)
    await disk.receiveUpload?.(sent)
    return signed.key
  }

  it('counts the bytes that arrive, whatever was said of their number', async () => {
    expect(await disk.findSize(await receive(['by', 'tes']))).toBe(5)
    await expect(receive(['bytes', '!'])).rejects.toThrow('exactly 5 bytes')
    await expect(receive(['byte'])).rejects.toThrow('exactly 5 bytes')
    await expect(receive([])).rejects.toThrow('exactly 5 bytes')
  })

  it('is not fooled by a signature made with another secret, nor by one of another length', async () => {
    const stranger = createDiskStorage(folder, 'another secret')
    const { url, headers } = await stranger.signUpload(upload())
    expect(await put(new URL(url, `http://127.0.0.1:${port}`), 'bytes', headers)).toBe(403)
    const short = new URL(url.replace(/signature=.*/, 'signature=00'), `http://127.0.0.1:${port}`)
    expect(await put(short, 'bytes', headers)).toBe(403)
  })

  it('leaves nothing half written behind, and clears away what a process that died has left', async () => {
    const incoming = join(folder, 'incoming')
    await receive(['bytes', '!']).catch(() => undefined)
    const signed = await disk.signUpload(upload())
    const url = new URL(signed.url, 'http://localhost')
    const body = streamOf(['by'], new Error('The line went dead'))
    const init = { method: 'PUT', headers: signed.headers, body, duplex: 'half' }
    await expect(disk.receiveUpload?.(new Request(url, init))).rejects.toThrow()
    expect(await readdir(incoming)).toEqual([])

    await writeFile(join(incoming, 'old'), 'half')
    await writeFile(join(incoming, 'new'), 'half')
    const yesterday = Date.now() / 1000 - 86_400
    await utimes(join(incoming, 'old'), yesterday, yesterday)
    createDiskStorage(folder, SECRET)
    expect(await readdir(incoming)).toEqual(['new'])
  })
})

describe('S3 storage', () => {
  it('that cannot be reached, or refuses us, is not available', async () => {
    const refusing = serve({ port: 0, fetch: () => new Response('no', { status: 403 }) })
    const at = ({ port }: AddressInfo) =>
      createS3Storage({
        endpoint: `http://127.0.0.1:${port}`,
        region: 'eu-west-1',
        bucket: 'adlm',
        accessKeyId: 'id',
        secretAccessKey: 'secret',
      })
    const address = refusing.address() as AddressInfo
    await expect(at(address).find('uploads/x')).rejects.toMatchObject({ code: 'unavailable' })
    await new Promise((resolve) => refusing.close(resolve))
    await expect(at(address).put('uploads/x', new Uint8Array(), '')).rejects.toMatchObject({
      code: 'unavailable',
    })
  })

  it('says where browsers send files', () => {
    const settings = { region: '', bucket: 'b', accessKeyId: 'i', secretAccessKey: 's' }
    const { uploadOrigin } = createS3Storage({ ...settings, endpoint: 'https://s3.example/base/' })
    expect(uploadOrigin).toBe('https://s3.example')
    expect(disk.uploadOrigin).toBeUndefined()
  })
})

it('a key that is made of names is a key', () => {
  for (const key of ['uploads/1-ab', 'pictures/0af/800.webp']) expect(checkedKey(key)).toBe(key)
  expect(() => checkedKey(`uploads/${'x'.repeat(200)}`)).toThrow('no key')
})

/** The status. Node's own client, because fetch decides about lengths itself. */
function put(url: URL, bytes: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'PUT', headers: { ...headers, 'Content-Length': bytes.length } })
    sent.on('error', reject).on('response', async (answer) => {
      await text(answer)
      resolve(answer.statusCode)
    })
    sent.end(bytes)
  })
}

function streamOf(chunks: string[], failure?: Error): ReadableStream<Uint8Array> {
  const parts = chunks.values()
  return new ReadableStream({
    pull: (controller) => {
      const { value } = parts.next()
      if (value !== undefined) controller.enqueue(new TextEncoder().encode(value))
      else if (failure) controller.error(failure)
      else controller.close()
    },
  })
}

function replaceIn(url: URL, what: RegExp, by: string | ((found: string) => string)): void {
  const changed = typeof by === 'string' ? url.href.replace(what, by) : url.href.replace(what, by)
  expect(changed).not.toBe(url.href)
  url.href = changed
}

/** Until what is valid for a second is not any more. */
function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_500)
}

async function s3FromEnvironment(): Promise<S3Settings | undefined> {
  const {
    S3_TEST_ENDPOINT,
    S3_TEST_REGION,
    S3_TEST_BUCKET,
    S3_TEST_ACCESS_KEY_ID,
    S3_TEST_SECRET_ACCESS_KEY,
  } = process.env
  if (!S3_TEST_ENDPOINT) return undefined
  const settings = {
    endpoint: S3_TEST_ENDPOINT,
    region: S3_TEST_REGION ?? 'us-east-1',
    bucket: S3_TEST_BUCKET ?? 'adlm-test',
    accessKeyId: S3_TEST_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_TEST_SECRET_ACCESS_KEY ?? '',
  }
  const made = await new AwsClient({ ...settings, service: 's3' }).fetch(
    `${settings.endpoint}/${settings.bucket}`,
    { method: 'PUT' },
  )
  if (!made.ok && made.status !== 409) throw new Error(`The bucket was not made: ${made.status}`)
  return settings
}
