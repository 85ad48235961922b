import { createTransport, type NodemailerError } from 'nodemailer'
import type { Env } from '#server/env.ts'
import type { EmailTemplate } from '#server/jobs/jobs.ts'
import { type JobRun, PermanentFailure } from '#server/jobs/queue.ts'
import { renderEmail } from './email-template.ts'
import { mailFolder, storeMail } from './mail-folder.ts'

/** Hands one mail over. The same run gives the same Message-ID, so that a receiver knows a repetition. @throws PermanentFailure */
export type DeliverMail = (emailTemplate: EmailTemplate, run: JobRun) => Promise<void>

/** Time limits of the connection, the greeting of the mail server, and each of its responses. */
const TIMEOUTS_MS = { connect: 10_000, greeting: 15_000, silence: 30_000 }

/** Delivers by SMTP where a server is configured, otherwise into files. */
export function createMailer(
  {
    smtpUrl,
    mailFrom,
    dataDir,
    company,
    baseUrl,
  }: Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'company' | 'baseUrl'>,
  timeouts = TIMEOUTS_MS,
): DeliverMail {
  // Without an address there is the form of the front page.
  const contact = company.email ?? `${baseUrl}/`
  if (smtpUrl === undefined)
    return async (emailTemplate, { id }) =>
      storeMail(mailFolder(dataDir), id, await renderEmail(emailTemplate, contact))
  const transport = createTransport({
    url: smtpUrl,
    // The password is only sent over an encrypted connection.
    requireTLS: new URL(smtpUrl).password !== '',
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
    dnsTimeout: timeouts.connect,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const [, domain] = /@([^\s<>@]+)>?$/.exec(mailFrom) ?? []
  return async (emailTemplate, { id, signal }) => {
    const { to, subject, text, html } = await renderEmail(emailTemplate, contact)
    try {
      await transport.sendMail({
        from: mailFrom,
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
        ...(emailTemplate.replyTo && { replyTo: { name: '', address: emailTemplate.replyTo } }),
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(emailTemplate.oneClickUrl && {
            'List-Unsubscribe': `<${emailTemplate.oneClickUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        signal,
      })
    } catch (error) {
      throw error instanceof Error ? withoutContents(error) : error
    }
  }
}

/** Mail servers quote addresses in their responses, so only the status codes are logged. */
function withoutContents({ code, command, responseCode, permanent }: NodemailerError): Error {
  const what = ['The mail was not delivered', command, code, responseCode].filter(Boolean).join(', ')
  // A refused receiver or message. Anything else that is refused for good, such as our password, is for us to put right.
  const refused = permanent && (command === 'RCPT TO' || command === 'DATA')
  return refused ? new PermanentFailure(what) : new Error(what)
}
