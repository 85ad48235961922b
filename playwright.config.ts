import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserLaunch } from './tests/support/browser.ts'

const PORT = process.env.E2E_PORT ?? '3210'

const dataDir = join(import.meta.dirname, `node_modules/.cache/e2e-${PORT}`)
// Worker processes read this file again: only the first begins with an empty folder.
if (process.env.TEST_WORKER_INDEX === undefined) rmSync(dataDir, { recursive: true, force: true })

export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: await browserLaunch(),
    screenshot: 'only-on-failure',
    viewport: { width: 1280, height: 900 },
  },
  // Sellers put thousands of things up, which visitors who count or compare lists are not to meet.
  projects: [
    { name: 'visitors', testIgnore: /selling-/ },
    { name: 'sellers', testMatch: /selling-/, dependencies: ['visitors'] },
  ],
  webServer: {
    command: 'node scripts/start.ts',
    url: `http://127.0.0.1:${PORT}/readyz`,
    // All visitors of a run share one address: they are more than a town that signs up in an hour.
    env: { PORT, DATA_DIR: dataDir, LOG_LEVEL: 'warn', RATE_LIMIT_SCALE: '50' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    timeout: 120_000,
    reuseExistingServer: process.env.E2E_PORT !== undefined,
    stdout: 'pipe',
  },
})
