import { answerOf, api } from '#web/api-client.ts'
import { hasSession } from '#web/session/signed-in-mark.ts'

/**
 * Whoever is signed in and contacts a seller may say so in a review (docs/product.md 7.16). Nobody waits for it, and where it fails there is nothing
 * that the reader could do: the seller is reached all the same.
 */
export function rememberContact(sellerId: string): void {
  if (hasSession())
    answerOf(api().review.contacted[':userId'].$post({ param: { userId: sellerId } })).catch(() => undefined)
}
