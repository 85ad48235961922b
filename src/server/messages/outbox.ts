import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { html } from 'hono/html'
import * as z from 'zod/mini'
import { COMPANY } from '#domain/company.ts'
import { formatPhone } from '#domain/phone.ts'
import { ignoreNotFound } from '#server/files/atomic-directory.ts'
import { devPage, moment, protectDevPages } from '#server/mail/dev-page.ts'
import type { SendMessage } from './message-gateway.ts'

const OUTBOX_PATH = '/dev/messages'

const SHOWN = 100
const NAME = /^[\dTZ-]+_\d+\.json$/

const outboxFolder = (dataDir: string) => join(dataDir, 'messages')

const StoredMessage = z.object({ at: z.string(), to: z.string(), text: z.string() })
type StoredMessage = z.infer<typeof StoredMessage>

/** Keeps the demonstration's messages on disk, one file each; nobody's phone rings. Only its owner may read the folder. */
export function outboxSender(dataDir: string): SendMessage {
  const folder = outboxFolder(dataDir)
  return async ({ to, text }) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const at = new Date().toISOString()
    const file = join(folder, `${at.replace(/[:.]/g, '-')}_${process.hrtime.bigint()}.json`)
    const stored: StoredMessage = { at, to, text }
    await writeFile(`${file}.new`, JSON.stringify(stored), { mode: 0o600 })
    await rename(`${file}.new`, file)
  }
}

/** The newest first. */
async function listMessages(folder: string): Promise<StoredMessage[]> {
  const names = (await readdir(folder).catch(ignoreNotFound)) ?? []
  const newest = names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
    .slice(0, SHOWN)
  return Promise.all(
    newest.map(async (name) => StoredMessage.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))),
  )
}

/** The messages of the demonstration, for a person to read: what would have been sent. */
export function createOutbox(dataDir: string): Hono {
  const outbox = new Hono()
  outbox.use(OUTBOX_PATH, protectDevPages)
  outbox.get(OUTBOX_PATH, async (c) => {
    const messages = await listMessages(outboxFolder(dataDir))
    const items = messages.map(
      ({ at, to, text }) => html`<li>${text}<br>to ${formatPhone(to)}, ${moment(at)}</li>`,
    )
    return c.html(
      devPage(
        'Messages',
        html`<h1>Messages</h1>
<p>What ${COMPANY.name} would have sent to phones, the newest first.</p>
${items.length > 0 ? html`<ol>${items}</ol>` : html`<p>There is no message yet.</p>`}`,
      ),
    )
  })
  return outbox
}
