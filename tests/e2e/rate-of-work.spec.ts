import { expect, expectFits, hydrated, test } from './visit.ts'

test('somebody finds what a cubic metre of concrete costs in Kano, and changes its figures', async ({
  page,
  browserErrors: _,
}) => {
  test.slow()
  await page.goto('/rate-gen')
  // On a phone the sections are folded.
  const listed = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Concrete 1:2:4, m³' }) })
  const cost = (await listed.textContent())?.replace(/^.*₦/, '')
  await page.getByRole('link', { name: 'Concrete 1:2:4, m³' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Concrete 1:2:4, rate for 1 m³')
  await expectFits(page, [390, 1440])
  // What it costs in the list is what its page comes to.
  const whole = await page.getByRole('heading', { level: 2, name: /^₦[\d,.]+ \/ m³$/ }).textContent()
  expect(Math.round(Number(whole?.replaceAll(/[₦,]| \/.*/g, '')))).toBe(Number(cost?.replaceAll(',', '')))
  await page.getByLabel('Prices in').selectOption('Kano')
  await expect(page).toHaveURL(/state=Kano$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Concrete 1:2:4, rate for 1 m³ in Kano')
  const rate = await page.getByRole('heading', { level: 2, name: /^₦[\d,.]+ \/ m³$/ }).textContent()
  // The new rate is told.
  await expect(page.getByRole('status').filter({ hasText: rate ?? '' })).toBeVisible()
  const kano = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Kano' }) })
  const naira = Math.round(Number(rate?.replaceAll(/[₦,]| \/.*/g, '')))
  await expect(kano).toContainText(`₦${naira.toLocaleString('en')}`)
  await page.getByLabel('Part of the building').selectOption('Columns')
  await expect(page.getByRole('heading', { level: 2, name: rate ?? '' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Use your own figures' }).click()
  await hydrated(page)
  await expect(page.getByLabel('Work item')).toHaveValue('concrete-1-2-4')
})
