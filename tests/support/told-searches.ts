import { sql } from 'drizzle-orm'
import type { PgInsertValue, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { beforeEach } from 'vitest'
import { alertNewsMail } from '#server/alerts/alert-mail.ts'
import { matchFreshOffers, type SearchedKinds } from '#server/alerts/match-offers.ts'
import {
  alertOffers,
  forgottenAlerts,
  freshOffers,
  pushSubscriptions,
  searchAlerts,
} from '#server/db/schema/alerts.ts'
import type { EmailTemplate, Jobs } from '#server/jobs/jobs.ts'
import { searchedListings } from '#server/listings/listed-among.ts'
import { searchedComparisons } from '#server/materials/listed-among.ts'
import { searchedProducts } from '#server/products/listed-among.ts'
import { createProducts } from './factories.ts'
import { createTestApi } from './test-app.ts'

export const EMAIL = 'ngozi@mail.example'
export const MORNING = new Date('2026-11-24T08:00:00Z')

export const { signal } = new AbortController()
export const run = { id: 'run', signal }

type NewAlert = PgUpdateSetSource<typeof searchAlerts>

/** The API, and searches that are saved, found for and told without its calls; each test begins without any. */
export async function createToldSearches() {
  const { ctx, call, db, queued } = await createTestApi()

  beforeEach(async () => {
    await db.delete(searchAlerts)
    await db.delete(alertOffers)
    await db.delete(forgottenAlerts)
    await db.delete(freshOffers)
    await db.delete(pushSubscriptions)
  })

  const searched: SearchedKinds = {
    products: searchedProducts(ctx),
    listings: searchedListings(ctx),
    comparisons: searchedComparisons(ctx),
  }

  /** A search of an address, confirmed. */
  async function saved(more: NewAlert = {}) {
    const [alert] = await db
      .insert(searchAlerts)
      .values({
        kind: 'products',
        search: { name: 'cement' },
        email: EMAIL,
        way: 'daily',
        confirmedAt: sql`now()`,
        ...more,
      } as PgInsertValue<typeof searchAlerts>)
      .returning()
    if (!alert) throw new Error('No alert')
    return alert
  }

  const find = (alertId: string, offerIds: string[], more: object = {}) =>
    db.insert(alertOffers).values(offerIds.map((offerId) => ({ alertId, offerId, ...more })))

  const cements = async (count: number) =>
    (
      await createProducts(
        db,
        Array.from({ length: count }, () => ({ name: 'Dangote cement', location: 'Kano' as const })),
      )
    ).map(({ id }) => id)

  const untold = () => db.$count(alertOffers, sql`told_at IS NULL`)

  const match = (kinds = searched) => matchFreshOffers(ctx, kinds, signal)

  /** The mails that a job of the day sends now. */
  async function dayMails(job: Partial<Jobs['alert-news']> = {}): Promise<EmailTemplate[]> {
    const sent: EmailTemplate[] = []
    await alertNewsMail(ctx, async (mail) => void sent.push(mail))(
      { email: EMAIL, userId: null, way: 'daily', ...job },
      run,
    )
    return sent
  }

  return { ctx, call, db, queued, searched, saved, find, cements, untold, match, dayMails }
}
