import { and, type Column, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { searchAlerts } from '#server/db/schema/alerts.ts'

/** @param email where it is confirmed: what only an address leads to is nobody's otherwise */
export type Person = { id: string; email: string | null }

/** Rows with the person's id in a column. */
export const by = (column: Column) => (person: Person) => eq(column, person.id)

/** Rows with an id in a column that is among some of the person's. */
export const among = (column: Column, rows: (person: Person) => SQL) => (person: Person) =>
  sql`${column} IN (${rows(person)})`

export const ownProducts = ({ id }: Person) => sql`SELECT id FROM products WHERE owner_id = ${id}`
export const ownListings = ({ id }: Person) => sql`SELECT id FROM listings WHERE owner_id = ${id}`
export const ownReviews = ({ id }: Person) => sql`SELECT id FROM reviews WHERE author_id = ${id}`
export const ownBills = ({ id }: Person) => sql`SELECT id FROM bills WHERE owner_id = ${id}`
export const ownImports = ({ id }: Person) => sql`SELECT id FROM imports WHERE owner_id = ${id}`
export const ownKey = ({ id }: Person) => sql`SELECT key FROM seller_keys WHERE owner_id = ${id}`

/** Searches of the account, and those that were saved without one by the same confirmed address. */
export const isOwnAlert = ({ id, email }: Person) =>
  or(
    eq(searchAlerts.userId, id),
    email === null
      ? undefined
      : and(isNull(searchAlerts.userId), eq(searchAlerts.email, email), isNotNull(searchAlerts.confirmedAt)),
  )
export const ownAlerts = (person: Person) =>
  sql`SELECT search_alerts.id FROM search_alerts WHERE ${isOwnAlert(person)}`
