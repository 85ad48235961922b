import { createHash } from 'node:crypto'
import { ALERT_CONFIRMATION_DAYS, LIST_LINK_DAYS, PROOF_DAYS } from '#domain/alerts/alert-rules.ts'
import type { Context } from '#server/api/context.ts'
import { idOfLasting, idOfSigned, signedId, signedIdFor } from '#server/api/signed-id.ts'

type Signing = Pick<Context, 'auth'>

const OF_SEARCH = 'links of search alerts'
const CONFIRMATION = 'links that confirm search alerts'
const OF_ADDRESS = 'links that stop all search alerts of an address'
const LIST = 'links that list the search alerts of an address'
const PROOF = 'an address of search alerts that was confirmed in this browser'

/** An address as an id, as the database makes it, too (`search_alerts_address`). */
export const addressKey = (email: string): string =>
  createHash('md5')
    .update(email)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** What a link proves that stops one search, for ever: it can nothing else. Mail programs and whoever a mail is passed on to have it, too. */
export const alertToken = (ctx: Signing, id: string): Promise<string> => signedId(ctx, OF_SEARCH, id)

/** The same of all searches of an address. */
export const addressToken = (ctx: Signing, email: string): Promise<string> =>
  signedId(ctx, OF_ADDRESS, addressKey(email))

/** What the link proves that confirms an address: that its user has access to the mailbox. */
export const confirmationToken = (ctx: Signing, id: string): Promise<string> =>
  signedIdFor(ctx, ALERT_CONFIRMATION_DAYS, CONFIRMATION, id)

/**
 * What the links prove that list all searches of an address: they show what was searched, and so end. Those that stop searches show nothing.
 */
export const listToken = (ctx: Signing, email: string): Promise<string> =>
  signedIdFor(ctx, LIST_LINK_DAYS, LIST, addressKey(email))

/** What a browser keeps in which an address was confirmed: there it needs no other mail for a while. */
export const addressProof = (ctx: Signing, email: string): Promise<string> =>
  signedIdFor(ctx, PROOF_DAYS, PROOF, addressKey(email))

export const isProofOf = async (ctx: Signing, proof: string, email: string): Promise<boolean> =>
  (await idOfLasting(ctx, PROOF, proof)) === addressKey(email)

const reads =
  (idOf: typeof idOfSigned, purpose: string) =>
  (ctx: Signing, token: string): Promise<string | undefined> =>
    idOf(ctx, purpose, token)

/** The id of the search that a token confirms, or undefined for any other text. */
export const confirmedByToken = reads(idOfLasting, CONFIRMATION)

/** The id of the search that a token stops, or undefined for any other text. */
export const alertOfToken = reads(idOfSigned, OF_SEARCH)

/** The key of the address that a token is of, or undefined for any other text. */
export const addressOfToken = reads(idOfSigned, OF_ADDRESS)

/** The key of the address whose searches a token lists, or undefined for any other text. */
export const listedByToken = reads(idOfLasting, LIST)
