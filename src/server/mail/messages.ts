import { ALERT_CONFIRMATION_DAYS } from '#domain/alerts/alert-input.ts'
import { CONFIRMATION_DAYS } from '#domain/company/newsletter-input.ts'
import { COMPANY } from '#domain/company.ts'
import { formatDay } from '#domain/dates.ts'
import { formatFigure } from '#domain/figures.ts'
import { changeWords } from '#domain/leads/lead-rules.ts'
import { type LeadWeek, weekCounts } from '#domain/leads/shared-week.ts'
import { AGEING_DAYS, ASLEEP_DAYS, FRESH_DAYS } from '#domain/prices/freshness.ts'
import { PRICE_LINK_DAYS } from '#domain/prices/price-sheet-schema.ts'
import type { EmailTemplate } from '#server/jobs/jobs.ts'
import type { DigestNews } from './digest-part.ts'

/**
 * The mails of the product. Mail to an unconfirmed address greets nobody by name: the name may have been typed by somebody other
 * than the reader.
 */

const IGNORE = 'If you did not ask for this, you can ignore this message: nothing changes.'
const NOT_YOU =
  'If this was not you, set a new password now with "Forgot password?", and write to us: where, is said below.'

type Confirmation = { to: string; url: string; code: string }

/** The code in two groups, as people read it out. */
const codeSentence = (code: string) => `Your code is ${code.slice(0, 3)} ${code.slice(3)}.`

/** @param resetUrl where the reader gets the account from whoever made it with this address */
export function confirmEmail({
  to,
  url,
  code,
  resetUrl,
}: Confirmation & { resetUrl: string }): EmailTemplate {
  return {
    to,
    subject: `Confirm your e-mail address for ${COMPANY.name}`,
    greeting: 'Hello,',
    paragraphs: [
      `Somebody has opened an account on ${COMPANY.name} with this address. If it was you: ${codeSentence(code)} Type it where you are asked for it, or use the link.`,
      'The code works for an hour, the link once, within 24 hours. Tell the code to nobody.',
      `If it was not you, do not pass on the code or the link. Without them the account stays unconfirmed. To take it for yourself, set a password at ${resetUrl}: whoever opened it is signed out at once.`,
    ],
    link: { label: 'Confirm my address', url },
  }
}

/** To the new address; the account keeps the old one until the link is followed, or the code is typed. */
export function confirmNewEmail({ to, url, code }: Confirmation): EmailTemplate {
  return {
    to,
    subject: `Confirm your new e-mail address for ${COMPANY.name}`,
    greeting: 'Hello,',
    paragraphs: [
      `Please confirm that you want to use this address for your ${COMPANY.name} account. ${codeSentence(code)} Type it where you are asked for it, or use the link.`,
      'The code works for an hour, the link once, within 24 hours. Until then your account keeps its former address.',
      `${IGNORE} Tell the code to nobody.`,
    ],
    link: { label: 'Use this address', url },
  }
}

/** To a seller whose address is not confirmed, and whose offers are online. */
export function confirmToStayOnline({
  to,
  url,
  until,
}: {
  to: string
  url: string
  until: Date
}): EmailTemplate {
  const day = formatDay(until.toISOString())
  return {
    to,
    subject: `Confirm your e-mail address to stay online on ${COMPANY.name}`,
    greeting: 'Hello,',
    paragraphs: [
      `Sellers on ${COMPANY.name} now confirm their e-mail address. In your shop you can confirm yours: we send a code to it.`,
      `Until ${day} everything stays online as it is. After that, what you offer waits until you have confirmed, and then comes online by itself.`,
      'If you have nothing on offer with us, you can ignore this message.',
    ],
    link: { label: 'Go to my shop', url },
  }
}

export function resetPassword({ to, url }: { to: string; url: string }): EmailTemplate {
  return {
    to,
    subject: `Set a new password for ${COMPANY.name}`,
    greeting: 'Hello,',
    paragraphs: [
      `Here you can set a new password for your ${COMPANY.name} account.`,
      'The link works once, within one hour.',
      `${IGNORE} Do not pass the link on: it opens your account.`,
    ],
    link: { label: 'Set a new password', url },
  }
}

/** @param username of an account whose address is proved */
export function passwordChanged({
  to,
  username,
}: {
  to: string
  username: string | undefined
}): EmailTemplate {
  return {
    to,
    subject: `Your ${COMPANY.name} password was changed`,
    greeting: greetingOf(username),
    paragraphs: [
      `The password of your ${COMPANY.name} account was changed, and every device was signed out.`,
      NOT_YOU,
    ],
  }
}

