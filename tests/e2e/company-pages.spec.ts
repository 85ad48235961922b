import type { Page } from '@playwright/test'
import { EXAMPLE_COMPANY } from '#domain/company/company-schema.ts'
import { COMPANY_PAGES } from '../support/company-pages.ts'
import { expect, expectAccessible, expectOnlyMissing, hydrated, longUnless, test } from './visit.ts'

/** What has to stand on a page as a heading. */
const NAMED: Record<string, string[]> = {
  '/': [
    ...['Rates', 'Export to Excel', 'Reports', 'Material schedule for measured works'],
    ...['Training', 'Installation', 'What people say', 'Explore Marketplace'],
  ],
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

/** A page of blocks, one of questions, and an article with a plan. */
const SHORT = ['/planswift-plugin', '/faq', '/BIMNews/reading-a-bar-bending-schedule']

for (const path of COMPANY_PAGES)
  test(
    `${path} has all that it is about, fits a phone and a large screen, and is accessible in the dark and the light theme`,
    longUnless(SHORT.includes(path)),
    async ({ page, browserErrors: _ }) => {
      await page.setViewportSize({ width: 360, height: 900 })
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.goto(path)
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await page.getByRole('heading').allTextContents()).toEqual(
        expect.arrayContaining(NAMED[path] ?? []),
      )
      for (const [colorScheme, width] of [
        ['dark', 360],
        ['light', 1280],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, `it scrolls sideways at ${width} px`).toBeLessThanOrEqual(0)
        await expectAccessible(page)
      }
    },
  )

test('/ shows goods before it tells of the company', async ({ page }) => {
  await page.goto('/')
  const titles = await page.getByRole('heading', { level: 2 }).allTextContents()
  expect(titles.indexOf('Explore Marketplace')).toBe(titles.indexOf('From the drawing to the delivery') - 1)
})

test('/market has all that it is about', { tag: '@long' }, async ({ page }) => {
  await page.goto('/market')
  expect(await page.getByRole('heading').allTextContents()).toEqual(
    expect.arrayContaining(['Explore Marketplace', 'We are here to serve you', 'Training', 'Installation']),
  )
})

/** The names of the slider's photographs that a page fetches, in their order. */
function fetchedSlides(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/assets\/(hero-[a-z-]+)-\d/.exec(request.url()) ?? []
    if (name) names.push(name)
  })
  return names
}

