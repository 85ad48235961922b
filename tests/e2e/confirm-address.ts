import type { APIRequestContext, Page } from '@playwright/test'
import { codeMailedTo, type Person } from './account.ts'
import { expect } from './visit.ts'

/** Confirms an address in the dialog that has opened for it. This browser did not make the account: it is asked for the password. */
export async function confirmInDialog(
  page: Page,
  request: APIRequestContext,
  { email, password }: Person,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm your address' })
  await expect(dialog).toContainText(email)
  const confirm = dialog.getByRole('button', { name: 'Confirm', exact: true })
  await dialog.getByLabel('Code').fill(await codeMailedTo(request, email))
  await confirm.click()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await confirm.click()
  await expect(dialog).toHaveCount(0)
}
