import * as z from 'zod/mini'
import { Image } from '#domain/images/image-schema.ts'
import { PaginationShape } from '#domain/pagination-schema.ts'
import { LOGGED_ACTIONS, REPORT_REASON_NAMES, SUBJECTS } from './moderation-rules.ts'

/** A thing as an admin sees it, hidden or not. */
export const ModerationTarget = z.object({
  title: z.string(),
  text: z.string(),
  images: z.array(Image),
  /** Of a review: what else everybody reads there. `name` is the one that was typed, null where the account is deleted. */
  review: z.nullable(
    z.object({ name: z.nullable(z.string()), rating: z.number(), reply: z.nullable(z.string()) }),
  ),
  hidden: z.boolean(),
  /** Why it is hidden itself, not with its owner's account. */
  hiddenReason: z.nullable(z.string()),
  /** Not online yet: a review waits for a moderator, an offer for its seller. */
  waiting: z.boolean(),
  /** Whose it is; of a review, who wrote it. Null where that account is deleted. */
  owner: z.nullable(
    z.object({
      _id: z.string(),
      username: z.string(),
      avatar: z.nullable(z.string()),
      email: z.string(),
      emailVerified: z.boolean(),
      suspendedReason: z.nullable(z.string()),
      createdAt: z.iso.datetime(),
    }),
  ),
  /** The shop that it is to be found in; of a review, the shop that it is about. */
  shopId: z.string(),
  shopSlug: z.nullable(z.string()),
})
export type ModerationTarget = z.infer<typeof ModerationTarget>

/** What is said of one thing. */
export const ReportedTarget = z.object({
  subject: z.enum(SUBJECTS),
  id: z.string(),
  /** Null where it is gone by now. */
  thing: z.nullable(ModerationTarget),
  /** How many have reported it. */
  reportCount: z.number(),
  /** What the first of them say. */
  reports: z.array(
    z.object({
      id: z.string(),
      reason: z.enum(REPORT_REASON_NAMES),
      message: z.string(),
      createdAt: z.iso.datetime(),
      reporter: z.nullable(z.object({ _id: z.string(), username: z.string() })),
    }),
  ),
})
export type ReportedTarget = z.infer<typeof ReportedTarget>

export const ReportQueue = z.object({ things: z.array(ReportedTarget), pagination: PaginationShape })
export type ReportQueue = z.infer<typeof ReportQueue>

/** The reviews that wait for a moderator; nothing need be reported of them. */
export const WaitingReviews = z.object({
  things: z.array(z.pick(ReportedTarget, { id: true, thing: true })),
  pagination: PaginationShape,
})
export type WaitingReviews = z.infer<typeof WaitingReviews>

export const LogEntry = z.object({
  id: z.string(),
  action: z.enum(LOGGED_ACTIONS),
  subject: z.enum(SUBJECTS),
  subjectId: z.string(),
  /** What the thing was called then. */
  title: z.string(),
  reason: z.string(),
  admin: z.string(),
  createdAt: z.iso.datetime(),
  /** Whether it has hidden or suspended something that is still there, and has not been taken back. */
  inForce: z.boolean(),
})
export type LogEntry = z.infer<typeof LogEntry>

export const ModerationLog = z.object({ entries: z.array(LogEntry), pagination: PaginationShape })
export type ModerationLog = z.infer<typeof ModerationLog>