/** @param username of an admin, whose address is proved */
export function secondFactorSet({ to, username }: { to: string; username: string }): EmailTemplate {
  return {
    to,
    subject: `A second factor was set up for your ${COMPANY.name} account`,
    greeting: greetingOf(username),
    paragraphs: [
      `From now on the admins' pages of ${COMPANY.name} ask for the codes of the app that was just connected with your account.`,
      NOT_YOU,
    ],
  }
}

/** @param username where the address is proved */
export function passwordGuessed({
  to,
  username,
}: {
  to: string
  username: string | undefined
}): EmailTemplate {
  return {
    to,
    subject: `Somebody is guessing the password of your ${COMPANY.name} account`,
    greeting: greetingOf(username),
    paragraphs: [
      `From many places at once, wrong passwords are being tried at your ${COMPANY.name} account. None of them was right. We answer such tries slowly now, so that signing in may take a few seconds.`,
      'If your password is short, or you use it elsewhere too, set a new one with "Forgot password?".',
    ],
  }
}

/** To the former address. @param username where that was proved */
export function emailChanged({
  to,
  username,
  newEmail,
}: {
  to: string
  username: string | undefined
  newEmail: string
}): EmailTemplate {
  return {
    to,
    subject: `The e-mail address of your ${COMPANY.name} account was changed`,
    greeting: greetingOf(username),
    paragraphs: [
      `Your ${COMPANY.name} account now uses the address ${newEmail}. We write to this one for the last time.`,
      'If this was not you, write to us: where, is said below.',
    ],
  }
}

/** The outcome of moderation for an offer, a review or an account, with the reason. */
export function moderated({
  to,
  username,
  subject,
  outcome,
  reason,
}: {
  to: string
  username: string
  subject: string
  outcome: string
  reason: string
}): EmailTemplate {
  return {
    to,
    subject,
    greeting: greetingOf(username),
    paragraphs: [
      outcome,
      `The reason: ${reason}`,
      'If you think that this is a mistake, write to us: where, is said below.',
    ],
  }
}

/** What a moderator has decided about a seller's business, with the question or the reason. */
export function businessDecided({
  to,
  username,
  subject,
  outcome,
  reason,
  next,
}: {
  to: string
  username: string
  subject: string
  outcome: string
  reason: string
  next: string
}): EmailTemplate {
  return {
    to,
    subject,
    greeting: greetingOf(username),
    paragraphs: [outcome, ...(reason ? [`They write: ${reason}`] : []), next],
  }
}

/** An enquiry, to the company. A reply to the mail goes to the sender of the enquiry. */
export function enquiryReceived({
  to,
  topic,
  name,
  email,
  phone,
  message,
}: {
  to: string
  topic: string
  name: string
  email?: string | undefined
  phone?: string | undefined
  message: string
}): EmailTemplate {
  const from = [name, email, phone].filter(Boolean).join(', ')
  return {
    to,
    subject: `Enquiry: ${topic}`,
    greeting: 'Hello,',
    paragraphs: [`From ${from}:`, ...message.split(/\n+/)],
    ...(email && { replyTo: email }),
  }
}

export function confirmSubscription({ to, url }: { to: string; url: string }): EmailTemplate {
  return {
    to,
    subject: `Confirm that you want the ${COMPANY.name} newsletter`,
    greeting: 'Hello,',
    paragraphs: [
      `Please confirm that ${COMPANY.name} may send its newsletter to this address.`,
      `The link works for ${CONFIRMATION_DAYS} days. Without it we forget the address.`,
      IGNORE,
    ],
    link: { label: 'Confirm the subscription', url },
  }
}

export function subscribed({
  to,
  url,
  oneClickUrl,
}: {
  to: string
  url: string
  oneClickUrl: string
}): EmailTemplate {
  return {
    to,
    subject: `You get the ${COMPANY.name} newsletter`,
    greeting: 'Hello,',
    paragraphs: [
      'This address is on our list. With this link you leave it whenever you like, and we forget the address.',
      'Thank you for reading.',
    ],
    link: { label: 'Unsubscribe', url },
    oneClickUrl,
  }
}

/** To whoever typed an address at a search that found nothing. */
export function confirmAlert({ to, url }: { to: string; url: string }): EmailTemplate {
  return {
    to,
    subject: `Confirm that ${COMPANY.name} may tell you when there is one`,
    greeting: 'Hello,',
    paragraphs: [
      `You, or somebody with this address, searched ${COMPANY.name}, found nothing, and asked to be told when there is something. Please confirm that it was you.`,
      `The link works for ${ALERT_CONFIRMATION_DAYS} days. Without it we forget the address.`,
      IGNORE,
    ],
    link: { label: 'Tell me when there is one', url },
  }
}

type FoundAlert = { to: string; url: string; stopUrl: string; oneClickUrl: string }

