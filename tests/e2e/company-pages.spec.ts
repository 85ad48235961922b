import type { Page } from '@playwright/test'
import { COMPANY } from '#domain/company.ts'
import { expect, expectAccessible, expectOnlyMissing, hydrated, test } from './visit.ts'

const PAGES = [
  '/',
  '/about',
  '/faq',
  '/pricing',
  '/services',
  '/planswift-plugin',
  '/rate-gen',
  '/BIMNews',
  '/BIMNews/reading-a-bar-bending-schedule',
  '/bim-course',
  '/bim-course-mep',
  '/ms-project-course',
  '/help',
  '/terms-of-service',
  '/privacy-policy',
  '/why-adlm',
]

for (const width of [360, 1280]) {
  test(`every page of the company is complete and accessible at ${width} px`, async ({ page, alarms: _ }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const titles = new Map<string, string>()
    for (const path of PAGES) {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(200)
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
      const title = await page.title()
      expect(title, path).toContain(COMPANY.name)
      expect(titles.get(title), `${title} stands on two pages`).toBeUndefined()
      titles.set(title, path)
      const description = await page.locator('meta[name=description]').last().getAttribute('content')
      expect(description?.length, path).toBeGreaterThan(49)
      expect(description?.length, path).toBeLessThan(161)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
      await expectAccessible(page)
    }
  })
}

test('every page of the company is reached from the front page, and every link leads to a place', async ({
  page,
  request,
}) => {
  test.slow()
  const ids = new Map<string, Set<string>>()
  const wanted: { from: string; path: string; id: string }[] = [{ from: '', path: '/', id: '' }]
  for (const { from, path, id } of wanted) {
    if (!ids.has(path)) {
      const answer = await request.get(path)
      expect(answer.status(), `${path}, linked on ${from}`).toBe(200)
      ids.set(path, new Set())
      if (!answer.headers()['content-type']?.startsWith('text/html')) continue
      await page.setContent(await answer.text())
      ids.set(path, new Set(await page.locator('[id]').evaluateAll((all) => all.map((each) => each.id))))
      // The marketplace's own pages are walked elsewhere.
      if (!PAGES.includes(path) && !path.startsWith('/BIMNews/')) continue
      for (const href of await hrefs(page)) {
        const [target = '', fragment = ''] = href.split('#')
        wanted.push({ from: path, path: target || path, id: fragment })
      }
    }
    if (id) expect([...(ids.get(path) ?? [])], `#${id} of ${path}, linked on ${from}`).toContain(id)
  }
  for (const path of PAGES) expect([...ids.keys()], path).toContain(path)
})

