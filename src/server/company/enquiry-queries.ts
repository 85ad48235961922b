import { desc } from 'drizzle-orm'
import type { Enquiry, EnquiryPage } from '#domain/company/enquiry-schema.ts'
import { BYTE_ORDER_MARK, csvLine } from '#domain/csv-text.ts'
import { offsetOf } from '#domain/pagination.ts'
import type { Context } from '#server/api/context.ts'
import { cappedPage, countCapped } from '#server/db/capped-count.ts'
import { rowsFor } from '#server/db/next-rows.ts'
import { enquiries } from '#server/db/schema/company.ts'

const newestFirst = ({ db }: Context) =>
  db.select().from(enquiries).orderBy(desc(enquiries.createdAt), desc(enquiries.id))

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
  return { enquiries: rows.map(enquiryAnswer), pagination }
}

/** All of them, as a file for spreadsheets. */
export async function enquiriesFile(ctx: Context): Promise<string> {
  const rows = (await newestFirst(ctx)).map(enquiryAnswer)
  const lines = rows.map(({ createdAt, topic, name, email, phone, message }) =>
    csvLine([createdAt, topic, name, email ?? '', phone ?? '', message]),
  )
  return [
    BYTE_ORDER_MARK,
    csvLine(['Received', 'Topic', 'Name', 'Email', 'Phone', 'Message']),
    ...lines,
  ].join('')
}
