import { describe, expect, it } from 'vitest'
import { JOBS } from '#server/jobs/jobs.ts'
import {
  confirmEmail,
  confirmNewEmail,
  emailChanged,
  passwordChanged,
  passwordGuessed,
  resetPassword,
  secondFactorGuessed,
  secondFactorSet,
} from './account-messages.ts'
import { renderEmail } from './email-template.ts'
import { confirmSubscription, enquiryReceived, subscribed } from './messages.ts'
import { pricesToConfirm, weeklyMail } from './weekly-mail.ts'

const to = 'ada@shop.example'
const url = 'https://adlm.example/reset-password?token=a%3Db&next=%2Fprofile'
const username = "Ada O'Brien-Obi"

const EMAILS = {
  confirmEmail: confirmEmail({
    to,
    url,
    code: '012345',
    resetUrl: 'https://adlm.example/?auth=reset-password',
  }),
  confirmNewEmail: confirmNewEmail({ to, url, code: '012345' }),
  resetPassword: resetPassword({ to, url }),
  secondFactorSet: secondFactorSet({ to, username }),
  secondFactorGuessed: secondFactorGuessed({ to, username }),
  passwordGuessed: passwordGuessed({ to, username }),
  passwordChanged: passwordChanged({ to, username }),
  enquiryReceived: enquiryReceived({
    to,
    topic: 'A demo',
    name: username,
    email: 'obi@mail.example',
    message: 'When?',
  }),
  confirmSubscription: confirmSubscription({ to, url }),
  subscribed: subscribed({ to, url, oneClickUrl: url }),
  weeklyMail: weeklyMail({
    to,
    username,
    news: [
      {
        ...pricesToConfirm({
          url: 'https://adlm.example/prices#token',
          old: { ageing: 1, stale: 12, asleep: 2, names: ['Rods "Y12" & more', 'Sharp sand'] },
        }),
        stopUrl: 'https://adlm.example/weekly-mail/stop/prices#token=x',
      },
    ],
    settingsUrl: 'https://adlm.example/profile#weekly-mail',
    stopUrl: 'https://adlm.example/weekly-mail/stop/all#token=x',
    oneClickUrl: 'https://adlm.example/api/user/weekly-mail/stop/one-click?token=x',
  }),
  emailChanged: emailChanged({ to, username, newEmail: 'ada@new.example' }),
}

describe.each(Object.entries(EMAILS))('%s', (_, emailTemplate) => {
  it('may be queued as it is', () => {
    expect(JOBS.mail.data.parse(emailTemplate)).toEqual(emailTemplate)
  })

  it('says the same as text and as HTML', async () => {
    const { text, html } = await renderEmail(emailTemplate, 'hello@adlm.example')
    const words = html
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&#39;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
    for (const sentence of [
      emailTemplate.greeting,
      ...emailTemplate.paragraphs,
      ...(emailTemplate.link ? [emailTemplate.link.label, emailTemplate.link.url] : []),
      ...(emailTemplate.sections ?? []).flatMap(({ paragraphs, link, links }) => [
        ...paragraphs,
        ...[...(link ? [link] : []), ...links].map(({ label }) => label),
      ]),
    ]) {
      expect(text).toContain(sentence)
      expect(words).toContain(sentence)
    }
  })
})

it('the link stands alone on its line, and is one in HTML', async () => {
  const { text, html } = await renderEmail(EMAILS.resetPassword, 'hello@adlm.example')
  expect(text.split('\n')).toContain(url)
  expect(html).toContain('href="https://adlm.example/reset-password?token=a%3Db&amp;next=%2Fprofile"')
  expect(text).toContain('within one hour')
})

it('nothing that somebody typed becomes markup', async () => {
  const emailTemplate = passwordChanged({ to, username: '<img src=x onerror=alert(1)>"\'&' })
  const { html } = await renderEmail(
    {
      ...emailTemplate,
      subject: '</title><script>alert(1)</script>',
      link: { label: '<b>', url: 'https://adlm.example/"><script>alert(2)</script>' },
    },
    '<b>hello@adlm.example</b>',
  )
  expect(html).not.toMatch(/<(img|script|b)\b/)
})

it('a name that a mail program would make a link of is not repeated', () => {
  expect(passwordChanged({ to, username }).greeting).toBe("Hello Ada O'Brien-Obi,")
  expect(passwordChanged({ to, username: 'Dr. Ada' }).greeting).toBe('Hello Dr. Ada,')
  for (const name of ['prize.example', 'see prize.example now', 'https://prize', 'prize/now'])
    expect(passwordChanged({ to, username: name }).greeting).toBe('Hello,')
})

it('an address that anybody may have typed is greeted without a name', () => {
  const unproved = passwordChanged({ to, username: undefined })
  for (const emailTemplate of [EMAILS.confirmEmail, EMAILS.confirmNewEmail, EMAILS.resetPassword, unproved])
    expect(emailTemplate.greeting).toBe('Hello,')
})

it('the weekly mail has a section for each part, each with its own way out, and one for all of them', async () => {
  const { text, html } = await renderEmail(EMAILS.weeklyMail, 'hello@adlm.example')
  expect(EMAILS.weeklyMail.subject).toBe('Your week on ADLM: 15 prices to confirm')
  for (const url of [
    'https://adlm.example/prices#token',
    'https://adlm.example/weekly-mail/stop/prices#token=x',
    'https://adlm.example/weekly-mail/stop/all#token=x',
    'https://adlm.example/profile#weekly-mail',
  ]) {
    expect(text.split('\n')).toContain(url)
    expect(html).toContain(`href="${url}"`)
  }
  expect(html.length).toBeLessThan(6_000)
})
