import { cp, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { imageUrl } from '#domain/images/image-sizes.ts'
import { connect, type Db } from '#server/db/client.ts'
import { onConnection } from '#server/db/connection.ts'
import { applyMigrations, migrateDatabase } from '#server/db/migrate.ts'
import { sessions } from '#server/db/schema/accounts.ts'
import { images, uploads } from '#server/db/schema/images.ts'
import { imports } from '#server/db/schema/imports.ts'
import { priceEvents } from '#server/db/schema/price-events.ts'
import { products } from '#server/db/schema/products.ts'
import { imageKeys, keyOf } from '#server/images/image-keys.ts'
import { JOBS } from '#server/jobs/jobs.ts'
import { prepareQueue } from '#server/jobs/prepare-queue.ts'
import type { JobPolicy } from '#server/jobs/queue.ts'
import { createDiskStorage } from '#server/storage/disk-storage.ts'
import { createS3Storage } from '#server/storage/s3-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import {
  createImages,
  createListing,
  createProduct,
  createReview,
  createSeller,
} from '../../../tests/support/factories.ts'
import { listenLocally } from '../../../tests/support/local-server.ts'
import { collectingLog, createTestApi } from '../../../tests/support/test-app.ts'
import { createEmptyDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { writeArchive } from './archive.ts'
import { nightlyBackup } from './nightly-backup.ts'
import { checkBackup, type Place, restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const KEY = 'known to whoever keeps the backups'
const SECRET = 'what signs cookies, and is in no clear backup'
const MIGRATIONS = 'drizzle'

const { ctx, db, databaseUrl } = await createTestApi()
const folder = await mkdtemp(join(inject('filesDir'), 'backup-'))
const source = { databaseUrl, storage: ctx.storage, secret: SECRET }

let files = 0
const newFile = () => join(folder, `${files++}.tar.zst`)

const emptied: TestDatabase[] = []
async function emptyPlace() {
  const target = await createEmptyDatabase()
  emptied.push(target)
  const storageFolder = await mkdtemp(join(folder, 'storage-'))
  const storage = createDiskStorage(storageFolder, '')
  return { databaseUrl: target.url, storage, db: target.db, storageFolder }
}
afterEach(async () => {
  for (const { drop } of emptied.splice(0)) await drop()
})

/** A service that speaks as much S3 as the product does. */
async function openBucket() {
  const files = new Map<string, string>()
  const server = await listenLocally(
    createServer(async (request, response) => {
      const key = String(request.url)
      if (request.method === 'PUT') files.set(key, await text(request))
      const content = files.get(key)
      if (content === undefined) return response.writeHead(404).end()
      response.writeHead(200, { 'Content-Length': Buffer.byteLength(content) })
      return response.end(request.method === 'GET' ? content : undefined)
    }),
  )
  const settings = { region: 'r', bucket: 'b', accessKeyId: 'i', secretAccessKey: 's' }
  return { files, storage: createS3Storage({ ...settings, endpoint: server.origin }), close: server.close }
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Something of everything that a backup has to treat by itself. */
async function fillMarketplace() {
  const seller = await createSeller(db)
  const [image] = await createImages(db, seller.id, 'product', [
    imageUrl('0123456789abcdef0123456789abcdef', 800),
  ])
  if (!image) throw new Error('There is no image')
  for (const key of imageKeys(image)) await ctx.storage.put(key, bytesOf(`picture ${key}`), 'image/webp')
  const product = await createProduct(db, {
    ownerId: seller.id,
    name: 'Dangote 3X, 42.5R\t“best”\\N',
    description: 'Two lines\nand a \\ backslash',
  })
  await createListing(db, { ownerId: seller.id })
  await createReview(db, { sellerId: seller.id })
  await db
    .insert(sessions)
    .values({ userId: seller.id, token: 'hash', expiresAt: new Date(Date.now() + 1e6) })
  await db.delete(uploads)
  await db.insert(uploads).values({ key: 'uploads/1-raw', ownerId: seller.id, purpose: 'product', size: 3 })
  await ctx.storage.put('uploads/1-raw', bytesOf('raw'), 'image/png')
  const [waiting] = await db
    .insert(imports)
    .values({
      ownerId: seller.id,
      kind: 'products',
      importOptions: {} as never,
      header: [],
      file: bytesOf('a,b'),
    })
    .returning()
  await ctx.queue.send('import-list', { importId: String(waiting?.id) })
  await ctx.queue.send('reset-mail', { email: 'buyer@mail.example' })
  return { seller, product, image }
}

const restore = async (file: string, place: Place, key?: string) => {
  await restoreBackup(await checkBackup(file, { key, migrationsFolder: MIGRATIONS }), place, {
    compare: true,
  })
  await migrateDatabase(place.databaseUrl, MIGRATIONS)
}

const tablesOf = async (database: Db) => {
  const { rows } = await database.execute<{ name: string }>(
    sql`SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
  )
  return rows.map(({ name }) => name).toSorted()
}

async function contentOf(database: Db) {
  const content: Record<string, unknown> = {}
  for (const name of await tablesOf(database)) {
    const { rows } = await database.execute(
      sql`SELECT to_jsonb(each) AS row FROM ${sql.identifier(name)} AS each ORDER BY to_jsonb(each)::text`,
    )
    content[name] = rows
  }
  return content
}

/** What makes the tables what they are, beside their rows. */
async function structureOf(database: Db) {
  const { rows } = await database.execute(sql`
    SELECT pg_get_indexdef(indexrelid) AS made FROM pg_index JOIN pg_class ON oid = indexrelid
      WHERE relnamespace = 'public'::regnamespace AND indisvalid
    UNION ALL SELECT conname || pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT pg_get_triggerdef(oid) || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT 'release ' || version || ' serves ' || oldest_served FROM drizzle.schema_version
    ORDER BY 1`)
  return rows
}

describe('a backup', () => {
  it('restores every row, picture, index and job that it has, and everything goes on', async () => {
    const { product, image } = await fillMarketplace()
    const file = newFile()
    const manifest = await writeBackup(file, source, { key: KEY })
    expect(manifest.missing).toEqual([])
    expect((await stat(file)).mode & 0o777).toBe(0o600)

    const place = await emptyPlace()
    await restore(file, place, KEY)
    expect(await contentOf(place.db)).toEqual(await contentOf(db))
    expect(await structureOf(place.db)).toEqual(await structureOf(db))
    for (const key of [...imageKeys(image), 'uploads/1-raw'])
      expect(await place.storage.find(key)).toEqual(await ctx.storage.find(key))
    const checked = await checkBackup(file, { key: KEY, migrationsFolder: MIGRATIONS })
    expect(checked.secret).toBe(SECRET)

    // An import goes on; a letter may have been sent since.
    const { rows: jobs } = await place.db.execute(sql`SELECT name FROM pgboss.job`)
    expect(jobs).toEqual([{ name: 'import-list' }])
    await createProduct(place.db, { ownerId: product.ownerId, name: 'Brand new words' })
    const { rows: words } = await place.db.execute(sql`SELECT FROM search_words WHERE word = 'words'`)
    expect(words).toHaveLength(1)
    expect(await place.db.$count(priceEvents)).toBe((await db.$count(priceEvents)) + 1)
    await expect(place.db.delete(priceEvents)).rejects.toMatchObject({ cause: { code: '23001' } })
  })

  it('leaves out every letter', () => {
    const letters = Object.entries<JobPolicy>(JOBS).filter(([name]) => name.endsWith('mail'))
    expect(letters.filter(([, { sendsMail }]) => !sendsMail)).toEqual([])
  })

  it('goes from a bucket into another one alike', { tags: ['long'] }, async () => {
    const { image } = await fillMarketplace()
    const bucket = await openBucket()
    for (const key of imageKeys(image)) await bucket.storage.put(key, bytesOf(key), 'image/webp')
    const file = newFile()
    const { missing } = await writeBackup(file, { ...source, storage: bucket.storage }, { key: undefined })
    expect(missing).toEqual([])
    const other = await openBucket()
    await restore(file, { ...(await emptyPlace()), storage: other.storage })
    expect(other.files).toEqual(bucket.files)
    await Promise.all([bucket.close(), other.close()])
  })

  it('without a key has neither private files nor AUTH_SECRET', async () => {
    const { image } = await fillMarketplace()
    const file = newFile()
    const { files, isPrivate } = await writeBackup(file, source, { key: undefined })
    expect([files.count, isPrivate]).toEqual([imageKeys(image).length, false])
    const place = await emptyPlace()
    await restore(file, place)
    expect(await place.storage.find('uploads/1-raw')).toBeUndefined()
    expect((await checkBackup(file, { key: undefined, migrationsFolder: MIGRATIONS })).secret).toBeUndefined()
  })

  it.each([
    ['that is not encrypted', SECRET, undefined],
    ['whose key is known, but not what a secret is', 'a', KEY],
  ])('%s brings no AUTH_SECRET of its own', async (_, secret, key) => {
    const file = newFile()
    await writeArchive(file, key, (add) => add('auth-secret', Buffer.from(secret)))
    await expect(checkBackup(file, { key, migrationsFolder: MIGRATIONS })).rejects.toThrow(
      'that no backup has',
    )
  })

  it('is of one moment: what comes meanwhile is not in it, and a picture that goes is reported', async () => {
    const { seller, image } = await fillMarketplace()
    const [first = '', gone = ''] = imageKeys(image)
    const changing: Pick<Storage, 'find'> = {
      find: async (key) => {
        if (key === first) {
          await createProduct(db, { ownerId: seller.id, name: 'Came meanwhile' })
          await ctx.storage.delete(gone)
          await db.delete(images)
        }
        return key === gone ? undefined : await ctx.storage.find(key)
      },
    }
    const file = newFile()
    const manifest = await writeBackup(file, { ...source, storage: changing }, { key: KEY })
    expect(manifest.missing).toEqual([gone])
    const place = await emptyPlace()
    await restore(file, place, KEY)
    expect(await place.db.$count(products)).toBe(1)
    expect(await place.db.$count(images)).toBe(1)
    expect(await place.storage.findSize(keyOf(image.url))).toBeGreaterThan(0)
  })

  it('takes the place of no other file, and leaves nothing behind where it fails', async () => {
    await fillMarketplace()
    const file = newFile()
    await writeFile(file, 'of somebody')
    await expect(writeBackup(file, source, { key: KEY })).rejects.toThrow('is there already')
    expect(await readFile(file, 'utf8')).toBe('of somebody')

    const broken = { find: () => Promise.reject(new Error('The disk is broken')) }
    const before = await readdir(folder)
    await expect(writeBackup(newFile(), { ...source, storage: broken }, { key: KEY })).rejects.toThrow(
      'is broken',
    )
    expect(await readdir(folder)).toEqual(before)
    const stop = new AbortController()
    const stopping: Pick<Storage, 'find'> = {
      find: (key) => {
        stop.abort(new Error('Stopped'))
        return ctx.storage.find(key)
      },
    }
    const stopped = writeBackup(
      newFile(),
      { ...source, storage: stopping },
      { key: KEY, signal: stop.signal },
    )
    await expect(stopped).rejects.toThrow()
    expect(await readdir(folder)).toEqual(before)
  })
})

describe('a file that is not a whole backup', () => {
  it.each([
    ['in clear', undefined],
    ['encrypted', KEY],
  ])('%s is refused before anything is written', async (_, key) => {
    await fillMarketplace()
    const file = newFile()
    await writeBackup(file, source, { key })
    const whole = await readFile(file)
    const damaged = newFile()
    const refusal = async (bytes: Uint8Array, withKey = key) => {
      await writeFile(damaged, bytes)
      const refused = await checkBackup(damaged, { key: withKey, migrationsFolder: MIGRATIONS }).catch(
        (error) => error,
      )
      return `${refused.constructor.name}: ${refused.message}`
    }
    const sentence = /^BackupError: .*(damaged|cut off|no backup).*\.$/
    for (const length of [0, 5, 20, 60, whole.length >> 1, whole.length - 20, whole.length - 1])
      expect(await refusal(whole.subarray(0, length)), `${length} bytes`).toMatch(sentence)
    for (const at of [0, 3, 16, 50, whole.length >> 1, whole.length - 2]) {
      const flipped = Buffer.from(whole)
      flipped[at] = (flipped[at] ?? 0) ^ 1
      expect(await refusal(flipped), `byte ${at}`).toMatch(sentence)
    }
    expect(await refusal(Buffer.from('name,price\nCement,7500\n'))).toMatch(sentence)
    if (!key) return
    expect(await refusal(whole, 'another key of thirty-two characters')).toMatch(
      /key is not that of this backup/,
    )
    await expect(checkBackup(file, { key: undefined, migrationsFolder: MIGRATIONS })).rejects.toThrow(
      'is encrypted: give its key by BACKUP_KEY or --key-file',
    )
  })

  it('or of a newer release is refused', async () => {
    await fillMarketplace()
    const file = newFile()
    await writeBackup(file, source, { key: undefined })
    const older = await mkdtemp(join(folder, 'older-'))
    await cp(MIGRATIONS, older, { recursive: true })
    await shorten(older, -1)
    await expect(checkBackup(file, { key: undefined, migrationsFolder: older })).rejects.toThrow(
      'of a newer release',
    )
  })
})

/** Leaves out the newest migrations of a folder. */
async function shorten(migrations: string, end: number): Promise<void> {
  const path = join(migrations, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8'))
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }))
}

describe('a restore', () => {
  it('refuses a place that is not empty', async () => {
    await fillMarketplace()
    const file = newFile()
    await writeBackup(file, source, { key: KEY })
    const checked = await checkBackup(file, { key: KEY, migrationsFolder: MIGRATIONS })
    await expect(restoreBackup(checked, source as never)).rejects.toThrow(
      /^The database \w+ is not empty \(it has /,
    )
  })

  it('is all or nothing', async () => {
    const { image } = await fillMarketplace()
    const [first = ''] = imageKeys(image)
    const file = newFile()
    await writeBackup(file, source, { key: KEY })
    const checked = await checkBackup(file, { key: KEY, migrationsFolder: MIGRATIONS })
    const place = await emptyPlace()
    await place.storage.put(first, bytesOf('was there'), 'image/avif')
    const full: Storage = {
      ...place.storage,
      put: (key, ...rest) =>
        key.startsWith('uploads/')
          ? Promise.reject(new Error('The disk is full'))
          : place.storage.put(key, ...rest),
    }
    await expect(restoreBackup(checked, { ...place, storage: full })).rejects.toThrow('The disk is full')
    expect(await tablesOf(place.db)).toEqual([])
    const { rows: schemas } = await place.db.execute(
      sql`SELECT FROM pg_namespace WHERE nspname IN ('drizzle', 'pgboss')`,
    )
    expect(schemas).toEqual([])
    for (const key of imageKeys(image))
      expect((await place.storage.findSize(key)) === undefined, key).toBe(key !== first)

    // The file that was checked is not the one that is read.
    const whole = await readFile(file)
    for (const length of [whole.length >> 1, whole.length - 30]) {
      await writeFile(file, whole.subarray(0, length))
      await expect(restoreBackup(checked, place)).rejects.toThrow(/damaged|cut off/)
      expect(await tablesOf(place.db)).toEqual([])
    }
    await rm(file)
    await writeBackup(file, source, { key: KEY })
    await restore(file, place, KEY)
    expect(await place.db.$count(products)).toBe(1)
  })

  it('makes the schema of an older backup, fills it, and brings it up to date', async () => {
    const old = await emptyPlace()
    const migrations = await mkdtemp(join(folder, 'migrations-'))
    await cp(MIGRATIONS, migrations, { recursive: true })
    await shorten(migrations, 9)
    const oldDb = connect(old.databaseUrl)
    await oldDb.transaction((tx) => applyMigrations(tx, readMigrationFiles({ migrationsFolder: migrations })))
    await onConnection(old.databaseUrl, (client) => prepareQueue(client, JOBS))
    await oldDb.execute(
      sql`INSERT INTO users (id, name, email) VALUES (gen_random_uuid(), 'Ada', 'ada@mail.example')`,
    )
    await oldDb.$client.end()
    const file = newFile()
    await writeBackup(file, { ...old, secret: undefined }, { key: undefined })

    const place = await emptyPlace()
    await restore(file, place)
    const { rows } = await place.db.execute(sql`SELECT name FROM users`)
    expect(rows).toEqual([{ name: 'Ada' }])
    expect(await structureOf(place.db)).toEqual(await structureOf(db))
  })
})

describe('every night', () => {
  it('one more backup is kept, until there are too many', async () => {
    await fillMarketplace()
    const nights = await mkdtemp(join(folder, 'nights-'))
    await writeFile(join(nights, 'notes.txt'), 'stays')
    const crashed = join(nights, 'adlm-2026-10-01T01-30-00Z.tar.zst.new-99-0123abcd')
    await writeFile(crashed, 'half')
    await utimes(crashed, 0, 0)
    const { log, lines } = collectingLog()
    for (const day of [1, 2, 3])
      await nightlyBackup({ folder: nights, keep: 2, key: day === 1 ? undefined : KEY }, source, {
        log,
        now: new Date(Date.UTC(2026, 10, day, 1, 30)),
      })
    expect((await readdir(nights)).toSorted()).toEqual([
      'adlm-2026-11-02T01-30-00Z.tar.zst.encrypted',
      'adlm-2026-11-03T01-30-00Z.tar.zst.encrypted',
      'notes.txt',
    ])
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ msg: 'backup made', missing: 0 })
  })
})
