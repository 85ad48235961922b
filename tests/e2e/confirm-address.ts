import type { APIRequestContext, Page } from '@playwright/test'
import { linkMailedTo, type Person } from './account.ts'
import { expect } from './visit.ts'

/** Confirms an address in the dialog that has opened for it. */
export async function confirmInDialog(
  page: Page,
  request: APIRequestContext,
  { email, password }: Person,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm your address' })
  await expect(dialog).toContainText(email)
  const link = await linkMailedTo(request, email, 'confirm-email')
  const token = decodeURIComponent(link.split('#token=')[1] ?? '')
  expect((await request.post('/api/auth/confirm-email', { data: { token, password } })).status()).toBe(200)
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect(dialog).toHaveCount(0)
}
