import { AppError } from '#domain/errors.ts'
import { CompletedUpload, SentUpload, UploadRequest, UploadTicket } from '#domain/images/image-schema.ts'
import { setPrivateHeader } from '#server/api/cache-headers.ts'
import type { Call } from '#server/api/call.ts'
import { signedIn } from '#server/api/identity.ts'
import { body } from '#server/api/json-body.ts'
import { createRouter, Done, documented, done } from '#server/api/router.ts'
import { completeUpload, signUpload } from './image-commands.ts'

const TAG = 'Uploads'

export const uploadRoutes = createRouter()
  .post(
    '/sign',
    documented(
      TAG,
      'Allow an image to be uploaded',
      UploadTicket,
      'The answer says where the file goes, and how.',
    ),
    signedIn,
    body(UploadRequest),
    async (c) => {
      const ticket = await signUpload(c.var.ctx, c.req.valid('json'))
      return c.json({ ...ticket, url: new URL(ticket.url, originOf(c)).href }, 201)
    },
  )
  .post(
    '/complete',
    documented(TAG, 'Make a picture of an uploaded file', CompletedUpload),
    signedIn,
    body(SentUpload),
    async (c) => c.json(await completeUpload(c.var.ctx, c.req.valid('json').key), 200),
  )
  .put('/file', documented(TAG, 'Send a file to the address that was signed for it', Done), async (c) => {
    const { storage } = c.var.ctx
    if (!storage.receiveUpload) throw new AppError('not-found', 'Files go to the address that was signed')
    await storage.receiveUpload(c.req.raw)
    setPrivateHeader(c)
    return c.json(done('Received'))
  })

/** Where the caller sees this site: a page's own origin, which `same-origin.ts` has checked, or the public address. */
const originOf = (c: Call): string => c.req.header('Origin') ?? c.var.ctx.settings.baseUrl
