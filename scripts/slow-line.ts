/** What a visitor on a slow line and a cheap phone waits for, as docs/benchmarks.md has it. */
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { browserLaunch } from '../tests/support/browser.ts'
import { wholeNumberOption } from './bench/surroundings.ts'
import { table } from './bench/table.ts'
import { median, pathsOf, withMeasuredProduct } from './browser/measured-product.ts'

const PATTERNS = ['/', '/market', '/product/{id}', '/search', '/materials/cement']

const LINE = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 }
const CPU_SLOWER = 4
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }

/** How long scripts may take before the visit is given up. */
const PATIENCE_MS = 60_000

type Visit = { painted: number; visible: number; search: number; scripts: number; bytes: number }

declare global {
  interface Window {
    moments: Partial<Record<'visible' | 'search' | 'scripts', number>>
  }
}

const { values: options } = parseArgs({
  options: { url: { type: 'string' }, rounds: { type: 'string', default: '5' } },
})
const rounds = wholeNumberOption('rounds', options.rounds)

await withMeasuredProduct(options.url, async (url) => {
  const browser = await chromium.launch(await browserLaunch())
  const paths = await pathsOf(url, PATTERNS)
  const lines: string[][] = []
  for (const [index, path] of paths.entries()) {
    // Once before, so that the server has rendered the page.
    await fetch(url + path)
    const visits: Visit[] = []
    for (let round = 0; round < rounds; round++) visits.push(await visit(browser, url + path))
    const seconds = (name: keyof Visit) => (median(visits.map((each) => each[name])) / 1_000).toFixed(1)
    lines.push([
      PATTERNS[index] ?? '',
      ...(['painted', 'visible', 'search', 'scripts'] as const).map((name) => `${seconds(name)} s`),
      `${Math.round(median(visits.map(({ bytes }) => bytes)) / 1_000)} kB`,
    ])
  }
  await browser.close()
  console.log(
    table([
      ['page', 'first paint', 'content visible', 'search usable', 'scripts ready', 'until then'],
      ...lines,
    ]),
  )
})

/** A first visit: nothing is cached, and nobody has visited in this session. */
async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', LINE)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
    let bytes = 0
    devtools.on('Network.dataReceived', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await page.addInitScript(watchMoments)
    await page.goto(address, { waitUntil: 'commit', timeout: PATIENCE_MS })
    await page.waitForFunction(() => window.moments.scripts !== undefined, undefined, {
      timeout: PATIENCE_MS,
      polling: 200,
    })
    const sent = bytes
    const moments = await page.evaluate(() => ({
      ...window.moments,
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    }))
    const { painted = Number.NaN, visible = Number.NaN, search = Number.NaN, scripts = Number.NaN } = moments
    return { painted, visible, search, scripts, bytes: sent }
  } finally {
    await context.close()
  }
}

/** Runs in the page, frame by frame: frames come as soon as something can be painted. */
function watchMoments(): void {
  window.moments = {}
  const { moments } = window
  const look = () => {
    const heading = document.querySelector('main h1')
    const overlay = document.querySelector('.overlay')
    const isCovered =
      overlay &&
      getComputedStyle(overlay).display !== 'none' &&
      getComputedStyle(overlay).visibility !== 'hidden'
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
    if (isPainted && !isCovered && heading?.getClientRects().length) moments.visible ??= performance.now()
    // The field of the header, which sends itself without scripts, and can be opened: the button's own work, not a script's.
    const box = document.querySelector<HTMLElement>('search[popover]')
    const opener = box && document.querySelector<HTMLElement>(`button[popovertarget="${box.id}"]`)
    if (moments.visible !== undefined && moments.search === undefined && opener?.getClientRects().length) {
      opener.click()
      const field = box?.querySelector('input')
      if (box?.matches(':popover-open') && field?.form?.action && field.getClientRects().length)
        moments.search = performance.now()
      box?.hidePopover()
    }
    // The framework's store of the page goes when the page has been taken over.
    if (moments.search !== undefined && document.readyState !== 'loading' && !('$_TSR' in window))
      moments.scripts ??= performance.now()
    if (moments.scripts === undefined) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
