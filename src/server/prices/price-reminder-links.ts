import type { Context } from '#server/api/context.ts'
import { idOfSigned, signedId } from '#server/api/signed-id.ts'

const PURPOSE = 'links that end price reminders'

/** What the links prove that end a seller's reminders; they do nothing else. */
export const reminderToken = (ctx: Pick<Context, 'auth'>, userId: string): Promise<string> =>
  signedId(ctx, PURPOSE, userId)

/** The seller that a token is of, or undefined for any other text. */
export const sellerOfToken = (ctx: Pick<Context, 'auth'>, token: string): Promise<string | undefined> =>
  idOfSigned(ctx, PURPOSE, token)
