import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '#domain/errors.ts'
import { IMAGE_BYTES_MAX, type ImagePurpose } from '#domain/images/image-rules.ts'
import type { CompletedUpload, UploadTicket } from '#domain/images/image-schema.ts'
import { thumbnailOf } from '#domain/images/image-sizes.ts'
import { images, uploads } from '#server/db/schema/images.ts'
import { createSeller, type Seller } from '../../../tests/support/factories.ts'
import { quarters, sampleImage } from '../../../tests/support/sample-images.ts'
import { answerOf, createTestApi, signInAs } from '../../../tests/support/test-app.ts'
import { createImageFileRoutes } from './image-file-routes.ts'

const { api, call, ctx, db } = await createTestApi()
const imageFiles = createImageFileRoutes(ctx)

let photo: Buffer
let seller: Seller
let signed: Record<string, string>
beforeAll(async () => {
  photo = await sampleImage({ width: 300, height: 200 }).jpeg().toBuffer()
})
beforeEach(async () => {
  seller = await createSeller(db)
  signed = await signInAs(ctx, seller)
})

const requested = (changes: object = {}) => ({
  fileName: 'IMG_2041.jpg',
  contentType: 'image/jpeg',
  size: photo.length,
  purpose: 'product',
  ...changes,
})
const sign = (changes: object = {}, headers = signed) =>
  call('POST', '/upload/sign', requested(changes), headers)
const complete = (key: string, headers = signed) => call('POST', '/upload/complete', { key }, headers)

async function ticketFor(changes: object = {}): Promise<UploadTicket> {
  const { status, body } = await sign(changes)
  expect(status).toBe(201)
  return body as UploadTicket
}

async function send(
  { url, method, headers }: UploadTicket,
  bytes: Uint8Array<ArrayBuffer> = photo as Buffer<ArrayBuffer>,
) {
  return answerOf(await api.request(url, { method, headers, body: bytes }))
}

/** From the file to the picture. */
async function upload(bytes: Buffer = photo, purpose: ImagePurpose = 'product'): Promise<CompletedUpload> {
  const ticket = await ticketFor({ size: bytes.length, purpose })
  expect((await send(ticket, bytes as Buffer<ArrayBuffer>)).status).toBe(200)
  const { status, body } = await complete(ticket.key)
  expect(status).toBe(200)
  return body as CompletedUpload
}

describe('POST /upload/sign', () => {
  it('answers how to send the file, under a name that begins with the time and cannot be guessed', async () => {
    const before = Date.now()
    const { status, body, headers } = await sign()
    expect(status).toBe(201)
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    const { key, url, method, headers: sent, expiresAt } = body as UploadTicket
    expect(Object.keys(body as object).sort()).toEqual(['expiresAt', 'headers', 'key', 'method', 'url'])
    const [, time, secret] = /^uploads\/(\d{13})-([0-9a-f]{32})$/.exec(key) ?? []
    expect(Number(time)).toBeGreaterThanOrEqual(before)
    expect(secret).not.toBe(/[0-9a-f]{32}$/.exec((await ticketFor()).key)?.[0])
    expect({ method, sent }).toEqual({ method: 'PUT', sent: { 'Content-Type': 'image/jpeg' } })
    expect(url).toMatch(/^http:\/\/localhost\/api\/upload\/file\?/)
    const minutes = (Date.parse(expiresAt) - before) / 60_000
    expect(minutes).toBeGreaterThanOrEqual(10)
    expect(minutes).toBeLessThan(10.2)
  })

  it('sends a page to its own origin', async () => {
    const origin = 'http://127.0.0.1:3000'
    const init = {
      method: 'POST',
      headers: { ...signed, Origin: origin, 'Content-Type': 'application/json' },
    }
    const answer = await api.request(`${origin}/api/upload/sign`, {
      ...init,
      body: JSON.stringify(requested()),
    })
    expect(((await answer.json()) as UploadTicket).url).toMatch(
      /^http:\/\/127\.0\.0\.1:3000\/api\/upload\/file\?/,
    )
  })

  it.each([
    ['nobody', {}, {}, 401],
    ['a GIF', { contentType: 'image/gif' }, undefined, 415],
    ['a page', { contentType: 'text/html' }, undefined, 415],
    ['a type with more behind it', { contentType: 'image/png; charset=x' }, undefined, 415],
    ['no type', { contentType: undefined }, undefined, 422],
    ['a byte too many', { size: IMAGE_BYTES_MAX + 1 }, undefined, 413],
    ['nothing', { size: 0 }, undefined, 422],
    ['less than nothing', { size: -1 }, undefined, 422],
    ['half a byte', { size: 1.5 }, undefined, 422],
    ['a size in words', { size: '100' }, undefined, 422],
    ['a purpose that is none', { purpose: 'banner' }, undefined, 422],
    ['an endless name', { fileName: 'x'.repeat(256) }, undefined, 422],
  ])('refuses %s', async (_, changes, headers, status) => {
    expect((await sign(changes, headers)).status).toBe(status)
  })

  it.each([
    ['exactly 2 MB', IMAGE_BYTES_MAX],
    ['a byte', 1],
  ])('allows %s', async (_, size) => {
    expect((await sign({ size })).status).toBe(201)
  })

  it.each(['../../etc/passwd', 'photo.php', '<script>.jpg', 'zażółć 📷.JPG', ''])(
    'takes no notice of the name %j',
    async (fileName) => expect((await ticketFor({ fileName })).key).toMatch(/^uploads\/\d{13}-[0-9a-f]{32}$/),
  )

  it('is limited', async () => {
    for (let count = 0; count < 300; count += 1)
      await ctx.limits.consume({ name: 'upload-sign', tries: 300, seconds: 3600 }, seller.id)
    const { status, headers } = await sign()
    expect(status).toBe(429)
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
  })
})

