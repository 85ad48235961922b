import { Hono } from 'hono'
import { html } from 'hono/html'
import { COMPANY } from '#domain/company.ts'
import { devPage, moment, protectDevPages } from './dev-page.ts'
import { findMail, listMail, mailFolder } from './mail-folder.ts'

export const MAILBOX_PATH = '/dev/mail'

/** The demonstration's mail, for a person to read: what would have been sent. */
export function createMailbox(dataDir: string): Hono {
  const folder = mailFolder(dataDir)
  const mailbox = new Hono()
  mailbox.use(`${MAILBOX_PATH}/*`, protectDevPages)

  mailbox.get(MAILBOX_PATH, async (c) => {
    const mails = await listMail(folder)
    const items = mails.map(
      ({ id, at, to, subject }) =>
        html`<li><a href="${MAILBOX_PATH}/${id}">${subject}</a><br>to ${to}, ${moment(at)}</li>`,
    )
    return c.html(
      devPage(
        'Mail',
        html`<h1>Mail</h1>
<p>What ${COMPANY.name} would have sent, the newest first.</p>
${items.length > 0 ? html`<ol>${items}</ol>` : html`<p>There is no mail yet.</p>`}`,
      ),
    )
  })

  mailbox.get(`${MAILBOX_PATH}/:id`, async (c) => {
    const id = c.req.param('id')
    const mail = await findMail(folder, id)
    if (!mail) return c.html(noSuchMail, 404)
    const { at, to, subject, text } = mail
    return c.html(
      devPage(
        subject,
        html`${allMail}
<h1>${subject}</h1>
<dl><dt>To</dt><dd>${to}</dd><dt>Sent</dt><dd>${moment(at)}</dd></dl>
<pre>${linked(text)}</pre>
<p><a href="${MAILBOX_PATH}/${id}/html">The same as HTML</a></p>`,
      ),
    )
  })

  /** The mail itself, as a mail program would show it. */
  mailbox.get(`${MAILBOX_PATH}/:id/html`, async (c) => {
    const mail = await findMail(folder, c.req.param('id'))
    return mail ? c.html(mail.html) : c.html(noSuchMail, 404)
  })
  return mailbox
}

const allMail = html`<p><a href="${MAILBOX_PATH}">All mail</a></p>`

const noSuchMail = devPage('No such mail', html`<h1>There is no such mail</h1>${allMail}`)

/** Every address in a text becomes a link. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))
