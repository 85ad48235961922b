import { useQueryClient } from '@tanstack/react-query'
import { rememberUser } from '#web/session/current-user.ts'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { updateUser } from './account-api.ts'

type Contact = { mobile: string; storeAddress: string }

/** The number and the place of a first offer become those of the shop, where it has none: nobody types them twice. */
export function useFirstContact(): (offer: Contact) => Promise<void> {
  const owner = useOwner()
  const queryClient = useQueryClient()
  return async ({ mobile, storeAddress }) => {
    const first = {
      ...(owner.mobileNumber === null && { mobileNumber: mobile }),
      ...(owner.storeAddress === '' && { storeAddress }),
    }
    if (Object.keys(first).length > 0) rememberUser(queryClient, await updateUser(owner._id, first))
  }
}
