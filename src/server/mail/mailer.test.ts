import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EXAMPLE_COMPANY } from '#domain/company/company-schema.ts'
import { JOBS } from '#server/jobs/jobs.ts'
import { prepareQueue } from '#server/jobs/prepare-queue.ts'
import { createQueue, DEAD_LETTERS } from '#server/jobs/queue.ts'
import { createLog } from '#server/log.ts'
import { readable, startMailServer } from '../../../tests/support/mail-server.ts'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import { passwordChanged, resetPassword } from './account-messages.ts'
import { createMailer, type DeliverMail } from './mailer.ts'

/** Tried again at once, so that more tries than these would take longer than a server needs to come back. */
const KINDS = { mail: { ...JOBS.mail, retries: { limit: 200, delay: 0, longestDelay: 0 } } }
const EMAIL = resetPassword({
  to: 'ada@shop.example',
  url: 'https://adlm.example/reset?token=s3cret&next=1',
})
const FROM = 'ADLM <no-reply@adlm.example>'

const { db, drop } = await createTestDatabase()
await prepareQueue(db.$client, KINDS)
const lines: string[] = []
const log = createLog('info', { write: (line) => lines.push(line) })
const closing: (() => Promise<void>)[] = []

beforeEach(async () => {
  lines.length = 0
  await db.execute(sql`DELETE FROM pgboss.job`)
})
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  // Nothing that is written to somebody is ever told to the log.
  expect(lines.join()).not.toMatch(/s3cret|ada@|shop\.example/)
})
afterAll(drop)

async function server(options?: Parameters<typeof startMailServer>[0]) {
  const started = await startMailServer({ hideSTARTTLS: true, ...options })
  closing.push(started.close)
  return started
}

const FIXED = { dataDir: '/nowhere', company: EXAMPLE_COMPANY, baseUrl: 'http://localhost:3000' }

const mailerTo = (port: number, { user = '', query = '' } = {}) =>
  createMailer(
    { smtpUrl: `smtp://${user}127.0.0.1:${port}${query}`, mailFrom: FROM, ...FIXED },
    { connect: 500, greeting: 500, silence: 500 },
  )

async function working(mail: DeliverMail) {
  const queue = createQueue(db, log, KINDS, { pollSeconds: 0.5, upkeepSeconds: 1, drainMs: 1_000 })
  closing.unshift(queue.stop)
  await queue.work({ mail })
  return queue
}

/** A busy machine loses a try or two, and each is waited for longer than the one before. */
const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 40_000, interval: 50 })
const states = async (name: string) => {
  const { rows } = await db.execute<{ state: string }>(
    sql`SELECT state::text FROM pgboss.job WHERE name = ${name}`,
  )
  return rows.map(({ state }) => state)
}

it('delivers a mail as text and HTML, from us, to one receiver', async () => {
  const { received, port } = await server()
  const queue = await working(mailerTo(port))
  await queue.send('mail', EMAIL)
  await soon(() => expect(received).toHaveLength(1))
  const [mail] = received
  expect(mail).toMatchObject({ from: 'no-reply@adlm.example', to: ['ada@shop.example'], secure: false })
  const words = readable(mail?.raw ?? '')
  expect(words).toContain('From: ADLM <no-reply@adlm.example>\r\n')
  expect(words).toContain('To: ada@shop.example\r\n')
  expect(words).toContain('Subject: Set a new password for ADLM\r\n')
  expect(words).toContain('Auto-Submitted: auto-generated\r\n')
  expect(words).toMatch(/Message-ID: <[\da-f-]{36}@adlm\.example>\r\n/)
  expect(words).toContain('Set a new password:\r\nhttps://adlm.example/reset?token=s3cret&next=1\r\n')
  expect(words).toContain('href="https://adlm.example/reset?token=s3cret&amp;next=1"')
})

it('says where an answer goes, and where one button leaves the list', async () => {
  const { received, port } = await server()
  const queue = await working(mailerTo(port))
  const oneClickUrl = 'https://adlm.example/api/newsletter/unsubscribe/one-click?token=s3cret'
  await queue.send('mail', { ...EMAIL, replyTo: 'obi@shop.example', oneClickUrl })
  await soon(() => expect(received).toHaveLength(1))
  const words = readable(received[0]?.raw ?? '').replaceAll(/\r\n /g, ' ')
  expect(words).toContain('Reply-To: obi@shop.example\r\n')
  expect(words).toContain(`List-Unsubscribe: <${oneClickUrl}>\r\n`)
  expect(words).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
})

it('a server that is down loses nothing', { tags: ['slow'] }, async () => {
  const { received, port, close, reopen } = await server()
  await close()
  const queue = await working(mailerTo(port))
  for (const name of ['ada', 'obi', 'eze']) await queue.send('mail', { ...EMAIL, to: `${name}@shop.example` })
  await soon(() => expect(lines.filter((line) => line.includes('tried again')).length).toBeGreaterThan(3))
  expect(lines.join()).toContain('The mail was not delivered, CONN, ESOCKET')
  await reopen()
  await soon(() => expect(received).toHaveLength(3))
  expect(received.flatMap(({ to }) => to).sort()).toEqual([
    'ada@shop.example',
    'eze@shop.example',
    'obi@shop.example',
  ])
})