describe('PUT to the signed address', () => {
  const changed = (ticket: UploadTicket, name: string, value: string) => {
    const url = new URL(ticket.url)
    url.searchParams.set(name, value)
    return { ...ticket, url: url.href }
  }

  it.each<[string, (ticket: UploadTicket) => UploadTicket, Buffer?]>([
    ['fewer bytes', (ticket) => ticket, Buffer.from('few')],
    ['more bytes', (ticket) => ticket, Buffer.alloc(100_000)],
    ['another type', (ticket) => ({ ...ticket, headers: { 'Content-Type': 'text/html' } })],
    ['no type', (ticket) => ({ ...ticket, headers: {} })],
    [
      'a type changed in the address too',
      (ticket) => changed({ ...ticket, headers: { 'Content-Type': 'text/html' } }, 'type', 'text/html'),
    ],
    ['a size changed in the address', (ticket) => changed(ticket, 'size', '5'), Buffer.from('fives')],
    ['a later end', (ticket) => changed(ticket, 'expires', String(Date.now() + 1e9))],
    ['another key', (ticket) => changed(ticket, 'key', 'uploads/1-x')],
    ['a key outside', (ticket) => changed(ticket, 'key', '../../x')],
    ['a picture', (ticket) => changed(ticket, 'key', 'pictures/0123456789abcdef0123456789abcdef/200.webp')],
    ['no signature', (ticket) => changed(ticket, 'signature', '')],
    ['nonsense', (ticket) => ({ ...ticket, url: 'http://localhost/api/upload/file' })],
  ])('refuses %s', async (_, change, bytes) => {
    const ticket = await ticketFor()
    const { status, body } = await send(change(ticket), (bytes ?? photo) as Buffer<ArrayBuffer>)
    expect(status).toBe(403)
    expect(body).toMatchObject({ success: false, statusCode: 403 })
    expect(await ctx.storage.findSize(ticket.key)).toBeUndefined()
  })

  it('refuses what comes too late', async () => {
    const late = {
      key: 'uploads/1-late',
      contentType: 'image/jpeg',
      size: photo.length,
      expiresAt: new Date(Date.now() - 1),
    }
    const { url, headers } = await ctx.storage.signUpload(late)
    const { status, body } = await answerOf(
      await api.request(url, { method: 'PUT', headers, body: photo as Buffer<ArrayBuffer> }),
    )
    expect({ status, body }).toMatchObject({
      status: 403,
      body: { message: 'This upload is too old. Choose the picture again.' },
    })
  })

  it('leaves the file private', async () => {
    const ticket = await ticketFor()
    await send(ticket)
    for (const path of [`/${ticket.key}`, `/pictures/${ticket.key}`, `/pictures/../${ticket.key}`])
      expect((await imageFiles.request(path)).status).toBe(404)
    expect((await api.request(ticket.url)).status).toBe(404)
  })
})

