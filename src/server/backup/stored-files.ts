import pRetry from 'p-retry'
import type pg from 'pg'
import { AppError } from '#domain/errors.ts'
import { imageKeys } from '#server/images/image-keys.ts'
import type { Storage } from '#server/storage/storage.ts'

/** Rows of a cursor at a time. */
const FETCHED = 500

/** Files asked of the storage ahead of the one that is written. */
const AHEAD = 4

/** A storage that is away for half a minute does not spoil a night's backup. */
const RETRIES = { retries: 5, minTimeout: 1_000, maxTimeout: 15_000 }

export type NamedFile = { key: string; isPrivate: boolean }

/**
 * The files that the rows of this transaction name, in the order of the rows: pictures, then the uploads that are no picture yet,
 * which may never have arrived, and the documents of sellers; both are private. Shared images are made again when somebody asks.
 */
export async function* namedFiles(client: pg.ClientBase): AsyncGenerator<NamedFile> {
  type ImageRow = { url: string; widths: number[] }
  for await (const image of rowsOf<ImageRow>(client, 'SELECT url, widths FROM images ORDER BY id'))
    for (const key of imageKeys(image)) yield { key, isPrivate: false }
  const uploads = 'SELECT key FROM uploads WHERE image_id IS NULL ORDER BY key'
  for await (const { key } of rowsOf<{ key: string }>(client, uploads)) yield { key, isPrivate: true }
  for (const table of ['business_documents', 'bills']) {
    // A database of an earlier release has none.
    const { rows: there } = await client.query('SELECT to_regclass($1) AS name', [`public.${table}`])
    if (there[0]?.name === null) continue
    const files = `SELECT key FROM ${table} ORDER BY id`
    for await (const { key } of rowsOf<{ key: string }>(client, files)) yield { key, isPrivate: true }
  }
}

async function* rowsOf<Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  query: string,
): AsyncGenerator<Row> {
  await client.query(`DECLARE named NO SCROLL CURSOR FOR ${query}`)
  for (;;) {
    const { rows } = await client.query<Row>(`FETCH ${FETCHED} FROM named`)
    if (rows.length === 0) break
    yield* rows
  }
  await client.query('CLOSE named')
}

type ReadFile = NamedFile & { bytes: Uint8Array<ArrayBuffer> | undefined }

/** Reads them in their order, a few at a time. */
export async function* readFiles(
  storage: Pick<Storage, 'find'>,
  files: AsyncIterable<NamedFile>,
): AsyncGenerator<ReadFile> {
  const reading: Promise<ReadFile>[] = []
  for await (const file of files) {
    const read = patiently(() => storage.find(file.key)).then((bytes) => ({ ...file, bytes }))
    // Whoever comes to it hears of it; until then it is nobody's.
    read.catch(() => undefined)
    reading.push(read)
    if (reading.length > AHEAD) yield await (reading.shift() as Promise<ReadFile>)
  }
  for (const read of reading) yield await read
}

/** Again after a while where the storage is away. */
export const patiently = <Result>(work: () => Promise<Result>): Promise<Result> =>
  pRetry(work, {
    ...RETRIES,
    shouldRetry: ({ error }) => error instanceof AppError && error.code === 'unavailable',
  })
