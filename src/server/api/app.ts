import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { AppError } from '#domain/errors.ts'
import { userRoutes } from '#server/accounts/account-routes.ts'
import { authRoutes } from '#server/accounts/auth-routes.ts'
import { googleRoutes } from '#server/accounts/google-routes.ts'
import { alertRoutes } from '#server/alerts/alert-routes.ts'
import { billRoutes } from '#server/bills/bill-routes.ts'
import { billPricingRoutes, ownPriceRoutes } from '#server/bills/pricing-routes.ts'
import { projectRoutes } from '#server/bills/project-routes.ts'
import { enquiryAdminRoutes } from '#server/company/enquiry-admin-routes.ts'
import { enquiryRoutes } from '#server/company/enquiry-routes.ts'
import { newsletterRoutes } from '#server/company/newsletter-routes.ts'
import { siteRoutes } from '#server/company/site-routes.ts'
import { digestRoutes } from '#server/digest/digest-routes.ts'
import { uploadRoutes } from '#server/images/image-routes.ts'
import { leadRoutes, overviewRoutes, ownLeadRoutes } from '#server/leads/lead-routes.ts'
import { listingRoutes } from '#server/listings/listing-routes.ts'
import { cachedMedians } from '#server/materials/cached-medians.ts'
import { comparisonHintRoutes, materialRoutes } from '#server/materials/material-routes.ts'
import { medianRoutes } from '#server/materials/median-routes.ts'
import { workItemRoutes } from '#server/materials/work-item-routes.ts'
import { adminRoutes } from '#server/moderation/admin-routes.ts'
import { reportRoutes } from '#server/moderation/report-routes.ts'
import { homeWriteRoutes, ownHomeRoutes } from '#server/offers/home-routes.ts'
import { importRoutes } from '#server/offers/import/import-routes.ts'
import { namedOfferRoutes } from '#server/offers/named-offer-routes.ts'
import { listingWriteRoutes, productWriteRoutes } from '#server/offers/offer-write-routes.ts'
import { ownListingRoutes, ownProductRoutes, ownQuotaRoutes } from '#server/offers/own-offer-routes.ts'
import { priceHistoryRoutes } from '#server/prices/price-history-routes.ts'
import { indexRoutes } from '#server/prices/price-index/index-routes.ts'
import { indexReviewRoutes } from '#server/prices/price-index/review-routes.ts'
import { priceReminderRoutes, priceSheetRoutes, priceWriteRoutes } from '#server/prices/price-sheet-routes.ts'
import { productRoutes } from '#server/products/product-routes.ts'
import { reviewRoutes } from '#server/reviews/review-routes.ts'
import { savedRoutes } from '#server/saved/saved-routes.ts'
import { searchAdminRoutes } from '#server/search/search-admin-routes.ts'
import { suggestionRoutes } from '#server/search/suggestion-routes.ts'
import { shopRoutes } from '#server/shops/shop-routes.ts'
import { verificationAdminRoutes } from '#server/verification/verification-admin-routes.ts'
import { verificationRoutes } from '#server/verification/verification-routes.ts'
import type { Context } from './context.ts'
import { gatherCall } from './depends-on.ts'
import { documentation } from './documentation.ts'
import { answerError } from './error-handler.ts'
import { readDatabase } from './read-database.ts'
import type { ApiEnv } from './router.ts'
import { isRead, sameOriginWrites } from './same-origin.ts'
import { taggedForClients } from './tagged.ts'

/** A new access token is not stored: who is signed in goes on reading. */
const STORES_NOTHING = '/api/auth/refresh-token'

/** Refuses what would be stored while the disk is full (docs/product.md 14.1.13). */
const writesNeedRoom = createMiddleware<ApiEnv>(async (c, next) => {
  if (!isRead(c.req.method) && c.req.path !== STORES_NOTHING) await c.var.ctx.disk.assertRoom()
  await next()
})

/** Everything below /api. */
export function createApi(ctx: Context) {
  const medians = cachedMedians()
  const api = new Hono<ApiEnv>()
    .basePath('/api')
    .use(async (c, next) => {
      c.set('ctx', ctx)
      if (!c.var.requestId) c.set('requestId', c.req.header('X-Request-Id') ?? randomUUID())
      await gatherCall(next)
      // On the answer itself: `c.header` would copy it.
      const { headers } = c.res
      if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
    })
    .use(sameOriginWrites)
    .use(readDatabase)
    .use(writesNeedRoom)
    .use(taggedForClients)
    .route('/product', productRoutes)
    .route('/product', productWriteRoutes)
    .route('/product', priceWriteRoutes)
    .route('/product', priceHistoryRoutes)
    .route('/product', comparisonHintRoutes)
    .route('/materials', materialRoutes())
    .route('/work-items', workItemRoutes(medians))
    .route('/listing', homeWriteRoutes)
    .route('/listing', listingRoutes)
    .route('/listing', listingWriteRoutes)
    .route('/user/products', ownProductRoutes)
    .route('/user/listings', ownListingRoutes)
    .route('/user/quota', ownQuotaRoutes)
    .route('/user/prices', priceSheetRoutes)
    .route('/user/own-prices', ownPriceRoutes)
    .route('/user/homes-to-confirm', ownHomeRoutes)
    .route('/user/price-reminders', priceReminderRoutes)
    .route('/user/leads', ownLeadRoutes)
    .route('/user/overview', overviewRoutes)
    .route('/user/saved', savedRoutes)
    .route('/offers', namedOfferRoutes)
    .route('/leads', leadRoutes)
    .route('/user/weekly-mail', digestRoutes)
    .route('/auth', authRoutes)
    .route('/auth', googleRoutes)
    .route('/user', userRoutes)
    .route('/shop', shopRoutes)
    .route('/review', reviewRoutes)
    .route('/report', reportRoutes)
    .route('/admin', adminRoutes)
    .route('/admin', enquiryAdminRoutes)
    .route('/admin', searchAdminRoutes)
    .route('/admin', verificationAdminRoutes)
    .route('/admin', indexReviewRoutes)
    .route('/enquiry', enquiryRoutes)
    .route('/newsletter', newsletterRoutes)
    .route('/search/alerts', alertRoutes)
    .route('/prices', medianRoutes(medians))
    .route('/prices', indexRoutes)
    .route('/search', suggestionRoutes(ctx))
    .route('/site', siteRoutes)
    .route('/import', importRoutes)
    .route('/bills', billRoutes)
    .route('/bills', billPricingRoutes)
    .route('/projects', projectRoutes)
    .route('/upload', uploadRoutes)
    .route('/verification', verificationRoutes)
  api.route('/', documentation(api))
  api.all('*', () => {
    throw new AppError('not-found', 'There is no such call. The calls are listed at /api/docs.')
  })
  api.onError(answerError)
  return api
}

/** The contract as the typed client sees it. */
export type ApiType = ReturnType<typeof createApi>
