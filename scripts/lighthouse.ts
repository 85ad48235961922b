/** Lighthouse on the built product, as docs/benchmarks.md has it: what search engines and browsers' own tools say of ten pages. */
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { browserLaunch } from '../tests/support/browser.ts'
import { wholeNumberOption } from './bench/surroundings.ts'
import { table } from './bench/table.ts'
import { median, pathsOf, withMeasuredProduct } from './browser/measured-product.ts'

const PATTERNS = [
  '/',
  '/market',
  '/marketplace',
  '/product/{id}',
  '/search',
  '/listing/{id}',
  '/sellerShop/{id}',
  '/materials/cement',
  '/prices',
  '/rate-gen/concrete-1-2-4',
]
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const DEBUG_PORT = 9_333

const { values: options } = parseArgs({
  options: { url: { type: 'string' }, rounds: { type: 'string', default: '5' } },
})
const rounds = wholeNumberOption('rounds', options.rounds)

await withMeasuredProduct(options.url, async (url) => {
  const launch = await browserLaunch()
  const browser = await chromium.launch({
    ...launch,
    args: [...(launch.args ?? []), `--remote-debugging-port=${DEBUG_PORT}`],
  })
  const lines: string[][] = []
  const findings = new Set<string>()
  for (const [index, path] of (await pathsOf(url, PATTERNS)).entries()) {
    const pattern = PATTERNS[index] ?? path
    // Once before, so that the server has rendered the page.
    await fetch(url + path)
    const scores: Record<string, number[]> = {}
    for (let round = 0; round < rounds; round++) {
      const run = await lighthouse(url + path, {
        port: DEBUG_PORT,
        logLevel: 'error',
        output: 'json',
        onlyCategories: [...CATEGORIES],
      })
      if (!run) throw new Error(`Lighthouse has no result for ${path}`)
      const { categories, audits } = run.lhr
      for (const name of CATEGORIES) {
        const category = categories[name]
        scores[name] = [...(scores[name] ?? []), Math.round((category?.score ?? 0) * 100)]
        for (const { id, weight } of category?.auditRefs ?? []) {
          const audit = audits[id]
          if (weight > 0 && name !== 'performance' && audit?.score !== null && (audit?.score ?? 1) < 1)
            findings.add(`${pattern}: ${name}: ${audit?.title}`)
        }
      }
      for (const id of ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'])
        scores[id] = [...(scores[id] ?? []), audits[id]?.numericValue ?? Number.NaN]
    }
    const of = (name: string) => median(scores[name] ?? [])
    const line = [
      pattern,
      ...CATEGORIES.map((name) => String(of(name))),
      `${(of('largest-contentful-paint') / 1_000).toFixed(1)} s`,
      `${Math.round(of('total-blocking-time'))} ms`,
      of('cumulative-layout-shift').toFixed(3),
    ]
    lines.push(line)
    console.log(`${index + 1} of ${PATTERNS.length}: ${line.join('  ')}`)
  }
  await browser.close()
  console.log(table([['page', ...CATEGORIES, 'LCP', 'blocked', 'shift'], ...lines]))
  for (const finding of findings) console.log(finding)
})
