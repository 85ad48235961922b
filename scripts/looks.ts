/**
 * Whether the ten most important pages still look as they did when somebody last looked at them: two screens of each, on a phone and at
 * a desk, compared pixel by pixel with the pictures in tests/looks. `--update` takes those anew; then they are looked at before they are
 * committed. The browser and the fonts are those of the packages, so that pictures of one machine hold on another.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { browserLaunch } from '../tests/support/browser.ts'
import { table } from './bench/table.ts'
import { withMeasuredProduct } from './browser/measured-product.ts'
import { root } from './built-folder.ts'
import { changedShare, storeBaseline } from './contact-sheet/baseline.ts'
import { sheetPages } from './contact-sheet/pages.ts'
import { type Look, SCREENS, type Shot, takeShots } from './contact-sheet/shots.ts'

const PAGES = [
  'home',
  'market',
  'marketplace',
  'product',
  'search',
  'listing',
  'shop',
  'comparison',
  'prices',
  'rates',
]
const LOOKS: Look[] = [390, 1440].map((width) => ({ width, theme: 'light', text: 100 }))
const BASELINES = join(root, 'tests/looks')
const SCREENS_COMPARED = 2
/** Days and ages of prices change by themselves: a share of the pixels, in percent. */
const TOLERATED_PERCENT = 1.5

const { values: options } = parseArgs({
  options: { url: { type: 'string' }, update: { type: 'boolean', default: false } },
})

await withMeasuredProduct(options.url, async (url) => {
  const folder = await mkdtemp(join(tmpdir(), 'adlm-looks-'))
  const browser = await chromium.launch(await browserLaunch())
  try {
    const shots: Shot[] = []
    await takeShots(browser, url, folder, await sheetPages(url, PAGES), LOOKS, (shot) => shots.push(shot))
    const lines: string[][] = []
    for (const { file, name, width } of shots) {
      const taken = join(folder, file)
      const baseline = join(BASELINES, `${name}-${width}.webp`)
      const height = (SCREENS[width] ?? 0) * SCREENS_COMPARED
      if (options.update) await storeBaseline(taken, baseline, height)
      else {
        const percent = 100 * (await changedShare(taken, baseline, height))
        const isChanged = percent > TOLERATED_PERCENT
        if (isChanged) process.exitCode = 1
        lines.push([name, `${width} px`, `${percent.toFixed(2)} %`, isChanged ? 'looks different' : ''])
      }
    }
    console.log(
      options.update
        ? `${shots.length} pictures in ${BASELINES}`
        : table([['page', 'width', 'changed', ''], ...lines]),
    )
  } finally {
    await browser.close()
    await rm(folder, { recursive: true })
  }
})
