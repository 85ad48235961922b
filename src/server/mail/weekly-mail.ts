import { COMPANY } from '#domain/company.ts'
import { counted, formatFigure } from '#domain/figures.ts'
import { changeWords } from '#domain/leads/lead-rules.ts'
import { type LeadWeek, weekCounts } from '#domain/leads/shared-week.ts'
import { HOME_ASKED_DAYS, HOME_ASLEEP_DAYS, HOME_UNCONFIRMED_DAYS } from '#domain/listings/availability.ts'
import { OFFER_LINK_DAYS } from '#domain/offers/offer-rules.ts'
import { AGEING_DAYS, ASLEEP_DAYS, FRESH_DAYS } from '#domain/prices/freshness.ts'
import type { EmailTemplate } from '#server/jobs/jobs.ts'
import { greetingOf } from './account-messages.ts'
import type { DigestNews } from './digest-part.ts'
import type { OldOffers } from './old-offers-digest.ts'

/** How many of a seller's offers are how old, and what the oldest of them are called. */
type News = Omit<DigestNews, 'onSent'>

/** What a seller is asked to confirm, in the words of a kind of offer. */
type ConfirmationWords = {
  one: string
  many: string
  title(total: number): string
  /** Why these are asked about, before their names. */
  why(total: number): string
  /** What is said of so many that are of an age. */
  ageing(count: number): string
  stale(count: number): string
  /** What is left by those that sleep. */
  left: string
  /** How they are confirmed. */
  how: string
}

const pricesAre = (count: number) => `${counted(count, 'price')} ${count === 1 ? 'is' : 'are'}`

const PRICES: ConfirmationWords = {
  one: 'price',
  many: 'prices',
  title: (total) =>
    total === 1 ? 'Is this price still right?' : `Are these ${formatFigure(total)} prices still right?`,
  why: (total) =>
    `You have not confirmed ${total === 1 ? 'this price' : 'these prices'} on ${COMPANY.name} for a while`,
  ageing: (count) =>
    `${pricesAre(count)} older than ${FRESH_DAYS} days. From day ${AGEING_DAYS + 1} buyers see them last, in grey.`,
  stale: (count) =>
    `${pricesAre(count)} older than ${AGEING_DAYS} days: buyers see them last, and no comparison counts them. After ${ASLEEP_DAYS} days they leave the lists.`,
  left: 'the lists',
  how: 'Confirm all that are still right with one press.',
}

const HOMES: ConfirmationWords = {
  one: 'home',
  many: 'homes',
  title: (total) =>
    total === 1 ? 'Is this home still available?' : `Are these ${formatFigure(total)} homes still available?`,
  why: (total) =>
    `You have not confirmed ${total === 1 ? 'this home' : 'these homes'} on ${COMPANY.name} for ${HOME_ASKED_DAYS} days or longer`,
  ageing: () => `From day ${HOME_UNCONFIRMED_DAYS + 1} a home comes last, marked as not confirmed.`,
  stale: (count) =>
    `${counted(count, 'home')} ${count === 1 ? 'has' : 'have'} not been confirmed for more than ${HOME_UNCONFIRMED_DAYS} days: people see them last. After ${HOME_ASLEEP_DAYS} days they leave the search.`,
  left: 'the search',
  how: 'Say with one press if a home is still available, let, sold, under offer or paused.',
}

/** What the seller's own offers are called was written by the seller. */
const asking =
  ({ one, many, title, why, ageing, stale, left, how }: ConfirmationWords) =>
  ({ url, old }: { url: string; old: OldOffers }): News => {
    const total = old.ageing + old.stale + old.asleep
    const more = total - old.names.length
    return {
      headline: `${counted(total, one)} to confirm`,
      section: {
        title: title(total),
        paragraphs: [
          `${why(total)}: ${old.names.join('; ')}${more > 0 ? `; and ${formatFigure(more)} more` : ''}.`,
          ...(old.ageing > 0 ? [ageing(old.ageing)] : []),
          ...(old.stale > 0 ? [stale(old.stale)] : []),
          ...(old.asleep > 0
            ? [
                `${old.asleep === 1 ? '1 has' : `${formatFigure(old.asleep)} have`} left ${left}. Confirm, and they are back at once.`,
              ]
            : []),
          `The link opens only these ${many}, without signing in, for ${OFFER_LINK_DAYS} days. Do not share it. ${how}`,
        ],
        link: { label: `See my ${many}`, url },
        links: [],
      },
    }
  }

/** The part of the weekly mail that asks whether prices are still right. */
export const pricesToConfirm = asking(PRICES)

/** The part of the weekly mail that asks whether homes are still available. */
export const homesToConfirm = asking(HOMES)

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
      title: 'Your leads in the last 7 days',
      paragraphs: [
        `Your offers were ${weekCounts(week)}${change ? ` (${change} on the week before)` : ''}.`,
        ...(best ? [`Most requested: ${best.name}.`] : []),
      ],
      link: { label: 'See your leads', url },
      links: [{ label: 'Share your week on WhatsApp', url: shareUrl }],
    },
  }
}

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
        paragraphs: ['You get it once a week at most, on Mondays, and only when there is news.'],
        links: [
          { label: 'Choose what is in it', url: settingsUrl },
          { label: 'Stop the weekly mail', url: stopUrl },
        ],
      },
    ],
    oneClickUrl,
  }
}
