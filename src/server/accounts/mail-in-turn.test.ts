import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { JOBS, type Jobs } from '#server/jobs/jobs.ts'
import { createQueue } from '#server/jobs/queue.ts'
import type { DeliverMail } from '#server/mail/mailer.ts'
import { createPerson } from '../../../tests/support/people.ts'
import { createTestApi } from '../../../tests/support/test-app.ts'
import { accountMail } from './account-mail.ts'

const { call, ctx, db } = await createTestApi()
ctx.settings.trustedProxies = 1

const KINDS = { 'reset-mail': JOBS['reset-mail'], 'confirmation-mail': JOBS['confirmation-mail'] }
type Letters = Pick<Jobs, keyof typeof KINDS>

const HONEST = 'honest@shop.example'
const sent: string[] = []
let stop = async () => {}

beforeEach(async () => {
  sent.length = 0
  await createPerson(db, { email: HONEST })
})
afterEach(() => stop())

/** Works on the mails as the product does, with a mail server that takes its time. */
async function work(deliver: DeliverMail = sendOne) {
  const queue = createQueue<Letters>(db, ctx.log, KINDS, { drainMs: 100 })
  stop = queue.stop
  await queue.work(accountMail(ctx, deliver))
}
const sendOne: DeliverMail = async ({ to }) => {
  await db.execute(sql`SELECT pg_sleep(0.05)`)
  sent.push(to)
}

const from = (address: string) => ({ 'X-Forwarded-For': address })
const reset = async (email: string, address: string) =>
  expect((await call('POST', '/auth/reset-password', { email }, from(address))).status).toBe(200)
/** At one letter a second it would take a minute. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 20 })

/** Accounts that somebody else asks resets for. */
async function victims(count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, index) => `victim${index}@shop.example`)
  for (const email of emails) await createPerson(db, { email })
  return emails
}

describe('a letter that somebody asks for honestly', { tags: ['slow'] }, () => {
  it('leaves soon after 60 that a stranger has asked for', { tags: ['long'] }, async () => {
    for (const email of await victims(12))
      for (let count = 0; count < 5; count++) await reset(email, '192.0.2.1')
    await reset(HONEST, '198.51.100.1')
    await work()
    await soon(() => expect(sent).toContain(HONEST))
    expect(sent.indexOf(HONEST)).toBeLessThan(20)
  })

  it('leaves as soon after those of 36 addresses, however many each asks for', {
    tags: ['long'],
  }, async () => {
    const emails = await victims(36)
    for (const [index, email] of emails.entries())
      for (let count = 0; count < 2; count++) await reset(email, `192.0.2.${index}`)
    await reset(HONEST, '198.51.100.1')
    await work()
    await soon(() => expect(sent).toContain(HONEST))
    expect(sent.indexOf(HONEST)).toBeLessThan(55)
  })

  it('is not delayed by many who ask for one account', async () => {
    const [email = ''] = await victims(1)
    for (let index = 0; index < 60; index++) await reset(email, `192.0.2.${index}`)
    await reset(HONEST, '198.51.100.1')
    await work()
    await soon(() => expect(sent).toContain(HONEST))
    expect(sent.indexOf(HONEST)).toBeLessThan(20)
  })

  it('confirms an address though one address opens account after account', async () => {
    const signUp = async (email: string, address: string) =>
      expect(
        await call(
          'POST',
          '/auth/sign-up',
          { username: 'Ada', email, password: 'Cement 42.5R!' },
          from(address),
        ),
      ).toMatchObject({ status: 201 })
    for (let index = 0; index < 20; index++) await signUp(`made-up${index}@shop.example`, '192.0.2.1')
    await signUp('newcomer@shop.example', '198.51.100.1')
    await work()
    await soon(() => expect(sent).toContain('newcomer@shop.example'))
    expect(sent.indexOf('newcomer@shop.example')).toBeLessThan(19)
  })

  it('does not wait for one that the mail server hangs on', { tags: ['long'] }, async () => {
    const emails = await victims(30)
    for (const [index, email] of emails.entries()) await reset(email, `192.0.2.${index}`)
    const [hanging, ...others] = emails
    await work(async (letter, run) => {
      if (letter.to === hanging) await new Promise((resolve) => run.signal.addEventListener('abort', resolve))
      else await sendOne(letter, run)
    })
    await soon(() => expect(sent.toSorted()).toEqual(others.toSorted()))
  })
})