/** The words of the search are left out: they may have been typed by anybody. */
export function alertFound({ to, url, stopUrl, oneClickUrl }: FoundAlert): EmailTemplate {
  return {
    to,
    subject: `What you searched for is on ${COMPANY.name} now`,
    greeting: 'Hello,',
    paragraphs: [
      `You asked us to tell you: a search of yours on ${COMPANY.name} that found nothing finds something now.`,
      `We tell you once. To have this search forgotten with your address: ${stopUrl}`,
    ],
    link: { label: 'See what there is', url },
    oneClickUrl,
  }
}

/** How many of a seller's prices are how old, and what the oldest of them are called. */
export type OldPrices = { ageing: number; stale: number; asleep: number; names: string[] }

type News = Omit<DigestNews, 'onSent'>

/** The part of the weekly mail that asks for them. What the seller's own offers are called was written by the seller. */
export function pricesToConfirm({
  url,
  old: { ageing, stale, asleep, names },
}: {
  url: string
  old: OldPrices
}): News {
  const total = ageing + stale + asleep
  const more = total - names.length
  return {
    headline: `${formatFigure(total)} ${total === 1 ? 'price' : 'prices'} to confirm`,
    section: {
      title:
        total === 1 ? 'Is this price still right?' : `Are these ${formatFigure(total)} prices still right?`,
      paragraphs: [
        `It is a while since you said what these cost on ${COMPANY.name}: ${names.join('; ')}${more > 0 ? `; and ${formatFigure(more)} more` : ''}.`,
        ...(ageing > 0
          ? [
              `${pricesAre(ageing)} older than ${FRESH_DAYS} days. From day ${AGEING_DAYS + 1} on, buyers see them last and in grey.`,
            ]
          : []),
        ...(stale > 0
          ? [
              `${pricesAre(stale)} older than ${AGEING_DAYS} days: buyers see them last, and no comparison counts them. After ${ASLEEP_DAYS} days they leave the lists.`,
            ]
          : []),
        ...(asleep > 0
          ? [
              `${asleep === 1 ? '1 has' : `${formatFigure(asleep)} have`} left the lists. Confirmed, they are back at once.`,
            ]
          : []),
        `The link opens these prices without a sign-in, and nothing else, for ${PRICE_LINK_DAYS} days. Do not pass it on. What is still right takes one press.`,
      ],
      link: { label: 'Look at my prices', url },
      links: [],
    },
  }
}

/** The part of the weekly mail that says what a shop's offers brought. */
export function weeksLeads({
  week,
  url,
  shareUrl,
}: {
  week: LeadWeek & { before: { opened: number; contacts: number } }
  url: string
  shareUrl: string
}): News {
  const { opened, contacts, best, before } = week
  const asked = contacts > 0
  const change = asked ? changeWords(contacts, before.contacts) : changeWords(opened, before.opened)
  const count = asked ? contacts : opened
  return {
    headline: asked
      ? `${formatFigure(count)} ${count === 1 ? 'buyer' : 'buyers'} asked`
      : `opened ${count === 1 ? 'once' : `${formatFigure(count)} times`}`,
    section: {
      title: 'Your leads of the last 7 days',
      paragraphs: [
        `Your offers were ${weekCounts(week)}${change ? ` (${change} on the week before)` : ''}.`,
        ...(best ? [`Asked for most: ${best.name}.`] : []),
      ],
      link: { label: 'See your leads', url },
      links: [{ label: 'Share the week on WhatsApp', url: shareUrl }],
    },
  }
}

const pricesAre = (count: number) => (count === 1 ? '1 price is' : `${formatFigure(count)} prices are`)

type WeeklyMail = {
  to: string
  username: string
  news: (News & { stopUrl: string })[]
  settingsUrl: string
  stopUrl: string
  oneClickUrl: string
}

/** To an account whose address is proved. */
export function weeklyMail({
  to,
  username,
  news,
  settingsUrl,
  stopUrl,
  oneClickUrl,
}: WeeklyMail): EmailTemplate {
  return {
    to,
    subject: `Your week on ${COMPANY.name}: ${news.map(({ headline }) => headline).join(', ')}`,
    greeting: greetingOf(username),
    paragraphs: [],
    sections: [
      ...news.map(({ section, stopUrl }) => ({
        ...section,
        links: [...section.links, { label: 'Stop this part', url: stopUrl }],
      })),
      {
        title: 'This mail',
        paragraphs: ['It comes on Mondays, once a week at most, and only when there is something to say.'],
        links: [
          { label: 'Choose its parts', url: settingsUrl },
          { label: 'Stop all of it', url: stopUrl },
        ],
      },
    ],
    oneClickUrl,
  }
}

/** Mail programs make a link of a name such as "prize.example", so such a name is left out. */
function greetingOf(username: string | undefined): string {
  return username === undefined || /\S[.:/]\S/.test(username) ? 'Hello,' : `Hello ${username},`
}
