import { createHash } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { knownPerson, type Person } from './account.ts'
import { test as base, expect } from './visit.ts'

/** Somebody who sells. What they have put up stays: others may look at it, and its pictures, until the run ends. */
export const test = base.extend<{ seller: Person }>({
  seller: async ({ baseURL: _ }, use) => use(await knownPerson()),
})

/** A photograph like no other: the same picture twice would be one. */
export async function image(name: string, { width = 900, height = 700 } = {}) {
  const [r = 0, g = 0, b = 0] = createHash('sha1').update(name).digest()
  const background = { r, g, b }
  const image = sharp({ create: { width, height, channels: 3, background } }).jpeg({ quality: 90 })
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await image.toBuffer() }
}

export const images = (...names: string[]) => Promise.all(names.map((name) => image(name)))

export const rows = (page: Page) => page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')

/** The server makes each into all its sizes. */
export async function arrived(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 })
  await expect(rows(page).locator('img[src^="/pictures/"]')).toHaveCount(count)
}

export const NAME = 'Washed sharp sand, 20 tonnes'

export async function fillFirstStep(page: Page, name = NAME): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Mobile number').fill('0803 123 4567')
  await page.getByLabel('About product').fill('River sand, washed twice.\nNo clay in it.')
  await page.getByLabel('Seller address').fill('3 Quarry Road, Abeokuta')
  await page.getByLabel('State').selectOption('Ogun')
  await page.getByLabel('Local government area (optional)').selectOption('Abeokuta North')
}

export const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()

export async function fillSecondStep(page: Page): Promise<void> {
  await page.getByLabel('Unit').selectOption('tonnes')
  await page.getByLabel('Type').selectOption('Material')
  await page.getByLabel('Category', { exact: true }).selectOption('Concrete')
  await page.getByLabel('Sharp Sand').check()
  await page.getByLabel('Price (NGN)', { exact: true }).fill('185,000')
}

export const choose = (page: Page, files: Awaited<ReturnType<typeof images>>) =>
  page.getByLabel('Choose pictures').setInputFiles(files)

export const submit = (page: Page, name = 'Create Product') =>
  page.getByRole('button', { name, exact: true }).click()

/** A picture of theirs and a product with it, without the browser's doing. */
export async function putUp(
  page: Page,
  change: {
    name?: string
    regularPrice?: number
    unit?: string
    categories?: string
    subCategories?: string[]
  } = {},
): Promise<{ _id: string; name: string }> {
  const api = page.context().request
  const data = {
    name: NAME,
    description: 'River sand, washed twice.',
    categories: 'Concrete',
    subCategories: ['Sharp Sand'],
    location: 'Ogun',
    storeAddress: '3 Quarry Road, Abeokuta',
    type: 'Material',
    unit: 'tonnes',
    regularPrice: 185_000,
    mobile: '08031234567',
    imageUrls: [await upload(api, `of ${change.name ?? NAME}`)],
    ...change,
  }
  const answer = await api.post('/api/product/create-product', { data })
  expect(answer.status()).toBe(201)
  return answer.json()
}

async function upload(api: APIRequestContext, name: string, purpose = 'product'): Promise<string> {
  // A small one: its sizes are no work.
  const { buffer } = await image(name, { width: 300, height: 200 })
  const requested = { fileName: 'a.jpg', contentType: 'image/jpeg', size: buffer.length, purpose }
  const ticket = await (await api.post('/api/upload/sign', { data: requested })).json()
  expect((await api.put(ticket.url, { headers: ticket.headers, data: buffer })).ok()).toBe(true)
  const done = await api.post('/api/upload/complete', { data: { key: ticket.key } })
  return (await done.json()).url
}

/** A former alarm may still be on its way out. */
export const alarmed = (page: Page, text: string) =>
  expect(page.getByRole('alert').filter({ hasText: text }).first()).toBeVisible({ timeout: 20_000 })
