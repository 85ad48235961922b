import type { Context } from '#server/api/context.ts'
import { idOfSigned, signedId } from '#server/api/signed-id.ts'

const PURPOSE = 'links of search alerts'

/** What the links in an alert's mails prove: that their user has access to its mailbox. */
export const alertToken = (ctx: Pick<Context, 'auth'>, id: string): Promise<string> =>
  signedId(ctx, PURPOSE, id)

/** The id of the alert that a token is of, or undefined for any other text. */
export const alertOfToken = (ctx: Pick<Context, 'auth'>, token: string): Promise<string | undefined> =>
  idOfSigned(ctx, PURPOSE, token)