const hrefs = (page: Page) =>
  page
    .locator('a[href^="/"], a[href^="#"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))

for (const [former, now] of [
  ['/rate-generator', '/rate-gen'],
  ['/training', '/services'],
  ['/about-us', '/about'],
  ['/blog', '/BIMNews'],
] as const) {
  test(`${former} has moved to ${now} for good`, async ({ request }) => {
    const answer = await request.get(former, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toBe(now)
  })
}

test.describe('The front page', () => {
  test('turns its pictures every 20 seconds, until it is stopped', async ({ page, alarms: _ }) => {
    await page.clock.install()
    await page.goto('/')
    await hydrated(page)
    const pictures = page.getByRole('region', { name: 'What takeoff measures' })
    const shown = pictures.locator('[aria-current=true]')
    await expect(shown).toHaveAccessibleName(/^Picture 1/)
    await page.clock.runFor(20_000)
    await expect(shown).toHaveAccessibleName(/^Picture 2/)
    await pictures.getByRole('button', { name: 'Stop the pictures' }).click()
    await page.clock.runFor(60_000)
    await expect(shown).toHaveAccessibleName(/^Picture 2/)
    await pictures.getByRole('button', { name: /^Picture 4/ }).click()
    await expect(pictures.locator('figure:not([aria-hidden=true])')).toHaveCount(1)
    await expect(shown).toHaveAccessibleName(/^Picture 4/)
  })

  test('stands still for who wants no motion', async ({ page, alarms: _ }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await page.goto('/')
    await hydrated(page)
    await expect(page.getByRole('button', { name: 'Play the pictures' })).toBeVisible()
    await page.clock.runFor(60_000)
    await expect(page.locator('[aria-current=true]')).toHaveAccessibleName(/^Picture 1/)
  })

  test('shows its pictures on large screens only, and fetches them there only', async ({
    page,
    alarms: _,
  }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(page.getByRole('region', { name: 'What takeoff measures' })).toBeHidden()
    expect(fetched.filter((url) => /floor-plan.*\.svg/.test(url))).toEqual([])
  })

  test('carries its services on a carousel, by button, by key and before scripts', async ({
    page,
    alarms: _,
  }) => {
    await page.goto('/')
    await hydrated(page)
    const services = page.getByRole('region', { name: 'Services', exact: true })
    const [training, installation] = ['Training', 'Installation'].map((name) =>
      services.getByRole('heading', { name }),
    )
    if (!training || !installation) throw new Error('There are two services')
    await services.scrollIntoViewIfNeeded()
    await expect(training).toBeInViewport()
    await expect(installation).not.toBeInViewport()
    await services.getByRole('button', { name: 'Next' }).click()
    await expect(installation).toBeInViewport()
    await expect(training).not.toBeInViewport()
    await page.keyboard.press('ArrowLeft')
    await expect(training).toBeInViewport()
    await services.getByRole('button', { name: 'Previous' }).click()
    await expect(installation).toBeInViewport()
  })

  test('leads to the chat and the videos of the company', async ({ page, alarms: _ }) => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Request a demo' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/234\d{10}\?text=.*demo/,
    )
    await expect(page.getByRole('link', { name: 'Watch Video' })).toHaveAttribute(
      'href',
      COMPANY.videoChannel,
    )
    await expect(page.getByText('10,000')).toBeVisible()
    await expect(page.getByText('Example', { exact: true })).toHaveCount(3)
    await expect(page.getByRole('heading', { name: 'Explore Marketplace' })).toBeVisible()
  })
})

test('a course is registered for by its name', async ({ page, alarms: _ }) => {
  await page.goto('/services')
  await hydrated(page)
  const register = page.getByRole('link', { name: 'Register for course' })
  await expect(register).toHaveCount(3)
  const messages = await register.evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('text')),
  )
  expect(messages[0]).toContain('Bluebeam')
  expect(messages[1]).toContain('Microsoft Project')
  expect(messages[2]).toContain('BIM on MEP works')
  await page.getByRole('link', { name: 'Bluebeam', exact: true }).click()
  await expect(page).toHaveURL('/bim-course')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bluebeam')
  await page.getByRole('link', { name: 'All courses' }).click()
  await page.getByRole('link', { name: 'Start Learning' }).click()
  await expect(page).toHaveURL('/BIMNews')
})

test('an article has its contents, its neighbours and its sources', async ({ page, alarms }) => {
  await page.goto('/BIMNews')
  await hydrated(page)
  expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(5)
  await page.getByRole('link', { name: /^Reading a bar bending schedule/ }).click()
  await expect(page.getByText(/7 September 2026 · \d+ min read/)).toBeVisible()
  await page
    .getByRole('navigation', { name: 'In this article' })
    .getByRole('link', { name: 'What to buy' })
    .click()
  await expect(page.getByRole('heading', { name: 'What to buy' })).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible()
  const more = page.getByRole('navigation', { name: 'More articles' })
  await expect(more.getByRole('link', { name: /^4D, 5D and 6D/ })).toBeVisible()
  await more.getByRole('link', { name: /^Material schedules/ }).click()
  await expect(page).toHaveURL('/BIMNews/material-schedule-from-measured-work')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Material schedules')
  expect((await page.goto('/BIMNews/never-written'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on the plan')
  expectOnlyMissing(alarms)
})
