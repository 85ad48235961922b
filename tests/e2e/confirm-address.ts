import type { APIRequestContext, Page } from '@playwright/test'
import { codeMailedTo, type Person } from './account.ts'
import { expect } from './visit.ts'

/** Confirms an address in the dialog that has opened for it, in a browser that is signed in to the account. */
export async function confirmInDialog(
  page: Page,
  request: APIRequestContext,
  { email }: Person,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm your address' })
  await expect(dialog).toContainText(email)
  await dialog.getByLabel('Code').fill(await codeMailedTo(request, email))
  await expect(dialog).toHaveCount(0)
}
