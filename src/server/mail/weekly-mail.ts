import { COMPANY } from '#domain/company.ts'
import { formatFigure } from '#domain/figures.ts'
import { changeWords } from '#domain/leads/lead-rules.ts'
import { type LeadWeek, weekCounts } from '#domain/leads/shared-week.ts'
import { HOME_ASKED_DAYS, HOME_ASLEEP_DAYS, HOME_UNCONFIRMED_DAYS } from '#domain/listings/availability.ts'
import { OFFER_LINK_DAYS } from '#domain/offers/offer-rules.ts'
import { AGEING_DAYS, ASLEEP_DAYS, FRESH_DAYS } from '#domain/prices/freshness.ts'
import type { EmailTemplate } from '#server/jobs/jobs.ts'
import { greetingOf } from './account-messages.ts'
import type { DigestNews } from './digest-part.ts'
import type { OldOffers } from './old-offers-news.ts'

/** How many of a seller's offers are how old, and what the oldest of them are called. */
type News = Omit<DigestNews, 'onSent'>

/** The part of the weekly mail that asks for them. What the seller's own offers are called was written by the seller. */
export function pricesToConfirm({
  url,
  old: { ageing, stale, asleep, names },
}: {
  url: string
  old: OldOffers
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
        `The link opens these prices without a sign-in, and nothing else, for ${OFFER_LINK_DAYS} days. Do not pass it on. What is still right takes one press.`,
      ],
      link: { label: 'Look at my prices', url },
      links: [],
    },
  }
}

/** The part of the weekly mail that asks whether homes are still available. */
export function homesToConfirm({
  url,
  old: { ageing, stale, asleep, names },
}: {
  url: string
  old: OldOffers
}): News {
  const total = ageing + stale + asleep
  const more = total - names.length
  return {
    headline: `${formatFigure(total)} ${total === 1 ? 'home' : 'homes'} to confirm`,
    section: {
      title:
        total === 1
          ? 'Is this home still available?'
          : `Are these ${formatFigure(total)} homes still available?`,
      paragraphs: [
        `You have not said so on ${COMPANY.name} for ${HOME_ASKED_DAYS} days or longer: ${names.join('; ')}${more > 0 ? `; and ${formatFigure(more)} more` : ''}.`,
        ...(ageing > 0
          ? [
              `From day ${HOME_UNCONFIRMED_DAYS + 1} on, people see a home last, and that it is not confirmed.`,
            ]
          : []),
        ...(stale > 0
          ? [
              `${homesAre(stale)} not confirmed for more than ${HOME_UNCONFIRMED_DAYS} days: people see them last. After ${HOME_ASLEEP_DAYS} days they leave the search.`,
            ]
          : []),
        ...(asleep > 0
          ? [
              `${asleep === 1 ? '1 has' : `${formatFigure(asleep)} have`} left the search. Confirmed, they are back at once.`,
            ]
          : []),
        `The link opens these homes without a sign-in, and nothing else, for ${OFFER_LINK_DAYS} days. Do not pass it on. One press says that a home is still available, or let, sold, under offer or paused.`,
      ],
      link: { label: 'Look at my homes', url },
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

const homesAre = (count: number) => (count === 1 ? '1 home is' : `${formatFigure(count)} homes are`)
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
