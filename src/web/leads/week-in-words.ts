import { COMPANY } from '#domain/company.ts'
import { formatFigure } from '#domain/figures.ts'
import { contactsOf } from '#domain/leads/lead-rules.ts'
import type { Leads } from '#domain/leads/lead-schema.ts'

const times = (count: number) => (count === 1 ? 'once' : `${formatFigure(count)} times`)

/** The last seven days of a shop, to be sent on. @param leads of seven days or more @param shopUrl whole */
export function weekInWords({ daily, offers }: Leads, shopName: string, shopUrl: string): string {
  const week = daily.slice(-7)
  const sum = (of: (day: (typeof week)[number]) => number) => week.reduce((all, day) => all + of(day), 0)
  const asked = sum(contactsOf)
  const [best] = offers
  return [
    `${shopName} on ${COMPANY.name}, the last 7 days: shown ${times(sum(({ shown }) => shown))}, opened ${times(sum(({ opened }) => opened))}, ${formatFigure(asked)} ${asked === 1 ? 'buyer' : 'buyers'} asked.`,
    ...(best && contactsOf(best) > 0 ? [`Asked for most: ${best.name}.`] : []),
    shopUrl,
  ].join('\n')
}