test.describe('The front page', { tag: '@pictures' }, () => {
  test('turns its pictures every 20 seconds, until it is stopped', async ({ page, browserErrors: _ }) => {
    await page.clock.install()
    await page.goto('/')
    await hydrated(page)
    const images = page.getByRole('region', { name: 'From the drawing to the house' })
    const shown = images.locator('[aria-current=true]')
    await expect(images.getByRole('button', { name: 'Stop the pictures' })).toBeVisible()
    await page.clock.runFor(15_000)
    await expect(shown).toHaveAccessibleName(/^Picture 1/)
    // Its clock begins a moment after the button says so.
    const turned = async () => {
      await page.clock.runFor(500)
      return shown.getAttribute('aria-label')
    }
    await expect.poll(turned).toMatch(/^Picture 2/)
    await images.getByRole('button', { name: 'Stop the pictures' }).click()
    await page.clock.runFor(60_000)
    await expect(shown).toHaveAccessibleName(/^Picture 2/)
    await images.getByRole('button', { name: /^Picture 4/ }).click()
    await expect(images.locator('figure:not([aria-hidden=true])')).toHaveCount(1)
    await expect(shown).toHaveAccessibleName(/^Picture 4/)
  })

  test('stands still for who wants no motion', { tag: '@long' }, async ({ page, browserErrors: _ }) => {
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

  test('shows its pictures on large screens only, and fetches them there only', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    const fetched = fetchedSlides(page)
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of ['/', '/market']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('main').locator('img[fetchpriority=high]')).toBeHidden()
    }
    expect(fetched).toEqual([])
  })

  test('fetches a picture when its turn is near', { tag: '@long' }, async ({ page, browserErrors: _ }) => {
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
    browserErrors: _,
  }) => {
    await page.goto('/')
    await hydrated(page)
    const services = page.getByRole('region', { name: 'Services', exact: true })
    const [training, installation] = ['Training', 'Installation'].map((name) =>
      services.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) }),
    )
    if (!training || !installation) throw new Error('There are two services')
    const whole = { ratio: 0.99 }
    await services.scrollIntoViewIfNeeded()
    await expect(training).toBeInViewport(whole)
    await expect(installation, 'it is seen that there is another').toBeInViewport()
    await expect(installation).not.toBeInViewport(whole)
    await services.getByRole('button', { name: 'Next' }).click()
    await expect(installation).toBeInViewport(whole)
    await expect(training).not.toBeInViewport(whole)
    await page.keyboard.press('ArrowLeft')
    await expect(training).toBeInViewport(whole)
    await services.getByRole('button', { name: 'Previous' }).click()
    await expect(installation).toBeInViewport(whole)
  })

  test('leads to the chat and the videos of the company', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Request a demo' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/234\d{10}\?text=.*demo/,
    )
    await expect(page.getByRole('link', { name: 'Watch Video' })).toHaveAttribute(
      'href',
      EXAMPLE_COMPANY.videoChannel,
    )
    await page.setViewportSize({ width: 390, height: 844 })
    const ways = await page
      .getByRole('link', { name: 'Request a demo' })
      .locator('xpath=..')
      .evaluate((row) => [...row.children].map((way) => way.getBoundingClientRect().top))
    expect(new Set(ways).size, 'on a phone they share a line').toBe(1)
    for (const claim of ['10,000', '50,000']) await expect(page.getByText(claim)).toBeVisible()
    const tools = page.getByRole('region', { name: 'Works with the tools on your desk' })
    await expect(tools.getByRole('listitem')).toHaveCount(10)
    await expect(page.getByText('Example', { exact: true })).toHaveCount(3)
    await expect(page.getByRole('heading', { name: 'Explore Marketplace' })).toBeVisible()
  })
})

test('what a cubic metre of concrete costs is the same on the page about us and on its own', async ({
  page,
  browserErrors: _,
}) => {
  await page.goto('/about')
  await hydrated(page)
  const concrete = page.getByRole('region', { name: 'A cubic metre of concrete, today' })
  const rate =
    (await concrete
      .getByText(/^₦[\d,]+$/)
      .first()
      .textContent()) ?? ''
  expect(rate).toMatch(/^₦/)
  await concrete.getByRole('link', { name: 'See every line of it' }).click()
  await expect(page).toHaveURL('/rate-gen/concrete-1-2-4')
  await expect(page.getByRole('status').getByRole('heading')).toContainText(rate)
})

test('a course is registered for by its name', async ({ page, browserErrors: _ }) => {
  await page.goto('/services')
  await hydrated(page)
  const cards = page.getByRole('region', { name: 'Courses' }).getByRole('listitem')
  await expect(cards.getByRole('img')).toHaveCount(3)
  const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()))
  expect(new Set(boxes.map((box) => box?.y)).size, 'they stand in one row').toBe(1)
  const register = page.getByRole('link', { name: 'Register for course' })
  await expect(register).toHaveCount(3)
  const messages = await register.evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('text')),
  )
  expect(messages[0]).toContain('Bluebeam')
  expect(messages[1]).toContain('Microsoft Project')
  expect(messages[2]).toContain('BIM on MEP works')
  await page.getByRole('main').getByRole('link', { name: 'Bluebeam', exact: true }).click()
  await expect(page).toHaveURL('/bim-course')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bluebeam')
  await expect(page.getByText('On request, in writing')).toBeInViewport()
  await expect(register).toBeInViewport()
  const parts = page.getByRole('main').getByRole('heading', { name: /^[1-5]\. / })
  await expect(parts).toHaveCount(5)
  await expect(page.getByText('Compare two revisions and price only what changed')).toBeVisible()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Training' }).click()
  await expect(register).toHaveCount(3)
  await page.getByRole('link', { name: 'Start Learning' }).click()
  await expect(page).toHaveURL('/BIMNews')
})

