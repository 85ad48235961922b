import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { SheetPage } from './pages.ts'
import { type StoredSession, sessionOf } from './readers.ts'

/** How a page is looked at. */
export type Look = { width: number; theme: 'light' | 'dark'; text: number }

export type Shot = SheetPage & Look & { file: string }

/** The screens that people have: a phone, a tablet, a small laptop, a desk. */
export const SCREENS: Record<number, number> = { 390: 844, 768: 1024, 1366: 768, 1440: 900 }

/** What follows is looked at by scrolling, not on a sheet. */
const SCREENS_SHOWN = 6
const LETTERS = { standard: 16, fixed: 13 }
/** Long enough for skeletons to be drawn. */
const HELD_MS = 1_500
const PATIENCE_MS = 30_000

const fileOf = ({ name, width, theme, text }: SheetPage & Look) => `${name}-${width}-${theme}-${text}.jpg`

/** Takes each page in each look into the folder, one after the other. @param taken is told of each */
export async function takeShots(
  browser: Browser,
  baseURL: string,
  folder: string,
  pages: readonly SheetPage[],
  looks: readonly Look[],
  taken: (shot: Shot) => void,
): Promise<void> {
  for (const reader of new Set(pages.map((page) => page.reader))) {
    const storageState = await sessionOf(browser, baseURL, reader)
    for (const look of looks)
      await inLook(browser, baseURL, storageState, look, async (page) => {
        for (const shown of pages.filter((each) => each.reader === reader)) {
          const file = fileOf({ ...shown, ...look })
          await visit(page, shown)
          await shoot(page, join(folder, file), look, shown)
          taken({ ...shown, ...look, file })
        }
      })
  }
}

async function inLook(
  browser: Browser,
  baseURL: string,
  storageState: StoredSession | undefined,
  { width, theme, text }: Look,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    ...(storageState && { storageState }),
    viewport: { width, height: SCREENS[width] ?? 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(() => sessionStorage.setItem('visited', '1'))
    if (text !== 100) {
      const devtools = await context.newCDPSession(page)
      const standard = (LETTERS.standard * text) / 100
      await devtools.send('Page.setFontSizes', {
        fontSizes: { standard, fixed: (LETTERS.fixed * text) / 100 },
      })
    }
    await work(page)
  } finally {
    await context.close()
  }
}

async function visit(page: Page, { path, calls }: SheetPage): Promise<void> {
  await page.goto(calls ? '/about' : path, { timeout: PATIENCE_MS })
  await page.waitForFunction(() => !('$_TSR' in window), undefined, { timeout: PATIENCE_MS })
  // What the browser asks for by itself moves what is below it.
  if (!calls) return page.waitForLoadState('networkidle', { timeout: PATIENCE_MS })
  await page.route('**/api/**', async (route) => {
    if (calls === 'failing')
      await route.fulfill({ status: 500, json: { message: 'Something is out of order' } })
  })
  await page.evaluate((href) => void window.__TSR_ROUTER__?.navigate({ href }), path)
  if (calls === 'held') await page.waitForTimeout(HELD_MS)
  else await page.locator('main [role="alert"]:visible').first().waitFor({ timeout: PATIENCE_MS })
}

/** The first screens of the page, with all pictures that come as one scrolls. */
async function shoot(page: Page, path: string, { width }: Look, { calls }: SheetPage): Promise<void> {
  const height = (SCREENS[width] ?? 900) * SCREENS_SHOWN
  await page.evaluate(async (height) => {
    for (let top = 0; top < Math.min(height, document.body.scrollHeight); top += window.innerHeight) {
      window.scrollTo(0, top)
      await new Promise((shown) => setTimeout(shown, 50))
    }
    window.scrollTo(0, 0)
  }, height)
  if (!calls) await loaded(page, height)
  await pictures(page)
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.screenshot({
    path,
    type: 'jpeg',
    quality: 80,
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(whole, height) },
    animations: 'disabled',
  })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

/** What is asked for as it comes near is there. */
const loaded = (page: Page, height: number) =>
  page.waitForFunction(
    (height) =>
      ![...document.querySelectorAll('main *')].some(
        (part) =>
          (part.ariaBusy === 'true' ||
            (part.childElementCount === 0 && part.textContent?.trim() === 'Loading...')) &&
          part.checkVisibility() &&
          part.getBoundingClientRect().top < height,
      ),
    height,
    { timeout: PATIENCE_MS },
  )

/** Those that have come near are there: in a hidden part they never come. */
const pictures = (page: Page) =>
  page.waitForFunction(
    () =>
      [...document.images].every(
        (image) => image.complete || !image.checkVisibility() || image.loading === 'lazy',
      ),
    undefined,
    { timeout: PATIENCE_MS },
  )
