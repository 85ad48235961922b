import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { COMPANY } from '#domain/company.ts'
import { expect, expectAccessible, expectOnlyMissing, hydrated, test } from './visit.ts'

const ARTICLES = readdirSync(join(import.meta.dirname, '../../src/content/articles')).map(
  (file) => `/BIMNews/${file.replace('.md', '')}`,
)

const PAGES = [
  '/',
  '/about',
  '/faq',
  '/pricing',
  '/services',
  '/planswift-plugin',
  '/rate-gen',
  '/BIMNews',
  ...ARTICLES,
  '/bim-course',
  '/bim-course-mep',
  '/ms-project-course',
  '/help',
  '/terms-of-service',
  '/privacy-policy',
  '/why-adlm',
]

for (const path of PAGES)
  for (const [colorScheme, width] of [
    ['dark', 360],
    ['light', 1280],
  ] as const)
    test(`${path} fits ${width} px and is accessible in the ${colorScheme} theme`, async ({
      page,
      alarms: _,
    }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, 'it scrolls sideways').toBeLessThanOrEqual(0)
      await expectAccessible(page)
    })

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
      if (!PAGES.includes(path)) continue
      for (const href of await hrefs(page)) {
        const [target = '', fragment = ''] = href.split('#')
        wanted.push({ from: path, path: target || path, id: fragment })
      }
    }
    if (id) expect([...(ids.get(path) ?? [])], `#${id} of ${path}, linked on ${from}`).toContain(id)
  }
  for (const path of PAGES) expect([...ids.keys()], path).toContain(path)
})

/** What has to stand on a page as a heading. */
const NAMED = {
  '/': [
    ...['Rates', 'Export to Excel', 'Reports', 'Material schedule for measured works'],
    ...['Training', 'Installation', 'What people say', 'Explore Marketplace'],
  ],
  '/market': ['Explore Marketplace', 'We are here to serve you', 'Training', 'Installation'],
  '/pricing': ['Pricing'],
  '/services': ['Bluebeam', 'Microsoft Project', 'BIM on MEP works', 'Installation'],
  '/planswift-plugin': [
    ...['Fast Auto Takeoff', 'Grouped Takeoff Items', 'Structured in Line with BESMM4R'],
    ...['Tailored for the Nigerian Construction Industry', 'Detailed Reports', 'Reviews', 'Other Products'],
    ...['Rate Gen', 'Material Schedule Plugin', 'Class', 'Schedule of Works'],
  ],
  '/rate-gen': [
    ...['Cost Estimation', 'Database Integration', 'Reports', 'Material schedule for measured works'],
    'Other Products',
  ],
  '/about': [
    ...['Mission', 'Vision', 'History', 'Join us'],
    ...['Innovation', 'User-centred design', 'Education', 'Sustainability'],
  ],
  '/faq': [
    ...['What is ADLM?', 'How do I buy or license software and plugins?'],
    ...['Are the products compatible with other software?', 'Is there a free trial or a demo?'],
    ...['What about data security and privacy?', 'Can I use it on a phone or a tablet?'],
  ],
}

for (const [path, names] of Object.entries(NAMED)) {
  test(`${path} has all that it is about`, async ({ page }) => {
    await page.goto(path)
    expect(await page.getByRole('heading').allTextContents()).toEqual(expect.arrayContaining(names))
  })
}

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
    const asked = await request.get(`${former.toUpperCase()}?x=1`, { maxRedirects: 0 })
    expect([asked.status(), asked.headers().location], 'in any case, without the query').toEqual([301, now])
  })
}

/** The names of the slider's photographs that a page fetches, in their order. */
function fetchedSlides(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/assets\/(hero-[a-z-]+)-\d/.exec(request.url()) ?? []
    if (name) names.push(name)
  })
  return names
}

test.describe('The front page', () => {
  test('turns its pictures every 20 seconds, until it is stopped', async ({ page, alarms: _ }) => {
    await page.clock.install()
    await page.goto('/')
    await hydrated(page)
    const pictures = page.getByRole('region', { name: 'From the drawing to the house' })
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
    const fetched = fetchedSlides(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await page.goto('/')
    await hydrated(page)
    await expect(page.getByRole('button', { name: 'Play the pictures' })).toBeVisible()
    await page.clock.runFor(60_000)
    await expect(page.locator('[aria-current=true]')).toHaveAccessibleName(/^Picture 1/)
    expect(fetched).toEqual(['hero-takeoff-on-a-desk'])
  })

  test('shows its pictures on large screens only, and fetches them there only', async ({
    page,
    alarms: _,
  }) => {
    const fetched = fetchedSlides(page)
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of ['/', '/market']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('main').locator('img[fetchpriority=high]')).toBeHidden()
    }
    expect(fetched).toEqual([])
  })

  test('fetches a picture when its turn is near', async ({ page, alarms: _ }) => {
    const fetched = fetchedSlides(page)
    await page.clock.install()
    await page.goto('/')
    await hydrated(page)
    await expect.poll(() => fetched).toEqual(['hero-takeoff-on-a-desk', 'hero-delivered-materials'])
    await page.clock.runFor(20_000)
    await expect.poll(() => fetched.slice(2)).toEqual(['hero-site-at-dawn'])
    await page.getByRole('button', { name: 'Stop the pictures' }).click()
    await page.getByRole('button', { name: /^Picture 1/ }).click()
    await expect.poll(() => fetched.slice(3)).toEqual(['hero-finished-terrace'])
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
    for (const claim of ['10,000', '50,000']) await expect(page.getByText(claim)).toBeVisible()
    const tools = page.getByRole('region', { name: 'Works with the tools on your desk' })
    await expect(tools.getByRole('listitem')).toHaveCount(10)
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
