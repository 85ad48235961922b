import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { AppError } from '#domain/errors.ts'
import {
  IMPORT_BYTES_MAX,
  IMPORT_RETENTION_DAYS,
  IMPORT_UNDO_DAYS,
  type ImportName,
  PREVIEW_ROWS,
} from '#domain/import/import-rules.ts'
import { ImportComparison, ImportedList, ImportJob, ImportPreview } from '#domain/import/import-schema.ts'
import { IMPORT_BODY } from '#server/api/body-limits.ts'
import type { ActorContext } from '#server/api/context.ts'
import { answerCsv } from '#server/api/csv-answer.ts'
import { createOnce, repeatable } from '#server/api/idempotency.ts'
import { confirmed, signedIn } from '#server/api/identity.ts'
import { atMost } from '#server/api/json-body.ts'
import { query } from '#server/api/query-parameters.ts'
import type { RateLimit } from '#server/api/rate-limits.ts'
import { createRouter, documented, failure } from '#server/api/router.ts'
import { changesFile, compareFile, type FileToRead } from './compare-list.ts'
import { chunksOf } from './file-text.ts'
import { ImportOptionsQuery, importOptionsOf, ListQuery, StartQuery } from './import-parameters.ts'
import { getImport, importId, rejectedRowsFile } from './import-queries.ts'
import { listLists } from './list-queries.ts'
import { openTable } from './open-table.ts'
import { previewImport } from './preview-import.ts'
import { createReadLimit } from './read-limit.ts'
import { optionsFor } from './remembered-mappings.ts'
import { shopFile } from './shop-file.ts'
import { readHeader, startImport } from './start-import.ts'
import { startUndo } from './start-undo.ts'

const TAG = 'Imports'

/** Per account. Every change of the mapping requests a preview. */
const IMPORTS: RateLimit = { name: 'import', tries: 30, seconds: 60 * 60 }
const PREVIEWS: RateLimit = { name: 'import-preview', tries: 300, seconds: 60 * 60 }

const MEGABYTES = IMPORT_BYTES_MAX / 1024 / 1024

/** Documents the body, which is no JSON. */
const csv = describeRoute({
  requestBody: {
    required: true,
    description: `A CSV file or an Excel workbook (.xlsx) of at most ${MEGABYTES} MB`,
    content: { 'text/csv': { schema: { type: 'string' } } },
  },
})

const limit = atMost(IMPORT_BODY)

/** Of this instance; while nothing is read it keeps nothing. */
const limitReads = createReadLimit()

/** What the file is, is seen in it. No form of a page can send any of these without being asked first. */
const LIST_TYPES =
  /^(text\/(csv|tab-separated-values)|application\/vnd\.(ms-excel|openxmlformats-officedocument\.spreadsheetml\.sheet))\s*(;|$)/i

const csvAlone = createMiddleware(async (c, next) => {
  if (!LIST_TYPES.test(c.req.header('Content-Type') ?? ''))
    throw new AppError('unsupported-type', 'Send the file as text/csv, or a workbook as what it is')
  return await limit(c, next)
})

type ImportCall = {
  req: { arrayBuffer(): Promise<ArrayBuffer>; raw: { signal: AbortSignal } } & Parameters<
    typeof createOnce
  >[0]['req']
  var: { ctx: ActorContext }
}

/** The file that a call has sent: so many an hour. */
async function sentFile(c: ImportCall, rateLimit: RateLimit): Promise<Uint8Array> {
  const { actor, limits } = c.var.ctx
  await limits.consume(rateLimit, actor.id)
  return new Uint8Array(await c.req.arrayBuffer())
}

async function start(
  c: ImportCall,
  kind: ImportName,
  { list, gone = 'leave', ...written }: z.infer<typeof StartQuery>,
): Promise<ImportJob> {
  const { actor, db } = c.var.ctx
  const file = await sentFile(c, IMPORTS)
  const owner = { ownerId: actor.id, kind }
  const { importOptions, header } = await limitReads(null, async () => {
    const table = await openTable(chunksOf(file))
    const importOptions = await optionsFor(db, owner, table, importOptionsOf(written))
    return { importOptions, header: await readHeader(db, owner, table, importOptions) }
  })
  const digest = createHash('sha256').update(file).digest('base64url')
  if (gone === 'out-of-stock' && kind === 'listings')
    throw new AppError('invalid', 'Homes cannot be taken out of stock: they are paused')
  if (gone === 'paused' && kind === 'products')
    throw new AppError('invalid', 'Products are not paused: they are out of stock')
  const takesOut = gone !== 'leave'
  return await createOnce(c, { importOptions, digest, list, takesOut }, (ctx) =>
    startImport(ctx, { kind, importOptions, file, header, list, takesOut }),
  )
}

