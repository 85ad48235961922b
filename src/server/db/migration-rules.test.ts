import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSchemaVersions } from './releases.ts'

const MIGRATIONS = 'drizzle'

const versions = await readSchemaVersions()
const lastReleased = versions.findLast(({ commit }) => commit !== undefined)?.version ?? 0

/** What a migration may not do while the last release writes, and what it does instead. */
const BLOCKING: [RegExp, string][] = [
  [/CREATE (UNIQUE )?INDEX (?!CONCURRENTLY)/, 'build it with .concurrently()'],
  [
    /ADD (CONSTRAINT "\w+" )?(CHECK|FOREIGN KEY)(?![^;]*NOT VALID)/,
    'add it NOT VALID, and validate it in a statement of its own',
  ],
  [/ADD (CONSTRAINT "\w+" )?(UNIQUE|PRIMARY KEY)/, 'build a unique index concurrently'],
  [/ADD COLUMN [^;]*GENERATED ALWAYS AS/, 'it writes every row: fill a plain column in batches'],
  [
    /ADD COLUMN [^;]*DEFAULT (gen_random_uuid|clock_timestamp|random)\(/,
    'it writes every row: fill it in batches',
  ],
  [/SET DATA TYPE/, 'it writes every row: add another column'],
  [/SET NOT NULL/, 'the last release may leave it out: give a default, and a valid CHECK first'],
  [/ADD COLUMN (?![^;]*DEFAULT)[^;]*NOT NULL/, 'the last release leaves it out: give it a default'],
]

/** What takes something away from the last release. */
const CONTRACTING =
  /DROP (TABLE|COLUMN|EXPRESSION|TYPE|FUNCTION|TRIGGER|SCHEMA|VIEW)|RENAME|DROP DEFAULT|SET SCHEMA/

/** The statements with what is wrong with each; those on tables that the migration itself makes block nobody. */
function blockingStatements(migration: string): string[] {
  const made = new Set(
    [...migration.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?"(\w+)"/g)].map(([, name]) => name),
  )
  return migration.split('--> statement-breakpoint').flatMap((commented) => {
    const statement = commented.replaceAll(/^\s*--.*$/gm, '').trim()
    const [, table] =
      /(?:ALTER TABLE(?: ONLY)?|INDEX (?:CONCURRENTLY )?"\w+" ON)\s+"?(\w+)"?/.exec(statement) ?? []
    if (made.has(table)) return []
    return BLOCKING.filter(([form]) => form.test(statement)).map(([, instead]) => `${statement}: ${instead}`)
  })
}

const migrationsOf = async () =>
  (await readdir(MIGRATIONS))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.slice(0, -4))
    .sort()

it('every migration since the first release has its line in docs/releases.md', async () => {
  const listed = versions.map(({ version, migration }) => [version, migration])
  const there = (await migrationsOf()).map((name) => [Number(name.slice(0, 4)), name])
  expect(listed).toEqual(there.slice(-listed.length))
  expect(versions[0]?.commit).toBeDefined()
})

it('no schema stops serving the last release before the next one is out', () => {
  for (const { version, oldestServed } of versions) expect(oldestServed).toBeLessThanOrEqual(version)
  const oldest = versions.map(({ oldestServed }) => oldestServed)
  expect(oldest).toEqual(oldest.toSorted((one, other) => one - other))
  expect(oldest.at(-1)).toBeLessThanOrEqual(lastReleased)
})

describe.each(versions.slice(1))('$migration', ({ migration, version, oldestServed }) => {
  it('keeps no table from being written', async () => {
    expect(blockingStatements(await readFile(join(MIGRATIONS, `${migration}.sql`), 'utf8'))).toEqual([])
  })

  it('takes nothing away, unless it is a release later', async () => {
    const before = versions.findLast((each) => each.version < version)?.oldestServed ?? 0
    if (oldestServed > before) return
    expect(await readFile(join(MIGRATIONS, `${migration}.sql`), 'utf8')).not.toMatch(CONTRACTING)
  })
})

describe('the rules', () => {
  it.each([
    'CREATE INDEX "name" ON "products" USING btree ("name");',
    'CREATE UNIQUE INDEX "name" ON "products" ("name");',
    'ALTER TABLE "products" ADD COLUMN "weight" integer NOT NULL;',
    'ALTER TABLE "products" ADD COLUMN "code" uuid DEFAULT gen_random_uuid() NOT NULL;',
    'ALTER TABLE "products" ADD CONSTRAINT "heavy" CHECK ("weight" > 0);',
    'ALTER TABLE "products" ADD CONSTRAINT "its" FOREIGN KEY ("maker") REFERENCES "users"("id") ON DELETE cascade;',
    'ALTER TABLE "products" ADD CONSTRAINT "once" UNIQUE("name");',
    'ALTER TABLE "products" ALTER COLUMN "name" SET NOT NULL;',
    'ALTER TABLE "products" ALTER COLUMN "name" SET DATA TYPE varchar(200);',
  ])('see that this blocks: %s', (statement) => {
    expect(
      blockingStatements(`CREATE TABLE "others" ();--> statement-breakpoint\n${statement}`),
    ).toHaveLength(1)
  })

  it.each([
    'CREATE INDEX CONCURRENTLY "name" ON "products" USING btree ("name");',
    'ALTER TABLE "products" ADD COLUMN "weight" integer;',
    'ALTER TABLE "products" ADD COLUMN "weight" integer DEFAULT 0 NOT NULL;',
    'ALTER TABLE "products" ADD CONSTRAINT "heavy" CHECK ("weight" > 0) NOT VALID;',
    'CREATE TABLE "makers" ("id" uuid PRIMARY KEY NOT NULL);--> statement-breakpoint\nCREATE INDEX "maker" ON "makers" USING btree ("id");',
    '-- Not: CREATE INDEX "name" ON "products"\nSELECT 1;',
  ])('let this pass: %s', (statement) => {
    expect(blockingStatements(statement)).toEqual([])
  })
})
