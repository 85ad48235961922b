import { mkdtemp, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { createOutbox, outboxSender } from './outbox.ts'

it('shows what would have been sent, the newest first, as text', async () => {
  const dataDir = await mkdtemp(join(inject('filesDir'), 'outbox-'))
  const outbox = createOutbox(dataDir)
  const show = async () => (await outbox.request('/dev/messages')).text()
  expect(await show()).toContain('There is no message yet.')
  const send = outboxSender(dataDir)
  const { signal } = new AbortController()
  await send({ to: '+2348031234567', text: 'The first', code: '000000' }, signal)
  await send({ to: '+2348031234567', text: '<b>The second</b>', code: '000000' }, signal)
  const page = await show()
  expect(page).toMatch(/&lt;b&gt;The second&lt;\/b&gt;<br>to \+23408031234567[\s\S]*The first/)
  const answer = await outbox.request('/dev/messages')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  const folder = join(dataDir, 'messages')
  expect((await stat(folder)).mode & 0o077).toBe(0)
  for (const name of await readdir(folder)) expect((await stat(join(folder, name))).mode & 0o077).toBe(0)
})
