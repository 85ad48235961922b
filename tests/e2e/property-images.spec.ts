import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { inArray } from 'drizzle-orm'
import { connect } from '#server/db/client.ts'
import { listings } from '#server/db/schema/listings.ts'
import { attachImages, createListing } from '../support/factories.ts'
import { VISITED } from '../support/tested-products.ts'
import { expect, expectAccessible, hydrated, test } from './visit.ts'

test.use({ hasTouch: true })

/** The database of the product under test. */
async function ownDatabase() {
  const folder = join(VISITED.dataDir, 'postgres')
  const password = (await readFile(join(folder, 'password'), 'utf8')).trim()
  const [, , , port] = (await readFile(join(folder, 'data/postmaster.pid'), 'utf8')).split('\n')
  return connect(`postgres://adlm:${password}@127.0.0.1:${port}/adlm`, { connections: 1 })
}

const created: string[] = []

// Others count the homes meanwhile.
test.afterEach(async () => {
  const db = await ownDatabase()
  await db.delete(listings).where(inArray(listings.id, created.splice(0)))
  await db.$client.end()
})

/** A home with so many pictures. @returns the path of its page */
async function homeWithImages(request: APIRequestContext, count: number): Promise<string> {
  // In the middle of the list, where it is on nobody's first page.
  const [middle] = await (await request.get('/api/listing/get?startIndex=45&limit=1')).json()
  const db = await ownDatabase()
  try {
    const listing = await createListing(db, {
      name: 'Home with pictures',
      createdAt: new Date(middle.createdAt),
    })
    created.push(listing.id)
    await attachImages(
      db,
      { listing },
      Array.from({ length: count }, () => `/shared-link.jpg?${randomUUID()}`),
    )
    return `/listing/${listing.id}`
  } finally {
    await db.$client.end()
  }
}

test('the pictures of a home are seen by button, by key and by swipe, and as large as the screen', {
  tag: '@pictures',
}, async ({ page, request, browserErrors: _ }) => {
  await page.goto(await homeWithImages(request, 3))
  await hydrated(page)
  const carousel = page.getByRole('region', { name: 'Pictures of Home with pictures' })
  const counter = carousel.getByRole('status')
  const shown = (index: number) => carousel.getByRole('img', { name: `picture ${index} of 3` })
  const frame = carousel.locator(':has(> ul img)').first()
  expect((await frame.boundingBox())?.height).toBe(550)
  await expect(counter).toHaveText('Picture 1 / 3')
  await expect(shown(1)).toBeInViewport()

  const next = carousel.getByRole('button', { name: 'Next picture' })
  await next.click()
  await expect(counter).toHaveText('Picture 2 / 3')
  await expect(shown(2)).toBeInViewport({ ratio: 0.99 })
  await expect(shown(1)).not.toBeInViewport()
  await page.keyboard.press('ArrowRight')
  await expect(counter).toHaveText('Picture 3 / 3')
  await page.keyboard.press('ArrowRight')
  await expect(counter).toHaveText('Picture 3 / 3')
  await page.keyboard.press('Home')
  await expect(counter).toHaveText('Picture 1 / 3')
  await expect(shown(1)).toBeInViewport({ ratio: 0.99 })
  const second = carousel.getByRole('button', { name: 'View 2 of 3' })
  await second.click()
  await expect(counter).toHaveText('Picture 2 / 3')
  await expect(shown(2)).toBeInViewport({ ratio: 0.99 })
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Home')
  await expect(shown(1)).toBeInViewport({ ratio: 0.99 })
  await expect(second).toHaveAttribute('aria-pressed', 'false')
  await expectAccessible(page)

  const box = await frame.boundingBox()
  if (!box) throw new Error('The carousel is not there')
  const devtools = await page.context().newCDPSession(page)
  const begun = Date.now()
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', after: number, x?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: box.y + 200 }],
      timestamp: (begun + after) / 1000,
    })
  // The finger rests before it leaves: how far a flick glides on depends on how busy the machine is.
  const [from, to] = [box.x + box.width * 0.8, box.x + box.width * 0.2]
  await touch('touchStart', 0, from)
  for (let x = from; x >= to; x -= 40) await touch('touchMove', from - x, x)
  await touch('touchMove', from - to + 300, to)
  await touch('touchEnd', from - to + 400)
  await expect(counter).toHaveText('Picture 2 / 3')
  await expect(shown(2)).toBeInViewport({ ratio: 0.99 })

  const opener = page.getByRole('button', { name: 'Full screen' })
  await opener.click()
  const screen = page.getByRole('dialog', { name: 'Home with pictures' })
  await expect(screen.getByRole('img', { name: 'picture 2 of 3' })).toBeInViewport({ ratio: 0.99 })
  // Whatever has the focus there: at first it is the way out.
  await expect(screen.getByRole('button', { name: 'Close' })).toBeFocused()
  const edge = () => page.screenshot({ clip: { x: 0, y: 400, width: 4, height: 4 } })
  const without = await edge()
  await page.keyboard.press('Tab')
  await expect(screen.getByRole('link', { name: 'picture 2 of 3' })).toBeFocused()
  expect((await edge()).equals(without), 'the line of the focus is seen').toBe(false)
  await page.keyboard.press('ArrowRight')
  await expect(screen.getByRole('img', { name: 'picture 3 of 3' })).toBeInViewport({ ratio: 0.99 })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(screen).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(counter).toHaveText('Picture 3 / 3')
  await expect(shown(3)).toBeInViewport({ ratio: 0.99 })

  await shown(3).click()
  await expect(screen.getByRole('img', { name: 'picture 3 of 3' })).toBeInViewport({ ratio: 0.99 })
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect(screen).toHaveCount(0)
  await expect(carousel.getByRole('link', { name: 'picture 3 of 3' })).toBeFocused()
})

test('one picture needs no buttons', { tag: ['@pictures', '@long'] }, async ({
  page,
  request,
  browserErrors: _,
}) => {
  await page.goto(await homeWithImages(request, 1))
  await hydrated(page)
  await expect(
    page.locator('section').getByRole('img', { name: 'Home with pictures', exact: true }).first(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next picture', exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible()
})
