import * as z from 'zod/mini'
import { sixDigits } from '#domain/accounts/account-input.ts'
import { ADDRESS_MAX } from '#domain/accounts/account-rules.ts'
import { choice, text } from '#domain/input-fields.ts'
import { parsePhone } from '#domain/phone.ts'
import {
  BUSINESS_BASES,
  BUSINESS_DECISIONS,
  BUSINESS_NAME_MAX,
  BUSINESS_TEXT_MAX,
  parseCacNumber,
} from './verification-rules.ts'

/** What is typed to become verified. The API checks with the same schemas. */

/** The number that a code goes to: any Nigerian form in, E.164 out. */
export const PhoneInput = z.object({
  mobileNumber: z.string({ error: 'Mobile number is required' }).check(
    z.maxLength(30, 'Mobile number is too long'),
    z.overwrite((written) => parsePhone(written) ?? written.trim()),
    z.refine(
      (number) => parsePhone(number) !== undefined,
      'Mobile number must be a Nigerian mobile number such as 0803 123 4567',
    ),
  ),
})
export type PhoneInput = z.infer<typeof PhoneInput>

export const PhoneCodeInput = z.object({ code: sixDigits })
export type PhoneCodeInput = z.infer<typeof PhoneCodeInput>

const optional = (label: string, max: number, lines = false) =>
  z._default(z.union([z.literal(''), text({ label, max, lines })]), '')

/** Which fields are needed depends on the basis; those of the other may be left out. */
export const BusinessInput = z
  .object({
    basis: choice('What to check', BUSINESS_BASES),
    businessName: optional('Business name', BUSINESS_NAME_MAX),
    cacNumber: optional('CAC number', 40),
    works: optional('Past work', BUSINESS_TEXT_MAX, true),
    referees: optional('References', BUSINESS_TEXT_MAX, true),
    place: optional('Place', ADDRESS_MAX),
  })
  .check(({ value, issues }) => {
    const missing = (path: 'businessName' | 'works' | 'referees' | 'place', message: string) => {
      if (value[path] === '') issues.push({ code: 'custom', message, path: [path], input: value[path] })
    }
    if (value.basis === 'cac') {
      missing('businessName', 'What name is registered with the CAC?')
      const number = parseCacNumber(value.cacNumber)
      if (number) value.cacNumber = number
      else
        issues.push({
          code: 'custom',
          message: 'The CAC number is letters and digits, such as RC 1234567 or BN 2345678',
          path: ['cacNumber'],
          input: value.cacNumber,
        })
      return
    }
    missing('works', 'What work have you done, and where?')
    missing('referees', 'Who knows your work? Names and phone numbers')
    missing('place', 'Where can you be found?')
  })
export type BusinessInput = z.infer<typeof BusinessInput>

const DECISION_REASON_MAX = 400

/** What a moderator decides. A question and a refusal say in words what is missing, an approval what was looked at. */
export const BusinessDecisionInput = z
  .object({
    userId: z.string({ error: 'Id is required' }),
    decision: choice('Decision', BUSINESS_DECISIONS),
    reason: optional('Reason', DECISION_REASON_MAX, true),
    /** Of the business, as the queue says it. */
    version: z.optional(z.string().check(z.maxLength(100))),
  })
  .check(
    z.refine(({ decision, version }) => decision !== 'approve' || version !== undefined, {
      error: 'Please say which version you have looked at',
      path: ['version'],
    }),
    z.refine(({ decision, reason }) => decision === 'approve' || reason !== '', {
      error: 'Please say what is missing',
      path: ['reason'],
    }),
  )
export type BusinessDecisionInput = z.infer<typeof BusinessDecisionInput>
