import { ALERT_CONFIRMATION_DAYS } from '#domain/alerts/alert-rules.ts'
import { COMPANY } from '#domain/company.ts'
import { formatFigure } from '#domain/figures.ts'
import type { EmailTemplate, MailSection } from '#server/jobs/jobs.ts'
import { IGNORE } from './account-messages.ts'
import type { DigestNews } from './digest-part.ts'

/** To whoever typed an address to be told of a search. */
export function confirmAlert({
  to,
  url,
  listUrl,
}: {
  to: string
  url: string
  listUrl: string
}): EmailTemplate {
  return {
    to,
    subject: `Confirm that ${COMPANY.name} may mail you about your search`,
    greeting: 'Hello,',
    paragraphs: [
      `Somebody searched ${COMPANY.name} and asked us to mail this address when there is something new. Please confirm that it was you.`,
      `The link works for ${ALERT_CONFIRMATION_DAYS} days. If you do not use it, we delete your address.`,
      IGNORE,
    ],
    link: { label: 'Tell me when there is one', url },
    sections: [
      {
        title: 'This address',
        paragraphs: [],
        links: [{ label: 'See or stop all searches for this address', url: listUrl }],
      },
    ],
  }
}

type SearchNews = {
  title: string
  offers: string[]
  more: number
  /** Whether there may be more than that. */
  isAtLeast: boolean
  url: string
  stopUrl: string
}

/** What one search has found. Its offers are called what their sellers call them. */
export function newsOfSearch({ title, offers, more, isAtLeast, url, stopUrl }: SearchNews): MailSection {
  return {
    title,
    paragraphs: [
      ...offers,
      ...(more > 0 ? [`And ${isAtLeast ? 'at least ' : ''}${formatFigure(more)} more.`] : []),
    ],
    link: { label: 'See what is new', url },
    links: [{ label: 'Stop this search', url: stopUrl }],
  }
}

/** What a mail has no room for. */
const othersFound = (others: number): string[] =>
  others === 0
    ? []
    : others === 1
      ? ['Another of your searches found something too: it will be in the next mail.']
      : [
          `${formatFigure(others)} other searches of yours found something too: they will be in the next mail.`,
        ]

type FoundAlerts = {
  to: string
  news: MailSection[]
  /** Whether it is told now and then no more. */
  isOnce: boolean
  /** Searches with news that this mail has no room for. */
  others: number
  /** Where all searches are listed: of the account, or of the address. */
  settingsUrl: string
  stopAllUrl: string
  oneClickUrl: string
}

export function alertsFound({
  to,
  news,
  isOnce,
  others,
  settingsUrl,
  stopAllUrl,
  oneClickUrl,
}: FoundAlerts): EmailTemplate {
  const [only] = news.length === 1 ? news : []
  return {
    to,
    subject: isOnce
      ? `What you searched for is on ${COMPANY.name} now`
      : `${only ? only.title : `${news.length} of your searches found something`} | ${COMPANY.name}`,
    greeting: 'Hello,',
    paragraphs: [
      isOnce
        ? `You asked us to tell you: there is now something for your search on ${COMPANY.name}. We tell you only once.`
        : `This is new on ${COMPANY.name} in your saved ${only ? 'search' : 'searches'}.`,
      ...othersFound(others),
    ],
    sections: [
      ...news,
      {
        title: 'This mail',
        paragraphs: ['You get it because you asked for it, and only when there is something new.'],
        links: [
          { label: 'See all your saved searches', url: settingsUrl },
          { label: 'Stop all searches for this address', url: stopAllUrl },
        ],
      },
    ],
    oneClickUrl,
  }
}

/** The part of the weekly mail that says what saved searches found. */
export function weeksAlerts(news: MailSection[], others: number): Omit<DigestNews, 'onSent'> {
  const found = news.length === 1 ? news[0]?.title : undefined
  return {
    headline: found ?? `news of ${news.length} searches`,
    section: {
      title: 'Your saved searches',
      paragraphs: [
        ...news.flatMap(({ title, paragraphs }) => [`${title}:`, ...paragraphs]),
        ...othersFound(others),
      ],
      links: news.flatMap(({ title, link, links }) => [
        ...(link ? [{ ...link, label: `See ${title}` }] : []),
        ...links.map((each) => ({ ...each, label: `${each.label}: ${title}` })),
      ]),
    },
  }
}
