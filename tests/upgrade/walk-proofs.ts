import { onConnection } from '#server/db/connection.ts'
import { authenticatorApp } from '../support/authenticator-app.ts'
import type { Post } from './post.ts'
import type { Caller } from './walked-calls.ts'

const CERTIFICATE = {
  type: 'application/pdf',
  content: new TextEncoder().encode('%PDF-1.7 a certificate'),
}

/** An admin connects an app. */
export async function walkSecondFactor(admin: Caller, currentPassword: string): Promise<void> {
  const app = await admin.call('POST /auth/second-factor/set-up', { json: { currentPassword } })
  const code = await authenticatorApp(app('secret')).code()
  await admin.call('POST /auth/second-factor', { json: { code } })
  await admin.call('GET /auth/second-factor')
}

/** Takes it away, as the company's command does, so that the next walk connects another one. */
export const resetSecondFactor = (databaseUrl: string): Promise<unknown> =>
  onConnection(databaseUrl, (client) => client.query('DELETE FROM two_factors'))

/** A seller becomes verified: the phone by a code, the business by an admin. */
export async function walkVerification(seller: Caller, admin: Caller, post: Post): Promise<void> {
  await seller.call('GET /verification')
  const asked = new Date()
  await seller.call('POST /verification/phone', { json: { mobileNumber: '0709 123 4567' } })
  await seller.call('POST /verification/phone/confirm', { json: { code: await post.codeOfMessage(asked) } })
  const add = async () => {
    const query = { name: 'certificate.pdf' }
    return { id: (await seller.call('POST /verification/documents', { query, bytes: CERTIFICATE }))('id') }
  }
  const [shown, removed] = [await add(), await add()]
  await seller.call('GET /verification/documents/{id}', { path: shown })
  await seller.call('DELETE /verification/documents/{id}', { path: removed })
  await seller.call('POST /verification/business', {
    json: { basis: 'cac', businessName: 'The proof', cacNumber: 'RC 1234567' },
  })
  const waiting = await admin.call('GET /admin/businesses')
  await admin.call('GET /admin/documents/{id}', { path: shown })
  await admin.call('POST /admin/businesses/decide', {
    json: {
      userId: waiting('businesses.0.owner._id'),
      decision: 'approve',
      version: waiting('businesses.0.version'),
    },
  })
  await admin.call('GET /admin/businesses/checked')
}
