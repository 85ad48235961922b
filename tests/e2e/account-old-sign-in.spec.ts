import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { connectToOwnDatabase } from '../support/own-database.ts'
import { VISITED } from '../support/tested-products.ts'
import { continueWithGoogle, expectRefusalsOnly, linkMailedTo, newPerson, own, signIn } from './account.ts'
import { expect, expectAccessible, test } from './visit.ts'

// The provider that stands in for Google knows the site by its public address alone.
test.use({
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')),
})

/** A quarter of an hour later: what asks for a recent sign-in does not find one. */
async function letSignInAge(email: string): Promise<void> {
  const db = await connectToOwnDatabase(VISITED.dataDir)
  const { rowCount } = await db.execute(sql`
    UPDATE sessions SET created_at = sessions.created_at - interval '16 minutes'
    FROM users WHERE users.id = sessions.user_id AND users.email = ${email}`)
  await db.$client.end()
  expect(rowCount).toBe(1)
}

async function fillNewPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('New password again', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Change password' }).click()
}

test.describe('A sign-in of some time ago', () => {
  test('changes the address only with the password, and asks for it', async ({
    page,
    request,
    browserErrors,
  }) => {
    const person = await newPerson(request)
    await signIn(page, person, '/profile')
    await letSignInAge(person.email)
    const newEmail = `later-${person.email}`
    const save = page.getByRole('button', { name: 'Update', exact: true })
    await page.getByLabel('Bio').fill('Blocks, and patience.')
    await page.getByLabel('Email').fill(newEmail)
    await save.click()
    await expect(page.getByRole('alert')).toHaveText('Please enter your current password')
    const password = page.getByLabel('Your password', { exact: true })
    await expect(password).toBeFocused()
    await expect(password).toHaveAccessibleDescription('Needed to change your e-mail address.')
    // What has been scrolled below the header's own controls counts as too near to them.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page)
    await password.fill('not this one')
    await save.click()
    await expect(password).toHaveAccessibleDescription('The current password is not right')
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await password.fill(person.password)
    await save.click()
    await expect(page.getByText(`${newEmail} replaces it`)).toBeVisible()
    await expect(password).toHaveCount(0)
    await expect(page.getByLabel('Bio')).toHaveValue('Blocks, and patience.')
    expect(await linkMailedTo(request, newEmail, 'confirm-email')).toContain('#token=')
    expectRefusalsOnly(browserErrors)
  })

  test('without a password has to be made again before a first password or the end', {
    tag: '@long',
  }, async ({ page, browserErrors }) => {
    const popup = await continueWithGoogle(page, '/profile')
    await popup.getByLabel('Name').fill('Ngozi Tiles')
    const email = `ngozi-${Date.now()}@mail.example`
    await popup.getByLabel('Email').fill(email)
    await popup.getByRole('button', { name: 'Continue' }).click()
    await expect(own(page)).toBeVisible()
    await letSignInAge(email)

    const again = 'Please sign in again, so that we know that it is you'
    await fillNewPassword(page, 'twelve tiles a row')
    await expect(page.getByRole('alert')).toHaveText(again)
    await page.getByRole('button', { name: 'Delete Account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete Account' })
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(again)
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Log out' }).click()
    // It leaves the page: whatever goes elsewhere before that would be in its way.
    await expect(page).toHaveURL('/')
    await expect(own(page)).toBeHidden()
    const second = await continueWithGoogle(page, '/profile')
    await second.getByLabel('Name').fill('Ngozi Tiles')
    await second.getByLabel('Email').fill(email)
    await second.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByLabel('Username')).toHaveValue('Ngozi Tiles')
    await fillNewPassword(page, 'twelve tiles a row')
    await expect(page.getByText('Updated successfully')).toBeVisible()
    await expect(page.getByLabel('Current password', { exact: true })).toBeVisible()
    expectRefusalsOnly(browserErrors)
  })
})
