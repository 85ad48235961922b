/**
 * Whether a long list scrolls at 60 frames a second on a cheap phone: 200 rows of the market on a processor four times slower, swiped
 * from end to end, with a trace of the page's main thread. Its own processor time is what counts: other work of the machine is not in it.
 */
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { browserLaunch } from '../tests/support/browser.ts'
import { wholeNumberOption } from './bench/surroundings.ts'
import { table } from './bench/table.ts'
import { median, withMeasuredProduct } from './browser/measured-product.ts'

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }
const CPU_SLOWER = 4
const FRAME_MS = 1_000 / 60
const PATIENCE_MS = 60_000
const SPEED_PX_PER_S = 3_000

type TraceEvent = {
  name: string
  ph: string
  ts: number
  tdur?: number
  args?: { name?: string }
  tid: number
}
type Swipe = { frames: number; late: number; work: number; longest: number }

const { values: options } = parseArgs({
  options: {
    url: { type: 'string' },
    rows: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '3' },
  },
})
const rows = wholeNumberOption('rows', options.rows)
const rounds = wholeNumberOption('rounds', options.rounds)

await withMeasuredProduct(options.url, async (url) => {
  const browser = await chromium.launch(await browserLaunch())
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(`${url}/market`, { timeout: PATIENCE_MS })
  await page.waitForFunction(() => !('$_TSR' in window), undefined, { timeout: PATIENCE_MS })
  const cards = page.locator('#explorer article')
  const more = page.locator('#explorer').getByRole('button', { name: 'Show More' })
  for (let shown = await cards.count(); shown < rows; shown = await cards.count()) {
    await more.click()
    await page.waitForFunction(
      (before) => document.querySelectorAll('#explorer article').length > before,
      shown,
      {
        timeout: PATIENCE_MS,
      },
    )
  }
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
  const swipes: Swipe[] = []
  for (let round = 0; round < rounds; round++) swipes.push(await swipe(page))
  const shown = await cards.count()
  await browser.close()
  const of = (name: keyof Swipe) => median(swipes.map((each) => each[name]))
  console.log(
    table([
      ['rows', 'frames', 'work a frame', 'longest task', 'frames later than two'],
      [
        String(shown),
        String(of('frames')),
        `${of('work').toFixed(1)} of ${FRAME_MS.toFixed(1)} ms`,
        `${of('longest').toFixed(0)} ms`,
        String(of('late')),
      ],
    ]),
  )
})

/** From the beginning of the list to its end. */
async function swipe(page: Page): Promise<Swipe> {
  await page.evaluate(() => window.scrollTo(0, 0))
  const devtools = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const ended = new Promise((done) => devtools.once('Tracing.tracingComplete', done))
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { frameTimes: times })
    const note = (time: number) => {
      times.push(time)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  const distance = await page.evaluate(
    () => (document.querySelector('#explorer')?.getBoundingClientRect().bottom ?? 0) - window.innerHeight,
  )
  await devtools.send('Tracing.start', {
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', 'toplevel', '__metadata'] },
  })
  await devtools.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 500,
    yDistance: -distance,
    speed: SPEED_PX_PER_S,
    gestureSourceType: 'touch',
  })
  await devtools.send('Tracing.end')
  await ended
  const times = await page.evaluate(() => (window as unknown as { frameTimes: number[] }).frameTimes)
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ tid }) => tid),
  )
  const tasks = events.filter(({ name, tid }) => name === 'RunTask' && main.has(tid))
  const worked = tasks.map(({ tdur = 0 }) => tdur / 1_000)
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time))
  return {
    frames: gaps.length,
    late: gaps.filter((gap) => gap > 2.5 * FRAME_MS).length,
    work: worked.reduce((sum, each) => sum + each, 0) / gaps.length,
    longest: Math.max(...worked),
  }
}
