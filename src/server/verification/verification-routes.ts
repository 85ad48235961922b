import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { AppError } from '#domain/errors.ts'
import { BusinessInput, PhoneCodeInput, PhoneInput } from '#domain/verification/verification-input.ts'
import { DOCUMENT_BYTES_MAX, DOCUMENT_TYPES } from '#domain/verification/verification-rules.ts'
import { BusinessDocument, OwnVerification } from '#domain/verification/verification-schema.ts'
import { DOCUMENT_BODY } from '#server/api/body-limits.ts'
import { clientAddress } from '#server/api/client-address.ts'
import { confirmed, signedIn } from '#server/api/identity.ts'
import { atMost, body } from '#server/api/json-body.ts'
import * as parameters from '#server/api/query-parameters.ts'
import { createRouter, Done, documented, done, failure } from '#server/api/router.ts'
import { sendBusiness } from './business-commands.ts'
import { addDocument, readDocument, removeDocument } from './business-documents.ts'
import { answerDocument } from './document-answer.ts'
import { confirmPhone, sendPhoneCode } from './phone-confirmation.ts'
import { getOwnVerification } from './verification-queries.ts'

const TAG = 'Verification'

const DocumentQuery = z.object({ name: parameters.words('What the file is called') })

const FILE = { type: 'string', format: 'binary' } as const

/** Documents the body, which is no JSON. */
const fileBody = describeRoute({
  requestBody: {
    required: true,
    description: `A picture or a PDF of at most ${DOCUMENT_BYTES_MAX / 1024 / 1024} MB`,
    content: Object.fromEntries(DOCUMENT_TYPES.map((type) => [type, { schema: FILE }])),
  },
})

/** Documents an answer that is a file. */
export const fileAnswer = (summary: string) =>
  describeRoute({
    tags: [TAG],
    summary,
    responses: {
      200: {
        description: 'The file, to be saved',
        content: { 'application/octet-stream': { schema: FILE } },
      },
      default: failure,
    },
  })

/** How a seller becomes verified: the phone by a code, the business by a moderator. */
export const verificationRoutes = createRouter()
  .get('/', documented(TAG, 'How far the own account is', OwnVerification), signedIn, async (c) =>
    c.json(await getOwnVerification(c.var.ctx)),
  )
  .post(
    '/phone',
    documented(
      TAG,
      'Send a code of six digits to a number',
      Done,
      'It is good for 10 minutes and 5 tries. Once it is given, the number is that of the account.',
    ),
    signedIn,
    confirmed,
    body(PhoneInput),
    async (c) => {
      await sendPhoneCode(c.var.ctx, c.req.valid('json').mobileNumber, clientAddress(c))
      return c.json(done('A code is on its way'))
    },
  )
  .post(
    '/phone/confirm',
    documented(TAG, 'Give the code that was sent', Done),
    signedIn,
    body(PhoneCodeInput),
    async (c) => {
      await confirmPhone(c.var.ctx, c.req.valid('json').code)
      return c.json(done('Your phone is confirmed'))
    },
  )
  .post(
    '/business',
    documented(
      TAG,
      'Have the own business checked by a person',
      Done,
      'By its CAC number, or by works, references and a place.',
    ),
    signedIn,
    confirmed,
    body(BusinessInput),
    async (c) => {
      await sendBusiness(c.var.ctx, c.req.valid('json'))
      return c.json(done('A person will look at it'))
    },
  )
  .post(
    '/documents',
    documented(
      TAG,
      'Upload a document, as the body',
      BusinessDocument,
      'Only admins and its owner can read it. It is deleted 30 days after the decision.',
      201,
    ),
    fileBody,
    signedIn,
    confirmed,
    parameters.query(DocumentQuery),
    atMost(DOCUMENT_BODY),
    async (c) => {
      const bytes = new Uint8Array(await c.req.arrayBuffer())
      if (bytes.length === 0) throw new AppError('malformed', 'The file is empty. Choose another one.')
      return c.json(await addDocument(c.var.ctx, { name: c.req.valid('query').name ?? '', bytes }), 201)
    },
  )
  .get('/documents/:id', fileAnswer('An own document'), signedIn, async (c) => {
    const { ctx } = c.var
    return answerDocument(c, await readDocument(ctx, c.req.param('id'), { ofUser: ctx.actor.id }))
  })
  .delete('/documents/:id', documented(TAG, 'Remove an own document', Done), signedIn, async (c) => {
    await removeDocument(c.var.ctx, c.req.param('id'))
    return c.json(done('The document is removed'))
  })
