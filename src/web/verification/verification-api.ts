import { queryOptions } from '@tanstack/react-query'
import type { BusinessInput, PhoneCodeInput, PhoneInput } from '#domain/verification/verification-input.ts'
import { answerOf, api } from '#web/api-client.ts'

/** How far the own account is. */
export const verificationQuery = queryOptions({
  queryKey: ['verification'],
  queryFn: async ({ signal }) => (await answerOf(api().verification.$get({}, { init: { signal } }))).json(),
  staleTime: 0,
})

export async function sendPhoneCode(json: PhoneInput): Promise<void> {
  await answerOf(api().verification.phone.$post({ json }))
}

export async function confirmPhone(json: PhoneCodeInput): Promise<void> {
  await answerOf(api().verification.phone.confirm.$post({ json }))
}

export async function sendBusiness(json: BusinessInput): Promise<void> {
  await answerOf(api().verification.business.$post({ json }))
}

/** The body is the file itself. */
export async function addDocument(file: File): Promise<void> {
  const init = { body: file, headers: { 'Content-Type': file.type } }
  await answerOf(api().verification.documents.$post({ query: { name: file.name } }, { init }))
}

export async function removeDocument(id: string): Promise<void> {
  await answerOf(api().verification.documents[':id'].$delete({ param: { id } }))
}
