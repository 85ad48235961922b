import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { AppError } from '#domain/errors.ts'
import {
  parseAnswer,
  parseMapping,
  parseOption,
  parseRate,
  parseSure,
} from '#domain/import/import-options.ts'
import {
  IMPORT_BYTES_MAX,
  IMPORT_RETENTION_DAYS,
  IMPORT_UNDO_DAYS,
  type ImportName,
  LIST_NAME_MAX,
  PREVIEW_ROWS,
} from '#domain/import/import-rules.ts'
import { ImportComparison, ImportedList, ImportJob, ImportPreview } from '#domain/import/import-schema.ts'
import { IMPORT_BODY } from '#server/api/body-limits.ts'
import type { ActorContext } from '#server/api/context.ts'
import { createOnce, repeatable } from '#server/api/idempotency.ts'
import { confirmed, signedIn } from '#server/api/identity.ts'
import { atMost } from '#server/api/json-body.ts'
import { query } from '#server/api/query-parameters.ts'
import type { RateLimit } from '#server/api/rate-limits.ts'
import { createRouter, documented, failure } from '#server/api/router.ts'
import { readHeader, startImport } from './import-commands.ts'
import { getImport, importId, optionsFor, previewImport, rejectedRowsFile } from './import-queries.ts'
import { changesFile, compareFile, listLists } from './list-queries.ts'
import { shopFile } from './shop-file.ts'
import { startUndo } from './undo-import.ts'

const TAG = 'Imports'

/** Per account. Every change of the mapping requests a preview. */
const IMPORTS: RateLimit = { name: 'import', tries: 30, seconds: 60 * 60 }
const PREVIEWS: RateLimit = { name: 'import-preview', tries: 300, seconds: 60 * 60 }

/** A parameter that may be given several times, each as a pair. */
function pairs<Option>(
  description: string,
  form: string,
  parse: (text: string) => [string, Option] | undefined,
) {
  const schema = z.pipe(
    z.optional(z.union([z.string(), z.array(z.string())])),
    z.transform((written, { issues }): Record<string, Option> => {
      const importOptions = [written ?? []].flat().flatMap((text) => {
        const option = parse(text)
        if (option) return [option]
        issues.push({ code: 'custom', message: `${form} is the form, not “${text}”`, input: text })
        return []
      })
      return Object.fromEntries(importOptions)
    }),
  )
  z.globalRegistry.add(schema, { description })
  return schema
}

const key = z.optional(z.string('Only one value is understood'))
z.globalRegistry.add(key, {
  description: 'The header of the column that names a row; without it a row is known by its content',
})

const listName = z.optional(
  z.string('Only one value is understood').check(z.trim(), z.minLength(1), z.maxLength(LIST_NAME_MAX)),
)
z.globalRegistry.add(listName, {
  description:
    'What the seller calls the list that this file is the present state of: only within it is anything gone',
})

const gone = z.optional(z.enum(['leave', 'out-of-stock']))
z.globalRegistry.add(gone, {
  description: 'What becomes of products that the list has no more; they are left as they are without this',
})

const sheet = z.optional(z.string('Only one value is understood'))
z.globalRegistry.add(sheet, {
  description: 'Which sheet of a workbook; without it the one whose headers are known best',
})

const severalTexts = z.optional(z.union([z.string(), z.array(z.string())]))

const answers = z.pipe(
  severalTexts,
  z.transform((written, { issues }): Record<string, Record<string, string>> => {
    const values: Record<string, Record<string, string>> = {}
    for (const text of [written ?? []].flat()) {
      const answer = parseAnswer(text)
      if (answer) values[answer[0]] = { ...values[answer[0]], [answer[1]]: answer[2] }
      else
        issues.push({
          code: 'custom',
          message: `value=field=their word=ours is the form, not “${text}”`,
          input: text,
        })
    }
    return values
  }),
)
z.globalRegistry.add(answers, {
  description:
    'field=their word=ours: what a word of the file means, such as unit=truck=nr; without a word what rows mean that say nothing of it; repeatable',
})

