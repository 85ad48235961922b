import type { HonoRequest } from 'hono'
import { NewsletterLinkInput, SubscriptionInput } from '#domain/company/newsletter-input.ts'
import { AppError } from '#domain/errors.ts'
import { alwaysPrivate } from '#server/api/cache-headers.ts'
import type { Call } from '#server/api/call.ts'
import { clientAddress } from '#server/api/client-address.ts'
import { atMost, body } from '#server/api/json-body.ts'
import { oneClickRoute } from '#server/api/one-click.ts'
import type { RateLimit } from '#server/api/rate-limits.ts'
import { createRouter, Done, documented, done } from '#server/api/router.ts'
import { confirmSubscription, subscribe, unsubscribe } from './newsletter-commands.ts'

/** Whole towns share one address behind a carrier: what counts addresses is generous. */
const SUBSCRIPTIONS_BY_ADDRESS: RateLimit = { name: 'subscribe', tries: 60, seconds: 3_600 }
/** Calls with the token of a link; to leave, with a wrong one alone: mail programs press their button from few addresses. */
const NEWSLETTER_LINKS_BY_ADDRESS: RateLimit = { name: 'newsletter-link', tries: 200, seconds: 3_600 }

const TAG = 'Company'

/** The same whether we knew the address or not. */
const CONFIRMATION_SENT = 'Check your mail: the link in it confirms your subscription.'
const GONE = 'You will not get the newsletter again.'

const FORM_MAX = 10_000
const form = atMost({ bytes: FORM_MAX, message: 'This is too long. Please write less.' })

/** A body that cannot be read as a form has no fields. */
async function fieldsOf(request: HonoRequest) {
  try {
    return await request.parseBody()
  } catch (error) {
    if (error instanceof TypeError) return {}
    throw error
  }
}

async function requestSubscription(c: Call, { email }: SubscriptionInput): Promise<void> {
  const address = clientAddress(c)
  await c.var.ctx.limits.consume(SUBSCRIPTIONS_BY_ADDRESS, address)
  await subscribe(c.var.ctx, email, address)
}

async function leave(c: Call, token: string): Promise<void> {
  if (!(await unsubscribe(c.var.ctx, token)))
    await c.var.ctx.limits.consume(NEWSLETTER_LINKS_BY_ADDRESS, clientAddress(c))
}

export const newsletterRoutes = createRouter()
  .use(alwaysPrivate)
  .post(
    '/subscribe',
    documented(TAG, 'Ask for the newsletter', Done, 'A mail with a link goes to the address.', 202),
    body(SubscriptionInput),
    async (c) => {
      await requestSubscription(c, c.req.valid('json'))
      return c.json(done(CONFIRMATION_SENT), 202)
    },
  )
  .post(
    '/confirm',
    documented(TAG, 'Confirm the subscription by the link', Done),
    body(NewsletterLinkInput),
    async (c) => {
      await c.var.ctx.limits.consume(NEWSLETTER_LINKS_BY_ADDRESS, clientAddress(c))
      await confirmSubscription(c.var.ctx, c.req.valid('json').token)
      return c.json(done('Your subscription is confirmed'))
    },
  )
  .post(
    '/unsubscribe',
    documented(TAG, 'Leave the newsletter by the link', Done, 'The address is deleted.'),
    body(NewsletterLinkInput),
    async (c) => {
      await leave(c, c.req.valid('json').token)
      return c.json(done(GONE))
    },
  )
  .route('/unsubscribe', oneClickRoute({ tag: TAG, what: 'Leave the newsletter', answer: GONE, leave }))
  // The form without scripts. The page that it redirects to shows the outcome.
  .post('/subscribe/form', form, async (c) => {
    const outcome = (result: string) => c.redirect(`/newsletter/subscribe?result=${result}`, 303)
    const sent = SubscriptionInput.safeParse(await fieldsOf(c.req))
    if (!sent.success) return outcome('wrong')
    try {
      await requestSubscription(c, sent.data)
    } catch (error) {
      if (error instanceof AppError && error.code === 'too-many') return outcome('later')
      throw error
    }
    return outcome('sent')
  })
