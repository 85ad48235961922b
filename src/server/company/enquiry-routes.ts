import { ENQUIRY_SECONDS_MIN, EnquiryInput } from '#domain/company/enquiry-input.ts'
import { AppError } from '#domain/errors.ts'
import { clientAddress } from '#server/api/client-address.ts'
import { repeatable, requestedKey } from '#server/api/idempotency.ts'
import { body } from '#server/api/json-body.ts'
import type { RateLimit } from '#server/api/rate-limits.ts'
import { createRouter, Done, documented, done } from '#server/api/router.ts'
import { storeEnquiry } from './enquiry-commands.ts'

/** Whole towns share one address behind a carrier: what counts addresses is generous. */
const ENQUIRIES_BY_ADDRESS: RateLimit = { name: 'enquiry', tries: 30, seconds: 3_600 }
/** Of one person at one address. */
const ENQUIRIES_BY_SENDER: RateLimit = { name: 'enquiry-of', tries: 5, seconds: 3_600 }

const RECEIVED = 'Thank you. Your message is with us.'

export const enquiryRoutes = createRouter().post(
  '/',
  documented('Company', 'Ask the company something', Done, 'Give an e-mail address or a phone number.', 201),
  repeatable,
  body(EnquiryInput),
  async (c) => {
    const { ctx } = c.var
    const { homepage, seconds, ...enquiry } = c.req.valid('json')
    const address = clientAddress(c)
    await ctx.limits.consume(ENQUIRIES_BY_ADDRESS, address)
    // A honeypot: people do not see this field, and a bot that fills it in gets the usual answer.
    if (homepage) {
      ctx.log.info({ requestId: c.var.requestId }, 'enquiry of a machine dropped')
      return c.json(done(RECEIVED), 201)
    }
    // The page waits so long by itself before it sends.
    if (seconds !== undefined && seconds < ENQUIRY_SECONDS_MIN)
      throw new AppError('too-many', 'That was very quick. Please send it again.', [], {
        retryAfter: ENQUIRY_SECONDS_MIN,
      })
    await ctx.limits.consume(ENQUIRIES_BY_SENDER, `${address} ${enquiry.email ?? enquiry.phone}`)
    await storeEnquiry(ctx, enquiry, address, requestedKey(c))
    return c.json(done(RECEIVED), 201)
  },
)
