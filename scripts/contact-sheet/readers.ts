import type { Browser, BrowserContextOptions } from '@playwright/test'
import { connectedAdmin } from '../../tests/support/admin-session.ts'

const PASSWORD = 'block-by-block'

/** People of the demonstration: a shop, somebody who has never sold, and the moderator. */
const PEOPLE = {
  seller: 'adeshokan-cement@demo.adlm.example',
  buyer: 'adaeze-nwosu@demo.adlm.example',
}

export type Reader = 'visitor' | 'admin' | keyof typeof PEOPLE

export type StoredSession = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** Signed in once for all pages. @returns what a browser keeps of it, or nothing of a visitor */
export async function sessionOf(
  browser: Browser,
  baseURL: string,
  reader: Reader,
): Promise<StoredSession | undefined> {
  if (reader === 'visitor') return undefined
  const context = await browser.newContext({ baseURL })
  try {
    if (reader === 'admin') return await connectedAdmin(context.request)
    const data = { email: PEOPLE[reader], password: PASSWORD }
    const answer = await context.request.post('/api/auth/sign-in', { data })
    if (!answer.ok()) throw new Error(`${data.email} cannot sign in at ${baseURL}: ${answer.status()}`)
    return await context.storageState()
  } finally {
    await context.close()
  }
}
