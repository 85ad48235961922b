import { mayEditUser } from '#domain/accounts/account-rules.ts'
import type { Actor } from '#domain/actor.ts'
import { AppError } from '#domain/errors.ts'

/** A `userRef` in a body is accepted only if it is the caller. @throws AppError forbidden */
export function refuseOtherOwner(actor: Actor, userRef: string | undefined): void {
  if (userRef !== undefined && !mayEditUser(actor, userRef))
    throw new AppError('forbidden', 'userRef must be your own id')
}
