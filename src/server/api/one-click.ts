import * as z from 'zod/mini'
import type { Call } from './call.ts'
import * as parameters from './query-parameters.ts'
import { createRouter, Done, documented, done } from './router.ts'

const OneClickQuery = z.object({
  token: parameters.words('As the List-Unsubscribe header of the mail has it'),
})

type WayOut = {
  tag: string
  /** "Leave the newsletter" */
  what: string
  /** Whatever the token is worth. */
  answer: string
  leave: (c: Call, token: string) => Promise<void>
}

/** The call of a mail program's own button, below the path where a page takes the token of the mail's link. */
export const oneClickRoute = ({ tag, what, answer, leave }: WayOut) =>
  createRouter().post(
    '/one-click',
    documented(tag, `${what} by a mail program’s own button (RFC 8058)`, Done),
    parameters.query(OneClickQuery),
    async (c) => {
      await leave(c, c.req.valid('query').token ?? '')
      return c.json(done(answer))
    },
  )
