import {
  type AnyPgColumn,
  bigint,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { state } from './enums.ts'
import { listings } from './listings.ts'
import { products } from './products.ts'

const times = () => integer().notNull().default(0)

/** How often an offer was seen and asked for on a day, by the state that visitors have chosen; null: they have not. No person is in it. */
const offerLeads = (noun: 'product' | 'listing', offer: () => AnyPgColumn) =>
  pgTable(
    `${noun}_leads`,
    {
      offerId: uuid(`${noun}_id`).notNull().references(offer, { onDelete: 'cascade' }),
      /** In Nigeria. */
      day: date().notNull(),
      state: state(),
      shown: times(),
      opened: times(),
      whatsapp: times(),
      number: times(),
      email: times(),
      saved: times(),
    },
    (leads) => [
      unique(`${noun}_leads_day`).on(leads.offerId, leads.day, leads.state).nullsNotDistinct(),
      // Rows come by the day, so that these few pages find the old ones.
      index(`${noun}_leads_age`).using('brin', leads.day),
    ],
  )

export const productLeads = offerLeads('product', () => products.id)
export const listingLeads = offerLeads('listing', () => listings.id)

/** Which devices have counted today: a salted hash of device, offer and kind of lead, which means nothing once the salt of its day is gone. */
export const leadDevices = pgTable(
  'lead_devices',
  { day: date().notNull(), device: bigint({ mode: 'bigint' }).notNull() },
  (lead) => [primaryKey({ columns: [lead.day, lead.device] })],
)
