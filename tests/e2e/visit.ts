import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

/**
 * A visitor's browser. Whatever the page complains of fails the test: errors, refused scripts or styles, a server's HTML
 * that the browser renders differently. `alarms` lists what a test provokes on purpose.
 */
export const test = base.extend<{ alarms: string[] }>({
  alarms: async ({ page }, use) => {
    const alarms: string[] = []
    page.on('pageerror', (error) => alarms.push(String(error)))
    page.on('console', (message) => message.type() === 'error' && alarms.push(message.text()))
    await use(alarms)
    expect(alarms, 'errors in the browser').toEqual([])
  },
  page: async ({ page }, use) => {
    // The overlay of the first load stays out of the way, except where a test is about it.
    await page.addInitScript(() => sessionStorage.setItem('visited', '1'))
    await use(page)
  },
})

export { expect }

/** WCAG 2.2 AA, as far as a machine can tell. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual(
    [],
  )
}

/** The page has been taken over by its scripts. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => !('$_TSR' in window))
}
