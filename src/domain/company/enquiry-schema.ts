import * as z from 'zod/mini'
import { PaginationShape } from '#domain/pagination-schema.ts'

/** Rows a page of the admins' list. */
export const ENQUIRY_PAGE_SIZE = 20

export const Enquiry = z.object({
  id: z.string(),
  topic: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  message: z.string(),
  createdAt: z.iso.datetime(),
})
export type Enquiry = z.infer<typeof Enquiry>

export const EnquiryPage = z.object({ enquiries: z.array(Enquiry), pagination: PaginationShape })
export type EnquiryPage = z.infer<typeof EnquiryPage>
