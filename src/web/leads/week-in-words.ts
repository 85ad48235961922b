import { contactsOf } from '#domain/leads/lead-rules.ts'
import type { Leads } from '#domain/leads/lead-schema.ts'
import { sharedWeek } from '#domain/leads/shared-week.ts'

/** The last seven days of a shop, to be sent on. @param leads of seven days or more @param shopUrl whole */
export function weekInWords({ daily, offers }: Leads, shopName: string, shopUrl: string): string {
  const week = daily.slice(-7)
  const sum = (of: (day: (typeof week)[number]) => number) => week.reduce((all, day) => all + of(day), 0)
  const [best] = offers
  return sharedWeek(
    {
      shown: sum(({ shown }) => shown),
      opened: sum(({ opened }) => opened),
      contacts: sum(contactsOf),
      best: best && contactsOf(best) > 0 ? best : undefined,
    },
    shopName,
    shopUrl,
  )
}
