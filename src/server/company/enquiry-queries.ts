import { count, desc } from 'drizzle-orm'
import type { Enquiry, EnquiryPage } from '#domain/company/enquiry-schema.ts'
import { BYTE_ORDER_MARK, csvLine } from '#domain/csv-text.ts'
import { offsetOf, paginate } from '#domain/pagination.ts'
import type { Context } from '#server/api/context.ts'
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
  const [rows, [counted]] = await Promise.all([
    newestFirst(ctx).limit(limit).offset(offsetOf({ page, limit })),
    ctx.db.select({ total: count() }).from(enquiries),
  ])
  return {
    enquiries: rows.map(enquiryAnswer),
    pagination: paginate({ page, limit, total: counted?.total ?? 0 }),
  }
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
