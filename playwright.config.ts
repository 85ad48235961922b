import { rmSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { browserLaunch } from './tests/support/browser.ts'
import { copyDemonstration } from './tests/support/demonstration.ts'
import { isLong } from './tests/support/proof.ts'
import { FUTURE_ADMIN, SOLD_IN, VISITED } from './tests/support/tested-products.ts'

/** For another run of the tests on servers that go on. */
const isKept = process.env.E2E_PORT !== undefined

// Worker processes read this file again: only the first makes the folders anew.
if (process.env.TEST_WORKER_INDEX === undefined && !isKept)
  for (const { dataDir } of [VISITED, SOLD_IN]) {
    rmSync(dataDir, { recursive: true, force: true })
    await copyDemonstration(dataDir)
  }

const FAILURES = /when-the-server-fails/
/** Where pictures are looked at. */
const PICTURES = /@pictures/
/** What only the long proof has. */
const LEFT_OUT = isLong ? [] : [/@long/]

const launchOptions = await browserLaunch()
/** To fetch, decode and paint pictures is a quarter of what a browser does for a page. */
const withoutPictures = {
  ...launchOptions,
  args: [...(launchOptions.args ?? []), '--blink-settings=imagesEnabled=false'],
}

export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results',
  fullyParallel: true,
  // More than two cores: many journeys wait for a line, a timer or a letter.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  // A machine that others use, too, may be slow: what never comes is late enough.
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    launchOptions: withoutPictures,
    // It would answer what a test holds back or counts; the journey without a line has it.
    serviceWorkers: 'block',
    // A trace costs as much as the test: `npm run e2e -- --trace on` makes one.
    screenshot: 'only-on-failure',
    viewport: { width: 1280, height: 900 },
  },
  projects: [
    // The longest journey, with a product of its own: it begins first, so that nobody waits for it at the end.
    { name: 'failures', testMatch: FAILURES },
    { name: 'admin', testMatch: /admin\.setup\.ts$/, use: { baseURL: VISITED.address } },
    {
      name: 'visitors',
      testIgnore: [/selling-/, FAILURES],
      grepInvert: [PICTURES, ...LEFT_OUT],
      dependencies: ['admin'],
      use: { baseURL: VISITED.address },
    },
    {
      name: 'visitors-with-pictures',
      testIgnore: [/selling-/, FAILURES],
      grep: PICTURES,
      grepInvert: LEFT_OUT,
      dependencies: ['admin'],
      use: { baseURL: VISITED.address, launchOptions },
    },
    {
      name: 'sellers',
      testMatch: /selling-/,
      grepInvert: [PICTURES, ...LEFT_OUT],
      use: { baseURL: SOLD_IN.address },
    },
    {
      name: 'sellers-with-pictures',
      testMatch: /selling-/,
      grep: PICTURES,
      grepInvert: LEFT_OUT,
      use: { baseURL: SOLD_IN.address, launchOptions },
    },
  ],
  webServer: [VISITED, SOLD_IN].map(({ port, dataDir, address }) => ({
    command: 'node scripts/start.ts',
    // Both start at once: `admin.setup.ts` waits for the one that is visited, while sellers are busy already.
    ...((address === SOLD_IN.address || isKept) && { url: `${address}/readyz` }),
    // All visitors of a run share one address: they are more than a town that signs up in an hour.
    env: {
      PORT: port,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_SCALE: '50',
      ADMIN_EMAILS: FUTURE_ADMIN,
    },
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
    timeout: 120_000,
    reuseExistingServer: isKept,
    stdout: 'pipe' as const,
  })),
})
