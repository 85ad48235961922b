import { createECDH, createPublicKey, verify } from 'node:crypto'
import { expect, it } from 'vitest'
import { encryptPush } from './push-encryption.ts'
import { authorization, publicKeyOf } from './vapid.ts'
import { pushSender } from './web-push.ts'

/** The example of RFC 8291, section 5. */
const EXAMPLE = {
  message: 'When I grow up, I want to be a watermelon',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  publicKey: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  encrypted:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}
const SETTINGS = {
  privateKey: EXAMPLE.privateKey,
  publicKey: EXAMPLE.publicKey,
  subject: 'mailto:care@adlm.example',
}
const BROWSER = { endpoint: 'https://web.push.apple.com/abc', p256dh: EXAMPLE.p256dh, auth: EXAMPLE.auth }

it('encrypts as the standard’s example does', () => {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(EXAMPLE.privateKey, 'base64url'))
  const salt = Buffer.from(EXAMPLE.salt, 'base64url')
  expect(encryptPush(EXAMPLE.message, EXAMPLE, { pair, salt }).toString('base64url')).toBe(EXAMPLE.encrypted)
})

it('makes the public key of the private one', () => {
  expect(publicKeyOf(EXAMPLE.privateKey)).toBe(EXAMPLE.publicKey)
})

it('signs who sends, for one service and half a day', () => {
  const header = authorization(BROWSER.endpoint, SETTINGS, 0)
  const [, signed = '', signature = ''] = /^vapid t=(\S+)\.(\S+), k=/.exec(header) ?? []
  const [head, claims] = signed
    .split('.')
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()))
  expect([head, claims]).toEqual([
    { typ: 'JWT', alg: 'ES256' },
    { aud: 'https://web.push.apple.com', exp: 43_200, sub: SETTINGS.subject },
  ])
  const point = Buffer.from(EXAMPLE.publicKey, 'base64url')
  const key = createPublicKey({
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    format: 'jwk',
  })
  const given = Buffer.from(signature, 'base64url')
  expect(verify('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }, given)).toBe(true)
})

it.each([
  [201, 'sent'],
  [401, 'gone'],
  [403, 'gone'],
  [404, 'gone'],
  [410, 'gone'],
])('%i: %s', async (status, outcome) => {
  const send = pushSender(SETTINGS, async () => new Response(null, { status }))
  expect(await send(BROWSER, 'hello')).toBe(outcome)
})

it('fails where the service does, and calls nobody else', async () => {
  const called: unknown[] = []
  const send = pushSender(SETTINGS, async (url) => {
    called.push(url)
    return new Response(null, { status: 503 })
  })
  await expect(send(BROWSER, 'hello')).rejects.toThrow('web.push.apple.com answered 503')
  expect(await send({ ...BROWSER, endpoint: 'https://10.0.0.1/x' }, 'hello')).toBe('gone')
  expect(called).toEqual([BROWSER.endpoint])
})
