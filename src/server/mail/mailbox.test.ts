import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EXAMPLE_COMPANY } from '#domain/company/company-schema.ts'
import { passwordChanged, resetPassword } from './account-messages.ts'
import { createMailbox, MAILBOX_PATH } from './mailbox.ts'
import { createMailer } from './mailer.ts'

const to = 'ada@shop.example'
const { signal } = new AbortController()
let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'adlm-mail-'))
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(dataDir, { recursive: true })
})

const deliver = () =>
  createMailer({
    smtpUrl: undefined,
    mailFrom: 'ADLM <no-reply@localhost>',
    dataDir,
    company: EXAMPLE_COMPANY,
    baseUrl: 'http://localhost:3000',
  })
const get = (path: string) => createMailbox(dataDir).request(path)

it('without a mail server, mail is kept for its owner alone', async () => {
  await deliver()(resetPassword({ to, url: 'https://adlm.example/r' }), { id: crypto.randomUUID(), signal })
  const folder = join(dataDir, 'mail')
  const [name, ...more] = await readdir(folder)
  expect(more).toEqual([])
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  expect((await stat(join(folder, name ?? ''))).mode & 0o777).toBe(0o600)
})

it('the mailbox lists mail, the newest first', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  expect(await (await get(MAILBOX_PATH)).text()).toContain('There is no mail yet')
  for (const name of ['first', 'second', 'third']) {
    await deliver()(
      { ...passwordChanged({ to, username: 'Ada' }), subject: `The ${name}` },
      { id: crypto.randomUUID(), signal },
    )
    vi.advanceTimersByTime(1)
  }
  await writeFile(join(dataDir, 'mail/notes.txt'), 'not a mail')
  await writeFile(join(dataDir, 'mail/half.json.new'), '{')
  const page = await (await get(MAILBOX_PATH)).text()
  expect([...page.matchAll(/The (\w+)<\/a>/g)].map(([, name]) => name)).toEqual(['third', 'second', 'first'])
})

it('a mail is shown as text with links, and as HTML that can do nothing', async () => {
  const url = 'https://adlm.example/reset-password?token=a&next=b'
  await deliver()(resetPassword({ to, url }), { id: crypto.randomUUID(), signal })
  const [, path = ''] = /href="(\/dev\/mail\/[^"]+)"/.exec(await (await get(MAILBOX_PATH)).text()) ?? []
  const answer = await get(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer')
  const page = await answer.text()
  expect(page).toContain(`<a href="${url.replace('&', '&amp;')}">`)
  const itself = await get(`${path}/html`)
  expect(await itself.text()).toContain(`<a href="${url.replace('&', '&amp;')}"`)
  expect(itself.headers.get('Content-Type')).toMatch(/^text\/html/)
  expect(itself.headers.get('Cache-Control')).toBe('no-store')
  expect(itself.headers.get('Content-Security-Policy')).toBe(answer.headers.get('Content-Security-Policy'))
})

it.each(['nothing', '..%2F..%2Fsecret', '%2Fetc%2Fpasswd', '2026-01-01T00-00-00-000Z_0.json', '__proto__'])(
  '%s is no mail',
  async (id) => {
    await writeFile(join(dataDir, 'secret.json'), '{}')
    for (const path of [`${MAILBOX_PATH}/${id}`, `${MAILBOX_PATH}/${id}/html`]) {
      const answer = await get(path)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
    }
  },
)
