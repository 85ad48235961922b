import * as z from 'zod/mini'
import { email, text } from '#domain/input-fields.ts'
import { parsePhone } from '#domain/phone.ts'

/** Lengths in characters. */
export const ENQUIRY_TOPIC_MAX = 150
export const ENQUIRY_NAME_MAX = 100
export const ENQUIRY_MESSAGE_MAX = 2_000

/** Then they are deleted, as the privacy policy says. */
export const ENQUIRY_RETENTION_YEARS = 2

/** Nobody who reads the form has it filled in sooner. */
export const ENQUIRY_SECONDS_MIN = 3

const INTERNATIONAL = /^\+[1-9]\d{6,14}$/

/** A Nigerian mobile number in any form, or another country's with its code: E.164. */
const findPhone = (written: string) => {
  const plain = written.replace(/[\s().-]/g, '')
  return parsePhone(written) ?? (INTERNATIONAL.test(plain) ? plain : undefined)
}

/** A field that may stay empty: absent, null and blank are undefined. */
const optional = (find: (written: string) => string | undefined, errorMessage: string) =>
  z.pipe(
    z.nullish(z.string(errorMessage).check(z.maxLength(500, errorMessage))),
    z.transform((written, { issues }): string | undefined => {
      if (!written?.trim()) return undefined
      const found = find(written)
      if (found === undefined) issues.push({ code: 'custom', message: errorMessage, input: written })
      return found
    }),
  )

/**
 * What somebody asks the company. An answer needs one way to reach them. `homepage` is a field that no person sees, and `seconds` how
 * long the form was open: what fills forms in by itself gives itself away by them.
 */
export const EnquiryInput = z
  .object({
    topic: text({ label: 'Topic', max: ENQUIRY_TOPIC_MAX }),
    name: text({ label: 'Name', max: ENQUIRY_NAME_MAX }),
    email: optional(
      (written) => email.safeParse(written).data,
      'Email must be an address such as name@example.com',
    ),
    phone: optional(findPhone, 'Phone must be a number such as 0803 123 4567, or +44 20 7946 0958'),
    message: text({ label: 'Message', max: ENQUIRY_MESSAGE_MAX, lines: true }),
    homepage: z.optional(z.string()),
    seconds: z.optional(z.number()),
  })
  .check(
    z.refine(({ email: address, phone }) => address !== undefined || phone !== undefined, {
      error: 'Give an e-mail address or a phone number, so that we can answer',
      path: ['email'],
    }),
  )
export type EnquiryInput = z.infer<typeof EnquiryInput>