/** What a call says of a file that nothing is stored of: one is read at a time an account. */
async function answerFromFile<Answer>(
  c: ImportCall,
  kind: ImportName,
  { list, ...written }: z.infer<typeof ListQuery>,
  answer: (ctx: ActorContext, file: FileToRead) => Promise<Answer>,
): Promise<Answer> {
  const { ctx } = c.var
  const file = await sentFile(c, PREVIEWS)
  return limitReads(
    ctx.actor.id,
    async () => {
      const table = await openTable(chunksOf(file))
      return answer(ctx, { kind, table, importOptions: importOptionsOf(written), list })
    },
    c.req.raw.signal,
  )
}

const csvFile = (summary: string) =>
  describeRoute({
    tags: [TAG],
    summary,
    responses: {
      200: { description: 'Success', content: { 'text/csv': { schema: { type: 'string' } } } },
      default: failure,
    },
  })

const HOW = `The answer is a job to look at, for ${IMPORT_RETENTION_DAYS} days, its rejected rows for ${IMPORT_UNDO_DAYS}; a person has one that is not finished at a time. Good rows go in, bad rows stay out with their reasons, and a row that is there already is brought up to date in what the file says otherwise than before. One that says nothing new writes nothing, but confirms the price of a product.`
const COMPARES =
  'Of the whole file: how many rows are new, changed and unchanged, and what of the list it has no more. Nothing is stored.'
const UNDOES = `For ${IMPORT_UNDO_DAYS} days; the answer is a job to look at, the same however often it is asked for. What came in goes, what was changed is as it was; what somebody has changed since stays, and is named.`
const SHOWS = `The first ${PREVIEW_ROWS} rows as they would be read, with what is wrong with them. Nothing is stored.`

/** What a list of one kind of offers can be sent for. */
const listRoutes = (kind: ImportName) =>
  createRouter()
    .post(
      '/',
      documented(TAG, `Import own ${kind} from a CSV file`, ImportJob, HOW, 202),
      csv,
      repeatable,
      signedIn,
      confirmed,
      csvAlone,
      query(StartQuery),
      async (c) => c.json(await start(c, kind, c.req.valid('query')), 202),
    )
    .post(
      '/preview',
      documented(TAG, `See how a CSV file of ${kind} would be read`, ImportPreview, SHOWS),
      csv,
      signedIn,
      csvAlone,
      query(ImportOptionsQuery),
      async (c) => c.json(await answerFromFile(c, kind, c.req.valid('query'), previewImport)),
    )
    .post(
      '/compare',
      documented(TAG, `See what a CSV file of ${kind} would change`, ImportComparison, COMPARES),
      csv,
      signedIn,
      csvAlone,
      query(ListQuery),
      async (c) => c.json(await answerFromFile(c, kind, c.req.valid('query'), compareFile)),
    )
    .post(
      '/changes.csv',
      csvFile(`All that a CSV file of ${kind} would change, as a CSV file`),
      csv,
      signedIn,
      csvAlone,
      query(ListQuery),
      async (c) =>
        answerCsv(c, 'changes.csv', await answerFromFile(c, kind, c.req.valid('query'), changesFile)),
    )
    .get(
      '/shop.csv',
      csvFile(`The own ${kind} as a CSV file that can be changed and imported again`),
      signedIn,
      async (c) => answerCsv(c, `${kind}.csv`, shopFile(c.var.ctx, kind)),
    )

export const importRoutes = createRouter()
  .route('/products', listRoutes('products'))
  .route('/listings', listRoutes('listings'))
  .get(
    '/lists',
    documented(TAG, 'The lists that one has sent before, the last one first', z.array(ImportedList)),
    signedIn,
    async (c) => c.json(await listLists(c.var.ctx)),
  )
  .post(
    '/:id/undo',
    documented(TAG, 'Undo an own import', ImportJob, UNDOES, 202),
    signedIn,
    confirmed,
    async (c) => {
      const { ctx } = c.var
      const id = importId(c.req.param('id'))
      return c.json(await ctx.db.transaction((tx) => startUndo({ ...ctx, db: tx }, id)), 202)
    },
  )
  .get('/:id', documented(TAG, 'How an own import stands', ImportJob), signedIn, async (c) =>
    c.json(await getImport(c.var.ctx, importId(c.req.param('id')))),
  )
  .get(
    '/:id/rejected.csv',
    csvFile('The rows of an own import that stayed out, with their lines and reasons, as a CSV file'),
    signedIn,
    async (c) => {
      const file = await rejectedRowsFile(c.var.ctx, importId(c.req.param('id')))
      return answerCsv(c, 'rejected.csv', file)
    },
  )