it('a server that greets too late does not hold the work', { tags: ['slow', 'long'] }, async () => {
  let connections = 0
  const { received, port } = await server({
    onConnect: (_, done) => {
      connections++
      setTimeout(done, connections === 1 ? 5_000 : 0)
    },
  })
  const queue = await working(mailerTo(port))
  await queue.send('mail', EMAIL)
  await soon(() => expect(lines.join()).toContain('ETIMEDOUT'))
  await soon(() => expect(received).toHaveLength(1))
})

const answer = (responseCode: number) =>
  Object.assign(new Error('<ada@shop.example> is not welcome'), { responseCode })

it('a refusal for now is tried again', { tags: ['slow'] }, async () => {
  let tries = 0
  const { received, port } = await server({
    onRcptTo: (_, __, done) => done(tries++ < 2 ? answer(451) : null),
  })
  const queue = await working(mailerTo(port))
  await queue.send('mail', EMAIL)
  await soon(() => expect(received).toHaveLength(1))
  expect(tries).toBe(3)
  expect(lines.join()).toContain('The mail was not delivered, RCPT TO, EENVELOPE, 451')
})

describe('a refusal for good', () => {
  it('of the receiver is final: the mail is kept and told', async () => {
    let tries = 0
    const { port } = await server({
      onRcptTo: (_, __, done) => {
        tries++
        done(answer(550))
      },
    })
    const queue = await working(mailerTo(port))
    await queue.send('mail', EMAIL)
    await soon(async () => expect(await states(DEAD_LETTERS)).toEqual(['created']))
    expect(await states('mail')).toEqual(['failed'])
    expect(tries).toBe(1)
    const [givenUp] = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'job given up')
    expect(givenUp).toMatchObject({ queue: 'mail', tries: 1, job: expect.stringMatching(/^[\da-f-]{36}$/) })
  })

  it('of our password is for us to put right: the mail waits', { tags: ['slow'] }, async () => {
    let password = 'new'
    const { received, port } = await server({
      authOptional: false,
      hideSTARTTLS: false,
      onAuth: (auth, _, done) =>
        auth.password === password ? done(null, { user: 'adlm' }) : done(answer(535)),
    })
    const queue = await working(
      mailerTo(port, { user: 'adlm:p%40ss%3A%20w@', query: '?tls.rejectUnauthorized=false' }),
    )
    await queue.send('mail', EMAIL)
    await soon(() => expect(lines.join()).toContain('EAUTH, 535'))
    expect(lines.join()).not.toContain('p@ss')
    password = 'p@ss: w'
    await soon(() => expect(received).toMatchObject([{ user: 'adlm', secure: true }]))
  })
})

it('the password does not go over an open line', { tags: ['slow'] }, async () => {
  let requests = 0
  const { port } = await server({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_, __, done) => {
      requests++
      done(null, { user: 'adlm' })
    },
  })
  const queue = await working(mailerTo(port, { user: 'adlm:secret@' }))
  await queue.send('mail', EMAIL)
  await soon(() => expect(lines.join()).toContain('tried again'))
  expect(requests).toBe(0)
})

it('two instances deliver one mail once', { tags: ['slow'] }, async () => {
  const { received, port } = await server()
  const [queue] = await Promise.all([working(mailerTo(port)), working(mailerTo(port))])
  const requested = Array.from({ length: 6 }, (_, index) => `ada${index}@shop.example`)
  for (const to of requested) await queue.send('mail', passwordChanged({ to, username: 'Ada' }))
  await soon(async () => expect(await states('mail')).toEqual(requested.map(() => 'completed')))
  expect(received.flatMap(({ to }) => to).sort()).toEqual(requested)
})

it('a product that stops does not wait for a mail server', { tags: ['slow', 'long'] }, async () => {
  const { port } = await server({ onConnect: () => undefined })
  const queue = await working(createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: FROM, ...FIXED }))
  await queue.send('mail', EMAIL)
  await soon(async () => expect(await states('mail')).toEqual(['active']))
  const start = performance.now()
  await queue.stop()
  // The mail server would be waited for a quarter of a minute.
  expect(performance.now() - start).toBeLessThan(10_000)
  expect(await states('mail')).toEqual(['retry'])
})

it.each([
  'ada@shop.example\r\nBcc: eve@evil.example',
  'ada@shop.example, eve@evil.example',
  'ada@shop.example;eve@evil.example',
  '"ada" <eve@evil.example>',
  'eve@evil.example <ada@shop.example>',
  'ada@shop.example ',
  'ada',
])('%j is no address', async (to) => {
  const queue = createQueue(db, log, KINDS)
  await expect(queue.send('mail', { ...EMAIL, to })).rejects.toThrow()
  const { rows } = await db.execute(sql`SELECT state FROM pgboss.job WHERE data->>'to' = ${to}`)
  expect(rows).toHaveLength(0)
})

it('a subject of several lines is refused', async () => {
  const queue = createQueue(db, log, KINDS)
  for (const subject of ['Hello\r\nBcc: eve@evil.example', 'Hello\nX: y', 'Hello\u2028there'])
    await expect(queue.send('mail', { ...EMAIL, subject })).rejects.toThrow()
})