const sure = z.pipe(
  severalTexts,
  z.transform((written, { issues }): 'all' | number[] => {
    const lines = [written ?? []].flat().map((text) => {
      const line = parseSure(text)
      if (line === undefined)
        issues.push({
          code: 'custom',
          message: `sure=all or sure=line is the form, not “${text}”`,
          input: text,
        })
      return line
    })
    return lines.includes('all') ? 'all' : lines.filter((line) => typeof line === 'number')
  }),
)
z.globalRegistry.add(sure, {
  description: 'A line whose price looks wrong and is right, or all for every line; repeatable',
})

const ImportOptionsQuery = z.object({
  map: pairs(
    'field=their header: a column that is not recognised by its header, or field= for one that is not to be; repeatable',
    'map=field=their header',
    parseMapping,
  ),
  default: pairs(
    'field=value: for a missing column and for empty cells; repeatable',
    'default=field=value',
    parseOption,
  ),
  key,
  value: answers,
  sheet,
  sure,
  rate: pairs(
    "CODE=naira: a foreign currency's rate, such as USD=1550; repeatable",
    'rate=USD=1550',
    parseRate,
  ),
})

const importOptionsOf = ({
  map,
  default: defaults,
  key,
  rate,
  value: values,
  sheet,
  sure,
}: z.infer<typeof ImportOptionsQuery>) => ({
  map,
  defaults,
  key: key?.trim() || undefined,
  rates: rate,
  values,
  sheet: sheet || undefined,
  sure,
})

const ListQuery = z.extend(ImportOptionsQuery, { list: listName })
const StartQuery = z.extend(ListQuery, { gone })

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

/** What the file is, is seen in it. No form of a page can send any of these without being asked first. */
const LIST_TYPES =
  /^(text\/(csv|tab-separated-values)|application\/vnd\.(ms-excel|openxmlformats-officedocument\.spreadsheetml\.sheet))\s*(;|$)/i

const csvAlone = createMiddleware(async (c, next) => {
  if (!LIST_TYPES.test(c.req.header('Content-Type') ?? ''))
    throw new AppError('unsupported-type', 'Send the file as text/csv, or a workbook as what it is')
  return await limit(c, next)
})

type ImportCall = {
  req: { arrayBuffer(): Promise<ArrayBuffer> } & Parameters<typeof createOnce>[0]['req']
  var: { ctx: ActorContext }
}

async function start(
  c: ImportCall,
  kind: ImportName,
  { list, gone = 'leave', ...written }: z.infer<typeof StartQuery>,
): Promise<ImportJob> {
  const { actor, limits } = c.var.ctx
  await limits.count(IMPORTS, actor.id)
  const file = new Uint8Array(await c.req.arrayBuffer())
  const owner = { ownerId: actor.id, kind }
  const importOptions = await optionsFor(c.var.ctx.db, owner, file, importOptionsOf(written))
  const header = await readHeader(c.var.ctx.db, owner, file, importOptions)
  const digest = createHash('sha256').update(file).digest('base64url')
  const takesOut = gone === 'out-of-stock'
  if (takesOut && kind === 'listings') throw new AppError('invalid', 'Homes cannot be taken out of stock')
  return await createOnce(c, { importOptions, digest, list, takesOut }, (ctx) =>
    startImport(ctx, { kind, importOptions, file, header, list, takesOut }),
  )
}

