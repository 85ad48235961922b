import { not } from 'drizzle-orm'
import { HOME_ASLEEP_DAYS } from '#domain/listings/availability.ts'
import type { Asked } from '#server/db/old-offers.ts'
import { isListedHome } from '#server/db/schema/home-columns.ts'
import { listings } from '#server/db/schema/listings.ts'
import { wants } from '#server/mail/digest-part.ts'

/** What sellers are asked of their homes: whether they are still available. */
export const HOMES: Asked = {
  table: listings,
  confirmedAt: listings.confirmedAt,
  reminders: 'reminders',
  isListed: isListedHome(listings),
  wantsNone: not(wants('homes')),
  asleepDays: HOME_ASLEEP_DAYS,
}