describe('POST /upload/complete', () => {
  it('answers the picture, in all its sizes', async () => {
    const { url, image } = await upload()
    expect(url).toMatch(/^\/pictures\/[0-9a-f]{32}\/300\.webp$/)
    expect(image).toEqual({
      url,
      width: 300,
      height: 200,
      widths: [200, 300],
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
    })
    const [row] = await db.select().from(images).where(eq(images.url, url))
    expect(row).toMatchObject({ ownerId: seller.id, purpose: 'product', ...image })
  })

  it('leaves nothing of the file verbatim', async () => {
    const ticket = await ticketFor()
    await send(ticket)
    await complete(ticket.key)
    expect(await ctx.storage.find(ticket.key)).toBeUndefined()
  })

  it('answers twice the same, also at once, also when the file was sent once more', async () => {
    const ticket = await ticketFor()
    await send(ticket)
    const [one, other] = await Promise.all([complete(ticket.key), complete(ticket.key)])
    expect(one.status).toBe(200)
    expect(other.body).toEqual(one.body)
    await send(ticket, Buffer.alloc(photo.length))
    expect((await complete(ticket.key)).body).toEqual(one.body)
    expect(await db.$count(images)).toBe(1)
  })

  it('keeps one picture of an owner once, for each purpose, and never shares it', async () => {
    const { url } = await upload()
    expect((await upload()).url).toBe(url)
    expect((await upload(photo, 'avatar')).url).not.toBe(url)
    signed = await signInAs(ctx, await createSeller(db))
    expect((await upload()).url).not.toBe(url)
    expect(await db.$count(images)).toBe(3)
  })

  it('goes by what is in the file, not by what it is called', async () => {
    const png = await sampleImage({ width: 60, height: 40 }).png().toBuffer()
    const ticket = await ticketFor({ fileName: 'photo.jpg', contentType: 'image/jpeg', size: png.length })
    await send(ticket, png as Buffer<ArrayBuffer>)
    expect((await complete(ticket.key)).status).toBe(200)
  })

  it.each([
    ['is no image', async () => Buffer.from('hello'), 415],
    ['is a GIF', () => sampleImage({ width: 9, height: 9 }).gif().toBuffer(), 415],
    ['is half an image', async () => photo.subarray(0, photo.length / 2), 422],
  ])('refuses a file that %s, and it is gone', async (_, make, status) => {
    const bytes = await make()
    const ticket = await ticketFor({ size: bytes.length })
    await send(ticket, bytes as Buffer<ArrayBuffer>)
    const { body, ...answer } = await complete(ticket.key)
    expect(answer.status).toBe(status)
    expect(body).toMatchObject({ success: false, message: expect.stringMatching(/image/) })
    expect(await ctx.storage.find(ticket.key)).toBeUndefined()
    expect(await complete(ticket.key)).toMatchObject({
      status: 422,
      body: { message: 'The file was not received. Send it again.' },
    })
    expect(await db.$count(images)).toBe(0)
  })

  it('refuses a file that is not as signed, however it got there, and it is gone', async () => {
    const { key } = await ticketFor()
    await ctx.storage.put(key, new Uint8Array(photo.length + 1), 'image/jpeg')
    expect((await complete(key)).status).toBe(403)
    expect(await ctx.storage.find(key)).toBeUndefined()
  })

  it('refuses a file that never came, a key that is none, and nobody', async () => {
    const { key } = await ticketFor()
    expect((await complete(key)).status).toBe(422)
    expect((await complete('uploads/1-x')).status).toBe(404)
    expect((await complete('../../etc/passwd')).status).toBe(404)
    expect((await complete(key, {})).status).toBe(401)
    expect((await call('POST', '/upload/complete', {}, signed)).status).toBe(422)
  })

  it("refuses somebody else's file, and leaves it as it is", async () => {
    const ticket = await ticketFor()
    await send(ticket)
    const stranger = await signInAs(ctx, await createSeller(db))
    expect((await complete(ticket.key, stranger)).status).toBe(403)
    expect((await complete(ticket.key)).status).toBe(200)
    expect((await complete(ticket.key, stranger)).status).toBe(403)
  })

  it('is limited', async () => {
    const { key } = await ticketFor()
    for (let count = 0; count < 300; count += 1)
      await ctx.limits.consume({ name: 'upload-complete', tries: 300, seconds: 3600 }, seller.id)
    expect((await complete(key)).status).toBe(429)
  })

  it('prepares ten at once', { tags: ['slow', 'long'], timeout: 60_000 }, async () => {
    const sizes = Array.from({ length: 10 }, (_, index) => ({ width: 300 + index, height: 200 }))
    const made = await Promise.all(
      sizes.map(async (size) => upload(await sampleImage(size).jpeg().toBuffer())),
    )
    expect(made.map(({ image }) => image.width)).toEqual(sizes.map(({ width }) => width))
  })

  it('that was cut off halfway is simply asked again', async () => {
    const ticket = await ticketFor()
    await send(ticket)
    const put = ctx.storage.put
    ctx.storage.put = async () => Promise.reject(new Error('The disk is full'))
    expect((await complete(ticket.key)).status).toBe(500)
    ctx.storage.put = put
    expect((await complete(ticket.key)).status).toBe(200)
    expect(await db.$count(images)).toBe(1)
  })

  it('whose owner goes away meanwhile makes no picture of it', async () => {
    const { key } = await ticketFor()
    await ctx.storage.put(key, new Uint8Array(photo), 'image/jpeg')
    const { find } = ctx.storage
    ctx.storage.find = async (requested) => {
      await db.execute(sql`DELETE FROM users`)
      return await find(requested)
    }
    const { status } = await complete(key)
    ctx.storage.find = find
    expect([status, await db.$count(images)]).toEqual([401, 0])
  })

  it('is known for a day, even where its owner is gone', async () => {
    const { key } = await ticketFor()
    const [row] = await db.select().from(uploads).where(eq(uploads.key, key))
    expect(row).toMatchObject({ ownerId: seller.id, purpose: 'product', size: photo.length, imageId: null })
    await db.execute(sql`DELETE FROM users`)
    expect(await db.select().from(uploads).where(eq(uploads.key, key))).toMatchObject([{ ownerId: null }])
  })
})