/** What a call says of a file that is compared with the shop. */
async function compared(
  c: ImportCall,
  kind: ImportName,
  { list, ...written }: z.infer<typeof ListQuery>,
): Promise<Parameters<typeof compareFile>[1]> {
  const { actor, limits } = c.var.ctx
  await limits.count(PREVIEWS, actor.id)
  const file = new Uint8Array(await c.req.arrayBuffer())
  return { kind, file, importOptions: importOptionsOf(written), list }
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

type Answering = { header(name: string, value: string): void; body(text: string): Response }

function answerCsv(c: Answering, name: string, text: string): Response {
  c.header('Content-Type', 'text/csv; charset=utf-8')
  c.header('Content-Disposition', `attachment; filename="${name}"`)
  return c.body(text)
}

async function preview(
  c: ImportCall,
  name: ImportName,
  written: z.infer<typeof ImportOptionsQuery>,
): Promise<ImportPreview> {
  const { actor, limits } = c.var.ctx
  await limits.count(PREVIEWS, actor.id)
  return await previewImport(
    c.var.ctx,
    name,
    new Uint8Array(await c.req.arrayBuffer()),
    importOptionsOf(written),
  )
}

const HOW = `The answer is a job to look at, for ${IMPORT_RETENTION_DAYS} days, its rejected rows for ${IMPORT_UNDO_DAYS}; a person has one that is not finished at a time. Good rows go in, bad rows stay out with their reasons, and a row that is there already is brought up to date in what the file says otherwise than before. One that says nothing new writes nothing, but confirms the price of a product.`
const COMPARES =
  'Of the whole file: how many rows are new, changed and unchanged, and what of the list it has no more. Nothing is stored.'
const UNDOES = `For ${IMPORT_UNDO_DAYS} days; the answer is a job to look at, the same however often it is asked for. What came in goes, what was changed is as it was; what somebody has changed since stays, and is named.`
const SHOWS = `The first ${PREVIEW_ROWS} rows as they would be read, with what is wrong with them. Nothing is stored.`

export const importRoutes = createRouter()
  .post(
    '/products',
    documented(TAG, 'Import own products from a CSV file', ImportJob, HOW, 202),
    csv,
    repeatable,
    signedIn,
    confirmed,
    csvAlone,
    query(StartQuery),
    async (c) => c.json(await start(c, 'products', c.req.valid('query')), 202),
  )
  .post(
    '/listings',
    documented(TAG, 'Import own listings from a CSV file', ImportJob, HOW, 202),
    csv,
    repeatable,
    signedIn,
    confirmed,
    csvAlone,
    query(StartQuery),
    async (c) => c.json(await start(c, 'listings', c.req.valid('query')), 202),
  )
  .post(
    '/products/preview',
    documented(TAG, 'See how a CSV file of products would be read', ImportPreview, SHOWS),
    csv,
    signedIn,
    csvAlone,
    query(ImportOptionsQuery),
    async (c) => c.json(await preview(c, 'products', c.req.valid('query'))),
  )
  .post(
    '/listings/preview',
    documented(TAG, 'See how a CSV file of listings would be read', ImportPreview, SHOWS),
    csv,
    signedIn,
    csvAlone,
    query(ImportOptionsQuery),
    async (c) => c.json(await preview(c, 'listings', c.req.valid('query'))),
  )
  .post(
    '/products/compare',
    documented(TAG, 'See what a CSV file of products would change', ImportComparison, COMPARES),
    csv,
    signedIn,
    csvAlone,
    query(ListQuery),
    async (c) => c.json(await compareFile(c.var.ctx, await compared(c, 'products', c.req.valid('query')))),
  )
  .post(
    '/products/changes.csv',
    csvFile('All that a CSV file of products would change, as a CSV file'),
    csv,
    signedIn,
    csvAlone,
    query(ListQuery),
    async (c) =>
      answerCsv(
        c,
        'changes.csv',
        await changesFile(c.var.ctx, await compared(c, 'products', c.req.valid('query'))),
      ),
  )
  .get(
    '/products/shop.csv',
    csvFile('The own products as a CSV file that can be changed and imported again'),
    signedIn,
    async (c) => answerCsv(c, 'products.csv', await shopFile(c.var.ctx, 'products')),
  )
  .post(
    '/listings/compare',
    documented(TAG, 'See what a CSV file of listings would change', ImportComparison, COMPARES),
    csv,
    signedIn,
    csvAlone,
    query(ListQuery),
    async (c) => c.json(await compareFile(c.var.ctx, await compared(c, 'listings', c.req.valid('query')))),
  )
  .post(
    '/listings/changes.csv',
    csvFile('All that a CSV file of listings would change, as a CSV file'),
    csv,
    signedIn,
    csvAlone,
    query(ListQuery),
    async (c) =>
      answerCsv(
        c,
        'changes.csv',
        await changesFile(c.var.ctx, await compared(c, 'listings', c.req.valid('query'))),
      ),
  )
  .get(
    '/listings/shop.csv',
    csvFile('The own listings as a CSV file that can be changed and imported again'),
    signedIn,
    async (c) => answerCsv(c, 'listings.csv', await shopFile(c.var.ctx, 'listings')),
  )
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
