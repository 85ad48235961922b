import { and, getTableColumns, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { OwnerProof } from '#domain/accounts/account-input.ts'
import { CONSENT_TEXTS } from '#domain/accounts/consents.ts'
import { BYTE_ORDER_MARK, csvLine } from '#domain/csv-text.ts'
import type { ActorContext, Context } from '#server/api/context.ts'
import { type ZippedFile, zipStream } from '#server/zip-stream.ts'
import { EXPORTS } from './account-limits.ts'
import type { Person } from './own-rows.ts'
import { type Part, PERSONAL_DATA } from './personal-data.ts'
import { assertOwner } from './user-commands.ts'

/** Rows in memory at one time. */
const BATCH = 500

type Row = Record<string, unknown>
type Sources = Pick<Context, 'db' | 'storage'>

/**
 * Everything about oneself as a zip, read from the database while it is sent: each part as JSON and CSV, and own files (docs/product.md 21.7).
 * @throws AppError not-found, forbidden, invalid, too-many
 */
export async function exportAccount(
  ctx: ActorContext,
  userId: string,
  proof: OwnerProof,
): Promise<ReadableStream<Uint8Array>> {
  const { id, email, emailVerified } = await assertOwner(ctx, userId, proof)
  await ctx.limits.consume(EXPORTS, id)
  const pieces = zipStream(filesOf(ctx, { id, email: emailVerified ? email : null }))
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => {
      await pieces.return(undefined)
    },
  })
}

async function* filesOf(ctx: Sources, person: Person): AsyncGenerator<ZippedFile> {
  yield { name: 'README.txt', content: [README] }
  yield { name: 'json/texts-of-consents.json', content: [JSON.stringify(CONSENT_TEXTS, null, 2)] }
  for (const [name, part] of Object.values(PERSONAL_DATA).flatMap((treatment) =>
    'parts' in treatment ? Object.entries(treatment.parts) : [],
  )) {
    yield { name: `json/${name}.json`, content: jsonOf(shownRows(ctx, part, person)) }
    yield { name: `csv/${name}.csv`, content: csvOf(shownColumns(part), shownRows(ctx, part, person)) }
    if (part.file)
      for await (const row of rowsOf(ctx, part, person)) {
        const file = part.file(row)
        const bytes = await ctx.storage.find(file.key)
        if (bytes) yield { name: `${name}/${file.name}`, content: [bytes], isPacked: true }
      }
  }
}

export const shownColumns = ({ table, without = [] }: Part): string[] =>
  Object.keys(getTableColumns(table)).filter((name) => !without.includes(name))

async function* shownRows(ctx: Sources, part: Part, person: Person): AsyncGenerator<Row> {
  const columns = shownColumns(part)
  for await (const row of rowsOf(ctx, part, person))
    yield Object.fromEntries(columns.map((name) => [name, row[name]]))
}

/** A batch at a time, each after the key of the last row: nothing of the database is held while the reader reads slowly. */
async function* rowsOf({ db }: Sources, part: Part, person: Person): AsyncGenerator<Row> {
  const columns = Object.entries(getTableColumns(part.table))
  const keyNames = namesOfKey(part.table)
  const key = columns.filter(([, { name }]) => keyNames.includes(name))
  const needed = columns.filter(
    ([name]) => part.file || !part.without?.includes(name) || key.some(([each]) => each === name),
  )
  const inOrder = key.map(([, column]) => column)
  let rows: Row[] = []
  do {
    const last = rows.at(-1)
    const after =
      last &&
      sql`(${sql.join(inOrder, sql`, `)}) > (${sql.join(
        key.map(([name, column]) => sql.param(last[name], column)),
        sql`, `,
      )})`
    rows = await db
      .select(Object.fromEntries(needed))
      .from(part.table)
      .where(and(part.of(person), after))
      .orderBy(...inOrder)
      .limit(BATCH)
    yield* rows
  } while (rows.length === BATCH)
}

function namesOfKey(table: PgTable): string[] {
  const { columns, primaryKeys } = getTableConfig(table)
  return (primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)).map(({ name }) => name)
}

async function* jsonOf(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const row of rows) {
    yield before + JSON.stringify(row)
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

async function* csvOf(columns: string[], rows: AsyncIterable<Row>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns)
  for await (const row of rows) yield csvLine(columns.map((name) => cellOf(row[name])))
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const README = `Everything that we keep about you. Each part is there twice: for programs in "json", for spreadsheets in "csv".
Amounts of money are in kobo, and times are in UTC. Secrets (passwords, tokens, keys) are left out, and so is what is about other people.

Not in these files, and why:
${Object.entries(PERSONAL_DATA)
  .flatMap(([table, treatment]) =>
    'left' in treatment ? [`- ${table.replaceAll('_', ' ')}: ${treatment.left}`] : [],
  )
  .join('\n')}
`
