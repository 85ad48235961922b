import { COMPANY } from '#domain/company.ts'
import { formatFigure } from '#domain/figures.ts'

/** What seven days brought a shop. */
export type LeadWeek = {
  shown: number
  opened: number
  /** Buyers who asked, in whichever way. */
  contacts: number
  /** What was asked for most; undefined where nothing was. */
  best: { name: string } | undefined
}

const times = (count: number) => (count === 1 ? 'once' : `${formatFigure(count)} times`)

/** "shown 34 times, opened once, 3 buyers asked" */
export const weekCounts = ({ shown, opened, contacts }: Omit<LeadWeek, 'best'>): string =>
  `shown ${times(shown)}, opened ${times(opened)}, ${formatFigure(contacts)} ${contacts === 1 ? 'buyer' : 'buyers'} asked`

/** The last seven days of a shop, to be sent on. @param shopUrl whole */
export const sharedWeek = (week: LeadWeek, shopName: string, shopUrl: string): string =>
  [
    `${shopName} on ${COMPANY.name}, the last 7 days: ${weekCounts(week)}.`,
    ...(week.best ? [`Most requested: ${week.best.name}.`] : []),
    shopUrl,
  ].join('\n')
