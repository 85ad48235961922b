import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { readEnv } from '#server/env.ts'
import { PermanentFailure } from '#server/jobs/queue.ts'
import type { SmsGateway } from './gateway-variables.ts'
import { gatewaySender } from './message-gateway.ts'

type Received = { method: string; url: string; headers: IncomingHttpHeaders; body: string }

const received: Received[] = []
let status = 200
let hangs = false
/** A gateway on a port of its own. */
const server = createServer(async (request, response) => {
  const { method = '', url = '', headers } = request
  received.push({ method, url, headers, body: await text(request) })
  if (hangs) return
  if (status === 302) response.setHeader('Location', '/elsewhere')
  response.statusCode = status
  response.end('{}')
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
const ORIGIN = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`

beforeEach(() => {
  received.length = 0
  status = 200
  hangs = false
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const MESSAGE = { to: '+2348031234567', text: '012345 is "your" code & more. {secret}', code: '012345' }

/** As the environment configures it. */
const gateway = (variables: Record<string, string>): SmsGateway => {
  const { smsGateway } = readEnv({ SMS_GATEWAY_URL: `${ORIGIN}/send`, ...variables })
  if (!smsGateway) throw new Error('There is no gateway')
  return smsGateway
}
const send = (variables: Record<string, string> = {}, answerMs?: number) =>
  gatewaySender(gateway(variables), answerMs)(MESSAGE, new AbortController().signal)

describe('what docs/operations.md gives as examples', () => {
  it('Termii: JSON with the key in the body', async () => {
    await send({
      SMS_GATEWAY_BODY:
        '{"api_key":"{secret}","to":"{digits}","from":"ADLM","sms":"{text}","type":"plain","channel":"dnd"}',
      SMS_GATEWAY_SECRET: 'a "key"',
    })
    expect(received).toMatchObject([
      { method: 'POST', url: '/send', headers: { 'content-type': 'application/json' } },
    ])
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      api_key: 'a "key"',
      to: '2348031234567',
      from: 'ADLM',
      sms: MESSAGE.text,
      type: 'plain',
      channel: 'dnd',
    })
  })

  it("Africa's Talking: a form with the key in a header", async () => {
    await send({
      SMS_GATEWAY_BODY: 'username=adlm&to={to}&message={text}&from=ADLM',
      SMS_GATEWAY_HEADERS: '{"apiKey":"{secret}","Accept":"application/json"}',
      SMS_GATEWAY_SECRET: 'key',
    })
    expect(received).toMatchObject([
      { headers: { 'content-type': 'application/x-www-form-urlencoded', apikey: 'key' } },
    ])
    expect(Object.fromEntries(new URLSearchParams(received[0]?.body))).toEqual({
      username: 'adlm',
      to: MESSAGE.to,
      message: MESSAGE.text,
      from: 'ADLM',
    })
  })

  it('Twilio: a form with basic authentication', async () => {
    await send({
      SMS_GATEWAY_BODY: 'To={to}&From=%2B15005550006&Body={text}',
      SMS_GATEWAY_HEADERS: '{"Authorization":"Basic {secret}"}',
      SMS_GATEWAY_SECRET: 'QUM6dG9rZW4=',
    })
    expect(received[0]?.headers.authorization).toBe('Basic QUM6dG9rZW4=')
    expect(new URLSearchParams(received[0]?.body).get('From')).toBe('+15005550006')
  })

  it("Meta's WhatsApp: a template of theirs with the code alone", async () => {
    await send({
      SMS_GATEWAY_BODY:
        '{"messaging_product":"whatsapp","to":"{digits}","type":"template","template":{"name":"code","language":{"code":"en"},"components":[{"type":"body","parameters":[{"type":"text","text":"{code}"}]}]}}',
      SMS_GATEWAY_HEADERS: '{"Authorization":"Bearer {secret}"}',
      SMS_GATEWAY_SECRET: 'token',
      SMS_GATEWAY_CHANNEL: 'whatsapp',
    })
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({
      to: '2348031234567',
      template: { components: [{ parameters: [{ text: '012345' }] }] },
    })
  })

  it('a gateway that takes all of it in the address', async () => {
    await send({
      SMS_GATEWAY_URL: `${ORIGIN}/send?to={to}&text={text}&key={secret}`,
      SMS_GATEWAY_METHOD: 'GET',
      SMS_GATEWAY_SECRET: 'k&y',
    })
    const [{ url, body, method } = { url: '', body: '', method: '' }] = received
    expect([method, body]).toEqual(['GET', ''])
    expect(Object.fromEntries(new URL(url, ORIGIN).searchParams)).toEqual({
      to: MESSAGE.to,
      text: MESSAGE.text,
      key: 'k&y',
    })
  })
})

describe('a failure', () => {
  const failure = (variables = {}, answerMs?: number) => send(variables, answerMs).catch((error) => error)

  it.each([400, 401, 403, 404, 422])('of %s is not tried again', async (refusal) => {
    status = refusal
    const error = await failure()
    expect(error).toBeInstanceOf(PermanentFailure)
    expect(String(error)).toContain(String(refusal))
  })

  it.each([408, 429, 500, 502, 503])('of %s is tried again', async (refusal) => {
    status = refusal
    const error = await failure()
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(PermanentFailure)
  })

  it('of silence, of no connection and of being sent elsewhere is tried again, and tells nothing', async () => {
    hangs = true
    const errors = [
      await failure({ SMS_GATEWAY_SECRET: 'hidden' }, 50),
      await failure({ SMS_GATEWAY_URL: 'http://127.0.0.1:9/{secret}', SMS_GATEWAY_SECRET: 'hidden' }),
    ]
    hangs = false
    status = 302
    errors.push(await failure({ SMS_GATEWAY_SECRET: 'hidden' }))
    for (const error of errors) {
      expect(error).not.toBeInstanceOf(PermanentFailure)
      expect(`${error} ${error.cause}`).not.toMatch(/hidden|012345|8031234567/)
    }
  })

  it('of the configuration stops the start, without what may be secret', () => {
    expect(() => gateway({ SMS_GATEWAY_HEADERS: 'apiKey: hidden' })).toThrow(/^SMS_GATEWAY_HEADERS must be/)
    expect(() => gateway({ SMS_GATEWAY_BODY: '{"to":' })).toThrow(/^SMS_GATEWAY_BODY must be/)
    expect(() => gateway({ SMS_GATEWAY_CHANNEL: 'pigeon' })).toThrow(/sms or whatsapp/)
  })
})
