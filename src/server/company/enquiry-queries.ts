import { desc, getTableColumns } from 'drizzle-orm'
import type { Enquiry, EnquiryPage } from '#domain/company/enquiry-schema.ts'
import { csvLine } from '#domain/csv-text.ts'
import { offsetOf } from '#domain/pagination.ts'
import type { Context } from '#server/api/context.ts'
import { cappedPage, countCapped } from '#server/db/capped-count.ts'
import { type After, afterOf, comesAfter, endPage, nextOf, rowsFor } from '#server/db/next-rows.ts'
import { enquiries } from '#server/db/schema/company.ts'

const NEWEST = { at: enquiries.createdAt, id: enquiries.id }

const newestFirst = ({ db }: Context) =>
  db
    .select({ ...getTableColumns(enquiries), next: nextOf(NEWEST) })
    .from(enquiries)
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .$dynamic()

const enquiryAnswer = ({ createdAt, ...row }: typeof enquiries.$inferSelect): Enquiry => ({
  ...row,
  createdAt: createdAt.toISOString(),
})

export async function listEnquiries(
  ctx: Context,
  { page, limit }: { page: number; limit: number },
): Promise<EnquiryPage> {
  const [found, counted] = await Promise.all([
    newestFirst(ctx).limit(rowsFor(limit)).offset(offsetOf({ page, limit })),
    countCapped(ctx.db, enquiries),
  ])
  const { rows, pagination } = cappedPage(found, { page, limit, counted })
  return { enquiries: rows.map(({ next: _next, ...row }) => enquiryAnswer(row)), pagination }
}

/** Rows that are read at one time. */
const AT_ONCE = 1_000

/** All of them, as the lines of a file for spreadsheets. */
export async function* enquiryLines(ctx: Context): AsyncGenerator<string> {
  yield csvLine(['Received', 'Topic', 'Name', 'Email', 'Phone', 'Message'])
  let after: After | undefined
  do {
    const found = await newestFirst(ctx).where(comesAfter(NEWEST, after)).limit(rowsFor(AT_ONCE))
    const { rows, next } = endPage(found, AT_ONCE)
    const lines = rows
      .map(enquiryAnswer)
      .map(({ createdAt, topic, name, email, phone, message }) =>
        csvLine([createdAt, topic, name, email ?? '', phone ?? '', message]),
      )
    yield lines.join('')
    after = next === null ? undefined : afterOf(next)
  } while (after)
}
