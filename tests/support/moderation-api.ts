import { beforeEach } from 'vitest'
import type { Subject } from '#domain/moderation/moderation-rules.ts'
import { ModerationLog, ReportQueue } from '#domain/moderation/moderation-schema.ts'
import { createListing, createProduct, createReview, createSeller, type Seller } from './factories.ts'
import { createPerson } from './people.ts'
import { createTestApi, signInAs } from './test-app.ts'

type Headers = Record<string, string>

/** Who is there in each test anew, and what the owner has: one of each kind. */
export type People = {
  admin: Seller
  asAdmin: Headers
  owner: Seller
  asOwner: Headers
  asOther: Headers
  ids: Record<Subject, string>
}

/** Every call that shows things to everybody: what it says while they are there has to be gone with them. */
export const OPEN_CALLS = {
  product: [
    '/product/getCat',
    '/product/getCat?category=Concrete',
    '/product/getCat?location=Lagos',
    '/product/getCat?name=sandcrete',
    '/product/market-search?name=hollow+blocks',
    '/product/get/{product}',
    '/product/getProduct/category/{neighbour}',
    '/product/getProduct/category/{product}',
    '/product/seller-products/{user}',
    '/product/seller-products/{user}?name=sandcrete',
    '/product/user/{user}',
  ],
  listing: [
    '/listing/get',
    '/listing/get?type=rent',
    '/listing/get?sort=regularPrice',
    '/listing/get?state=Lagos',
    '/listing/get?area=Yaba',
    '/listing/get?searchTerm=flat+yaba',
    '/listing/get/{listing}',
    '/listing/similar/{home}',
    '/listing/similar/{listing}',
  ],
  user: [
    '/user/{user}',
    '/product/user/{user}',
    '/product/seller-products/{user}',
    '/review/get-reviews/{user}',
  ],
  review: ['/review/get-reviews/{reviewed}'],
}

/** The API with an admin, somebody whom admins do something about, and somebody else who reports. */
export async function createModerationApi() {
  const test = await createTestApi()
  const { call, ctx, db, get } = test
  const email = 'admin@mail.example'
  ctx.settings.adminEmails = [email]

  const arrive = async (): Promise<People> => {
    const admin = await createSeller(db, { name: 'Desk', email, emailVerified: true })
    const owner = await createPerson(db, { name: 'Ada Blocks' })
    return {
      admin,
      asAdmin: await signInAs(ctx, admin, { secondFactorAt: new Date() }),
      owner,
      asOwner: await signInAs(ctx, owner),
      asOther: await signInAs(ctx, await createSeller(db, { name: 'Other' })),
      ids: {
        product: (await createProduct(db, { ownerId: owner.id, name: 'Hollow sandcrete blocks' })).id,
        listing: (await createListing(db, { ownerId: owner.id, name: 'Two bedroom flat, Yaba' })).id,
        user: owner.id,
        review: (await createReview(db, { authorId: owner.id, comment: 'Never came.' })).id,
      },
    }
  }
  let people: People | undefined
  beforeEach(async () => {
    people = await arrive()
  })
  const here = (): People => {
    if (!people) throw new Error('Nobody is there before a test begins')
    return people
  }
  const read = async (path: string) => (await get(path, here().asAdmin)).body
  return {
    ...test,
    here,
    queue: async () => ReportQueue.parse(await read('/admin/reports')),
    log: async (query = '') => ModerationLog.parse(await read(`/admin/log?${query}`)),
    report: (body: object, headers?: Headers) => call('POST', '/report', body, headers),
    moderate: (action: string, subject: Subject, reason = 'Against the rules') =>
      call('POST', '/admin/moderate', { action, subject, id: here().ids[subject], reason }, here().asAdmin),
  }
}
