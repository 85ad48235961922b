import * as z from 'zod/mini'
import { choice, email, text } from '#domain/input-fields.ts'
import {
  MODERATION_ACTIONS,
  MODERATION_REASON_MAX,
  REPORT_MESSAGE_MAX,
  REPORT_REASON_NAMES,
  SUBJECTS,
} from './moderation-rules.ts'

const subject = choice('Subject', SUBJECTS)
const id = z.string({ error: 'Id is required' }).check(z.minLength(1, 'Id is required'))

/** What somebody finds wrong. "Something else" has to be said in words. */
export const ReportInput = z
  .object({
    subject,
    id,
    reason: choice('Reason', REPORT_REASON_NAMES, 'must be one of those in the form'),
    message: z._default(
      z.union([z.literal(''), text({ label: 'Message', max: REPORT_MESSAGE_MAX, lines: true })]),
      '',
    ),
    /** Of a visitor who wants to be asked; an account has its own. */
    email: z._default(z.union([z.literal(''), email]), ''),
  })
  .check(
    z.refine(({ reason, message }) => reason !== 'other' || message !== '', {
      error: 'Please say what is wrong',
      path: ['message'],
    }),
  )
export type ReportInput = z.infer<typeof ReportInput>

/** What an admin does, and why: the log keeps it, and the owner is told. */
export const ModerationInput = z
  .object({
    action: choice('Action', MODERATION_ACTIONS),
    subject,
    id,
    reason: text({ label: 'Reason', max: MODERATION_REASON_MAX, lines: true }),
  })
  .check(
    z.refine(({ action, subject }) => subject === 'user' || !/^(un)?suspend$/.test(action), {
      error: 'Only an account can be suspended',
      path: ['action'],
    }),
    z.refine(({ action, subject }) => subject === 'review' || action !== 'approve', {
      error: 'Only a review can be approved',
      path: ['action'],
    }),
  )
export type ModerationInput = z.infer<typeof ModerationInput>
