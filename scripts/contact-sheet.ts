/**
 * The pages that the design is judged by, as pictures beside each other: with real content, at four widths, light and dark, with large
 * letters, signed out and in, empty, loading and failed.
 * --pages home,market --widths 390,1440 --themes light --text 100 for a quick look at a few; --url of a product that runs.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { browserLaunch } from '../tests/support/browser.ts'
import { wholeNumberOption } from './bench/surroundings.ts'
import { withMeasuredProduct } from './browser/measured-product.ts'
import { root } from './built-folder.ts'
import { indexPage } from './contact-sheet/index-page.ts'
import { sheetPages } from './contact-sheet/pages.ts'
import { type Look, SCREENS, type Shot, takeShots } from './contact-sheet/shots.ts'

const { values: options } = parseArgs({
  options: {
    url: { type: 'string' },
    pages: { type: 'string' },
    widths: { type: 'string', default: Object.keys(SCREENS).join() },
    themes: { type: 'string', default: 'light,dark' },
    text: { type: 'string', default: '100,200' },
    out: { type: 'string', default: join(root, 'contact-sheet') },
  },
})
const numbers = (option: 'widths' | 'text') =>
  options[option].split(',').map((part) => wholeNumberOption(option, part))
const themes = options.themes.split(',').map((theme) => (theme === 'dark' ? 'dark' : 'light'))
const looks: Look[] = numbers('text').flatMap((text) =>
  themes.flatMap((theme) => numbers('widths').map((width) => ({ width, theme, text }))),
)
const folder = resolve(options.out)

await withMeasuredProduct(options.url, async (url) => {
  const pages = await sheetPages(url, options.pages?.split(','))
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const browser = await chromium.launch(await browserLaunch())
  const shots: Shot[] = []
  try {
    await takeShots(browser, url, folder, pages, looks, (shot) => shots.push(shot))
  } finally {
    await browser.close()
  }
  // Readers come one after the other, pages as they are listed.
  const inOrder = pages.flatMap(({ name }) => shots.filter((shot) => shot.name === name))
  await writeFile(join(folder, 'index.html'), indexPage(inOrder, new Date()))
  console.log(`${shots.length} pictures of ${pages.length} pages: ${join(folder, 'index.html')}`)
})