test('the help begins with its topics, opens the first answer, and a link to a part unfolds it', async ({
  page,
  browserErrors: _,
}) => {
  const steps = page.getByText('Sign up with a username')
  const topics = page.getByRole('navigation', { name: 'Topics' })
  const delivery = page.getByText('ADLM makes no deliveries.')
  await page.goto('/help')
  await hydrated(page)
  await expect(topics.getByRole('link')).toHaveCount(6)
  await expect(page.getByText('Count blocks, weigh rods')).toBeVisible()
  await expect(delivery).toBeHidden()
  await topics.getByRole('link', { name: 'For sellers' }).click()
  await expect(page.getByRole('heading', { name: 'For sellers' })).toBeInViewport()
  await expect(steps).toBeHidden()
  await page.getByText('How does delivery work, and what does it cost?', { exact: true }).click()
  await expect(delivery).toBeVisible()
  await page.goto('/sell')
  await hydrated(page)
  await page.getByRole('link', { name: 'step by step' }).click()
  await expect(page).toHaveURL('/help#how-do-i-open-a-shop')
  await hydrated(page)
  await expect(steps).toBeInViewport()
  await expect(page.getByText('a person reads every report')).toBeHidden()
  await expectAccessible(page)
})

for (const javaScriptEnabled of [true, false])
  test.describe(`Help, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled })

    test('finds what answers, and says where nothing does', async ({ page }) => {
      await page.goto('/help')
      const box = page.getByRole('searchbox', { name: 'Search the help' })
      await box.fill('how do I report a seller')
      await page.getByRole('search', { name: 'Help' }).getByRole('button', { name: 'Search' }).click()
      await expect(page).toHaveURL('/help?q=how+do+I+report+a+seller')
      await expect(page.getByText('a person reads every report')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'How do I open a shop?' })).toHaveCount(0)
      await expect(page.getByText(/^\d answers? to “/)).toBeVisible()
      await box.fill('to a')
      await box.press('Enter')
      await expect(page).toHaveURL('/help?q=to+a')
      await expect(page.getByText(/answers? to/)).toHaveCount(0)
      await expect(page.getByText('a person reads every report')).toBeHidden()
      await box.fill('helicopter')
      await box.press('Enter')
      await expect(page.getByText('The help has nothing on “helicopter”.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'look for it on the marketplace' })).toHaveAttribute(
        'href',
        '/marketplace?name=helicopter',
      )
    })
  })

test('an article has its contents, its neighbours and its sources', async ({ page, browserErrors }) => {
  await page.goto('/BIMNews')
  await hydrated(page)
  await expect(page.getByRole('main').getByRole('listitem').nth(5)).toBeVisible()
  await page.getByRole('link', { name: /^Reading a bar bending schedule/ }).click()
  await expect(page.getByText(/7\sSeptember 2026 · \d+ min read/)).toBeVisible()
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
  // A short page fills a high window.
  await page.setViewportSize({ width: 1440, height: 1400 })
  const footerEnd = await page
    .getByRole('contentinfo')
    .evaluate((footer) => Math.round(footer.getBoundingClientRect().bottom))
  expect(footerEnd).toBe(1400)
  await expectOnlyMissing(browserErrors)
})

test('an article is printed in ink on white in the dark theme, with its figure and the addresses of its sources', {
  tag: '@long',
}, async ({ page, browserErrors: _ }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/BIMNews/reading-a-bar-bending-schedule')
  await hydrated(page)
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(await ground()).not.toBe('rgb(255, 255, 255)')
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await expect.poll(ground).toBe('rgb(255, 255, 255)')
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'In this article' })).toBeHidden()
  await expect(page.getByRole('figure').getByRole('img', { name: /section of beam B1/ })).toBeVisible()
  const source = page.getByRole('region', { name: 'Sources' }).getByRole('link').first()
  const printed = await source.evaluate((link) => getComputedStyle(link, '::after').content)
  expect(printed).toContain('https://')
})
