import { createMiddleware } from 'hono/factory'
import { describeRoute } from 'hono-openapi'
import { BILL_LIMITS } from '#domain/bills/bill-rules.ts'
import { AppError } from '#domain/errors.ts'
import { BILL_BODY } from '#server/api/body-limits.ts'
import { atMost } from '#server/api/json-body.ts'
import { documentedFile } from '#server/api/router.ts'

/** Files of bills on their way in and out. */
const TYPES = [
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.ms-excel',
  'application/octet-stream',
  'text/csv',
  'text/tab-separated-values',
]

const FILE = { type: 'string', format: 'binary' } as const

/** Documents the body, which is no JSON. */
export const billFile = describeRoute({
  requestBody: {
    required: true,
    description: `A workbook (.xlsx), a CSV file, or copied cells as tab-separated values, of at most ${BILL_LIMITS.bytes / 1024 / 1024} MB`,
    content: Object.fromEntries(TYPES.map((type) => [type, { schema: FILE }])),
  },
})

const limit = atMost(BILL_BODY)

/** What the file is, is seen in it. No form of a page can send any of these without being asked first. */
export const billsAlone = createMiddleware(async (c, next) => {
  const [type] = (c.req.header('Content-Type') ?? '').toLowerCase().split(';')
  if (!TYPES.includes(type?.trim() ?? ''))
    throw new AppError(
      'unsupported-type',
      'Send an .xlsx workbook or a .csv file as what it is, or copied cells as text/tab-separated-values',
    )
  return await limit(c, next)
})

/** Documents an answer that is a file. */
export const fileAnswer = (tag: string, summary: string, description?: string) =>
  documentedFile(tag, summary, 'application/octet-stream', description)

type Answering = { header(name: string, value: string): void; body(bytes: Uint8Array<ArrayBuffer>): Response }

/** To be saved, and run nowhere. */
export function answerFile(c: Answering, name: string, bytes: Uint8Array): Response {
  c.header('Content-Type', /\.xlsx$/i.test(name) ? (TYPES[0] ?? '') : 'application/octet-stream')
  c.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
  c.header('Content-Security-Policy', "default-src 'none'; sandbox")
  c.header('X-Content-Type-Options', 'nosniff')
  return c.body(new Uint8Array(bytes))
}
