import { accountMail } from '#server/accounts/account-mail.ts'
import type { Context } from '#server/api/context.ts'
import type { Jobs } from '#server/jobs/jobs.ts'

type MailedProof = { to: string; code: string; token: string; text: string }

/** What the confirmation mails that wait would bring their readers, the oldest first. */
export async function mailedProofs(ctx: Context, jobs: Jobs['confirmation-mail'][]): Promise<MailedProof[]> {
  const proofs: MailedProof[] = []
  const handlers = accountMail(ctx, async ({ to, link, paragraphs }) => {
    const text = paragraphs.join('\n')
    const [, first = '', second = ''] = /Your code is (\d{3}) (\d{3})\./.exec(text) ?? []
    proofs.push({ to, code: first + second, token: (link?.url ?? '').replace(/^.*#token=/, ''), text })
  })
  const run = { id: 'test', signal: new AbortController().signal }
  for (const job of jobs) await handlers['confirmation-mail'](job, run)
  return proofs
}