describe('GET /pictures/…', () => {
  it('answers every size in both formats, for ever, and runs nothing', async () => {
    const { image } = await upload()
    for (const width of image.widths)
      for (const format of ['avif', 'webp']) {
        const path = image.url.replace('300.webp', `${width}.${format}`)
        const answer = await imageFiles.request(path)
        const bytes = new Uint8Array(await answer.arrayBuffer())
        expect(answer.status).toBe(200)
        expect(await quarters(bytes)).toBe('red blue blue blue')
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          'content-type': `image/${format}`,
          'content-length': String(bytes.length),
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
        })
      }
    expect((await imageFiles.request(thumbnailOf(image.url))).status).toBe(200)
  })

  it('answers the next smaller size to who asks for less data, and caches know that', async () => {
    const { url } = await upload()
    const bytesOf = async (path: string, headers = {}) => {
      const answer = await imageFiles.request(path, { headers })
      expect([answer.status, answer.headers.get('Vary')]).toEqual([200, 'Save-Data'])
      return (await answer.arrayBuffer()).byteLength
    }
    const less = { 'Save-Data': 'on' }
    const smallest = thumbnailOf(url)
    expect(await bytesOf(url, less)).toBe(await bytesOf(smallest))
    expect(await bytesOf(smallest, less)).toBe(await bytesOf(smallest))
    expect(await bytesOf(url)).not.toBe(await bytesOf(smallest))
  })

  it('answers nothing to who has it already, and the headers alone to who asks for them', async () => {
    const { url } = await upload()
    const { headers } = await imageFiles.request(url)
    const etag = headers.get('ETag') ?? ''
    const revalidated = await imageFiles.request(url, { headers: { 'If-None-Match': etag } })
    expect([revalidated.status, await revalidated.text(), revalidated.headers.get('ETag')]).toEqual([
      304,
      '',
      etag,
    ])
    expect((await imageFiles.request(url, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
    const head = await imageFiles.request(url, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(head.headers.get('Content-Length')).toBe(headers.get('Content-Length'))
  })

  it('is 503 while the storage is away', async () => {
    const away = new AppError('unavailable', 'Away')
    const storage = { ...ctx.storage, find: async () => Promise.reject(away) }
    const { status, headers } = await createImageFileRoutes({ ...ctx, storage }).request(
      `/pictures/${'0'.repeat(32)}/200.webp`,
    )
    expect([status, headers.get('Retry-After'), headers.get('Cache-Control')]).toEqual([503, '5', 'no-store'])
  })

  it.each([
    '/pictures/0123456789abcdef0123456789abcdef/200.webp',
    '/pictures/0123456789abcdef0123456789abcdef/200.png',
    '/pictures/0123456789abcdef0123456789abcdef/',
    '/pictures/../uploads/x',
    '/pictures/..%2f..%2fuploads/200.webp',
    '/pictures/0123456789abcdef0123456789abcde%2f/200.webp',
    '/pictures/',
  ])('%s is not there', async (path) => {
    const { status, headers } = await imageFiles.request(path)
    expect([status, headers.get('Content-Type')]).toEqual([404, expect.stringMatching(/^text.plain/)])
    expect((await imageFiles.request(path, { method: 'HEAD' })).status).toBe(404)
  })
})
