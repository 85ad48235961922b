import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { COMPANY } from '#domain/company.ts'
import { findMail, listMail, mailFolder } from './mail-folder.ts'

export const MAILBOX_PATH = '/dev/mail'

/** Nothing runs and nothing is loaded, on these pages and in the mail itself, which brings its own styles. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
  body { max-width: 48rem; margin: 0 auto; padding: 1rem; color: light-dark(#0f2942, #fbfaf7); background: light-dark(#fbfaf7, #0f2942) }
  a { color: inherit }
  li { margin-block: 1rem }
  li a, dt { font-weight: 600 }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem }
  dd { margin: 0; overflow-wrap: anywhere }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
`

/** The demonstration's mail, for a person to read: what would have been sent. */
export function createMailbox(dataDir: string): Hono {
  const folder = mailFolder(dataDir)
  const mailbox = new Hono()
  mailbox.use(`${MAILBOX_PATH}/*`, async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
    c.header('Content-Security-Policy', POLICY)
    c.header('Referrer-Policy', 'no-referrer')
  })

  mailbox.get(MAILBOX_PATH, async (c) => {
    const mails = await listMail(folder)
    const items = mails.map(
      ({ id, at, to, subject }) =>
        html`<li><a href="${MAILBOX_PATH}/${id}">${subject}</a><br>to ${to}, ${moment(at)}</li>`,
    )
    return c.html(
      page(
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
      page(
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

const page = (title: string, content: ReturnType<typeof html>) =>
  html`<!doctype html>
<html lang="en-NG">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title} – ${COMPANY.name}</title><style>${raw(STYLE)}</style></head>
<body><main>${content}</main></body>
</html>`

const allMail = html`<p><a href="${MAILBOX_PATH}">All mail</a></p>`

const noSuchMail = page('No such mail', html`<h1>There is no such mail</h1>${allMail}`)

const moment = (at: string) => html`<time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time>`

/** Every address in a text becomes a link. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))
