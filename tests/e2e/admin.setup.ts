import { readFile, writeFile } from 'node:fs/promises'
import { request as requests, test } from '@playwright/test'
import { connectedAdmin } from '../support/admin-session.ts'
import { ADMIN_BROWSER } from '../support/tested-products.ts'
import { expect } from './visit.ts'

/** A code is good once, so the journeys of an admin share the one session in which it was given. */
test('the demonstration’s admin connects an app', async ({ request, baseURL }) => {
  const isReady = async () => (await request.get('/readyz').catch(() => undefined))?.ok()
  await expect.poll(isReady, { timeout: 40_000 }).toBe(true)
  if (await livesIn(baseURL)) return
  await writeFile(ADMIN_BROWSER, JSON.stringify(await connectedAdmin(request)))
})

/** Whether a server that was started before this run knows the admin still. */
async function livesIn(baseURL: string | undefined): Promise<boolean> {
  const kept = await readFile(ADMIN_BROWSER, 'utf8').catch(() => undefined)
  if (kept === undefined || baseURL === undefined) return false
  const browser = await requests.newContext({ baseURL, storageState: JSON.parse(kept) })
  const refreshed = await browser.post('/api/auth/refresh-token')
  const answer = refreshed.ok() ? await browser.get('/api/admin/reports') : refreshed
  await browser.dispose()
  return answer.ok()
}
