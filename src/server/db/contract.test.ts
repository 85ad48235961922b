import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, inject, it } from 'vitest'
import { createProduct, createSeller } from '../../../tests/support/factories.ts'
import { connect, type Db } from './client.ts'
import { migrateDatabase } from './migrate.ts'
import { RELEASES } from './releases.ts'
import { imports } from './schema/imports.ts'
import { products } from './schema/products.ts'

const MIGRATIONS = 'drizzle'
const template = inject('templateDatabaseUrl')
const at = (database: string) => Object.assign(new URL(template), { pathname: `/${database}` }).href
const name = `${new URL(template).pathname.slice(1)}_${randomBytes(6).toString('hex')}`
const maintenance = connect(at('postgres'))

afterAll(async () => {
  await maintenance.execute(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await maintenance.$client.end()
})

/** Brings the database to the schema of the last release. */
async function migrateToLastRelease(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'adlm-contract-'))
  await cp(MIGRATIONS, folder, { recursive: true })
  const journalFile = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(journalFile, 'utf8'))
  journal.entries = journal.entries.filter(({ tag }: { tag: string }) => tag < '0063')
  await writeFile(journalFile, JSON.stringify(journal))
  const releases = join(folder, 'releases.md')
  const table = await readFile(RELEASES, 'utf8')
  await writeFile(releases, table.slice(0, table.indexOf('| 63 |')))
  await migrateDatabase(at(name), folder, { releases })
  await rm(folder, { recursive: true })
}

const searched = (db: Db) =>
  db.execute<{ name: string; search: string | null }>(
    sql`SELECT name, search::text FROM products ORDER BY created_at`,
  )

it('takes away what the first release asked for, and nothing of what is there', async () => {
  await maintenance.execute(`CREATE DATABASE ${name} TEMPLATE template0`)
  await migrateToLastRelease()
  const db = connect(at(name))
  try {
    const [seller, other] = [await createSeller(db), await createSeller(db)]
    const importKey = 'of the first release'
    const there = await createProduct(db, { ownerId: seller.id, name: 'Dangote cement', importKey })
    const waiting = {
      kind: 'products' as const,
      importOptions: {} as never,
      header: [],
      file: new Uint8Array([1]),
    }
    await db.insert(imports).values([
      { ...waiting, ownerId: seller.id },
      { ...waiting, ownerId: other.id, undoable: true },
    ])
    const before = await db.select().from(products)
    const {
      rows: [vector],
    } = await searched(db)
    expect(vector?.search).toContain("'dangot'")

    await migrateDatabase(at(name), MIGRATIONS)

    expect(await db.select().from(products)).toEqual(before)
    // Nothing is made of a name any more; the words are known all the same.
    await createProduct(db, { ownerId: seller.id, name: 'Vibrated blocks', importKey })
    await db.execute(sql`UPDATE products SET name = 'Elephant cement' WHERE id = ${there.id}`)
    expect((await searched(db)).rows).toEqual([
      { name: 'Elephant cement', search: vector?.search },
      { name: 'Vibrated blocks', search: null },
    ])
    const { rows: words } = await db.execute(
      sql`SELECT word FROM search_words WHERE word IN ('dangote', 'vibrated', 'elephant') ORDER BY 1`,
    )
    expect(words).toEqual([{ word: 'dangote' }, { word: 'elephant' }, { word: 'vibrated' }])
    // Its seller may send another file.
    expect(
      await db
        .select({ ownerId: imports.ownerId, state: imports.state, file: imports.file })
        .from(imports)
        .orderBy(imports.undoable),
    ).toMatchObject([
      { ownerId: seller.id, state: 'failed', file: null },
      { ownerId: other.id, state: 'waiting', file: expect.anything() },
    ])
    await db.insert(imports).values({ ...waiting, ownerId: seller.id, undoable: true })
  } finally {
    await db.$client.end()
  }
})
