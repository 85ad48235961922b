import { queryOptions } from '@tanstack/react-query'
import type {
  GoogleInput,
  NewPasswordInput,
  ResetInput,
  SecondFactorInput,
  SecondFactorSetupInput,
  SignInInput,
  SignUpInput,
  UserUpdateInput,
} from '#domain/accounts/account-input.ts'
import type { OwnUser, SecondFactorSetup } from '#domain/accounts/account-schema.ts'
import type { DigestSettings, DigestStop } from '#domain/digest/digest.ts'
import { answerOf, api } from '#web/api-client.ts'
import { deleted } from '#web/deletion.ts'
import { totalIn } from '#web/lists/total.ts'

/** Which parts of the weekly mail somebody gets. */
export const weeklyMailQuery = (userId: string) =>
  queryOptions({
    queryKey: ['own', 'weekly-mail', userId],
    queryFn: async ({ signal }) =>
      (
        await answerOf(api().user['weekly-mail'][':userId'].$get({ param: { userId } }, { init: { signal } }))
      ).json(),
    staleTime: 0,
  })

export async function setWeeklyMail(userId: string, json: DigestSettings): Promise<void> {
  await answerOf(api().user['weekly-mail'][':userId'].$put({ param: { userId }, json }))
}

export async function stopWeeklyMail(json: DigestStop): Promise<void> {
  await answerOf(api().user['weekly-mail'].stop.$post({ json }))
}

/** Whether there is a way in by Google here. */
export const authOptionsQuery = queryOptions({
  queryKey: ['auth', 'options'],
  queryFn: async ({ signal }) => (await answerOf(api().auth.options.$get({}, { init: { signal } }))).json(),
  staleTime: Number.POSITIVE_INFINITY,
})

export async function signUp(json: SignUpInput): Promise<void> {
  await answerOf(api().auth['sign-up'].$post({ json }))
}

export async function signIn(json: SignInInput): Promise<OwnUser> {
  return (await answerOf(api().auth['sign-in'].$post({ json }))).json()
}

/** Who is signed in since the popup, where it is the one whom it has told. */
export async function getGoogleUser(json: GoogleInput): Promise<OwnUser> {
  return (await answerOf(api().auth.google.$post({ json }))).json()
}

export async function askForReset(json: ResetInput): Promise<void> {
  await answerOf(api().auth['reset-password'].$post({ json }))
}

export async function setNewPassword(json: NewPasswordInput): Promise<void> {
  await answerOf(api().auth['new-password'].$post({ json }))
}

/** What an admin has given so far. */
export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: async ({ signal }) =>
    (await answerOf(api().auth['second-factor'].$get({}, { init: { signal } }))).json(),
  staleTime: 0,
})

export async function setUpSecondFactor(json: SecondFactorSetupInput): Promise<SecondFactorSetup> {
  return (await answerOf(api().auth['second-factor']['set-up'].$post({ json }))).json()
}

export async function giveSecondFactor(json: SecondFactorInput): Promise<void> {
  await answerOf(api().auth['second-factor'].$post({ json }))
}

export async function signOut(): Promise<void> {
  await answerOf(api().auth.signout.$post())
}

export async function signOutEverywhere(): Promise<void> {
  await answerOf(api().auth['signout-everywhere'].$post())
}

export async function updateUser(userId: string, json: UserUpdateInput): Promise<OwnUser> {
  return (await answerOf(api().user.update[':id'].$post({ param: { id: userId }, json }))).json()
}

export async function deleteUser(userId: string, currentPassword: string | undefined): Promise<void> {
  const json = currentPassword ? { currentPassword } : {}
  await deleted(api().user.delete[':id'].$delete({ param: { id: userId }, json }))
}

/** A zip of all that is kept about the account. */
export async function exportUser(userId: string, currentPassword: string | undefined): Promise<Blob> {
  const json = currentPassword ? { currentPassword } : {}
  return (await answerOf(api().user.export[':id'].$post({ param: { id: userId }, json }))).blob()
}

/** What goes with an account, as numbers. */
export const ownedQuery = (userId: string) =>
  queryOptions({
    queryKey: ['owned', userId],
    queryFn: async ({ signal }) => {
      const call = { param: { userId }, query: {} }
      const [products, listings] = await Promise.all([
        answerOf(api().user.products[':userId'].$get(call, { init: { signal } })),
        answerOf(api().user.listings[':userId'].$get(call, { init: { signal } })),
      ])
      return { products: totalIn(products), listings: totalIn(listings) }
    },
    staleTime: 0,
  })
