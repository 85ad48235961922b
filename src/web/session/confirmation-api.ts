import type { ConfirmationCodeInput, ConfirmationInput } from '#domain/accounts/account-input.ts'
import { answerOf, api } from '#web/api-client.ts'

export async function confirmByLink(json: ConfirmationInput): Promise<void> {
  await answerOf(api().auth['confirm-email'].$post({ json }))
}

export async function confirmByCode(json: ConfirmationCodeInput): Promise<void> {
  await answerOf(api().auth['confirm-code'].$post({ json }))
}

/** To the account that is signed in here, or has been made in this browser. */
export async function resendConfirmation(): Promise<void> {
  await answerOf(api().auth['resend-confirmation'].$post())
}
