import * as z from 'zod/mini'
import { address, isJson } from '#server/variable-formats.ts'

/**
 * An HTTP call that sends one message. URL, header values and body are templates: {to} is the number in E.164, {digits} the same without
 * the plus, {text} the message, {code} the code in it, {secret} the secret.
 */
export type SmsGateway = {
  url: string
  method: 'POST' | 'PUT' | 'GET'
  /** JSON or a form: what is put into it is written so. Empty: no body. */
  body: string
  headers: Readonly<Record<string, string>>
  secret: string
  /** What people are told to look into. */
  channel: 'sms' | 'whatsapp'
}

const Headers = z.record(z.string().check(z.regex(/^[\w-]+$/)), z.string().check(z.regex(/^[\x20-\x7e]*$/)))

const isHeaders = (text: string): boolean => isJson(text) && Headers.safeParse(JSON.parse(text)).success

/** The gateway's part of the configuration (docs/operations.md, Messages to phones). */
export const smsGatewayVariables = {
  SMS_GATEWAY_URL: z.optional(address('https://api.gateway.example/messages', 'http', 'https')),
  SMS_GATEWAY_METHOD: z._default(z.enum(['POST', 'PUT', 'GET'], 'must be POST, PUT or GET'), 'POST'),
  SMS_GATEWAY_BODY: z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => !/^\s*[{[]/.test(text) || isJson(text),
          'must be JSON or a form, such as {"to":"{to}","text":"{text}"} or to={to}&text={text}',
        ),
      ),
    '{"to":"{to}","text":"{text}"}',
  ),
  SMS_GATEWAY_HEADERS: z._default(
    z
      .string()
      .check(
        z.refine((text) => isHeaders(text), 'must be a JSON object of texts, such as {"apiKey":"{secret}"}'),
      ),
    '{}',
  ),
  SMS_GATEWAY_SECRET: z.optional(z.string()),
  SMS_GATEWAY_CHANNEL: z._default(z.enum(['sms', 'whatsapp'], 'must be sms or whatsapp'), 'sms'),
}

const Variables = z.object(smsGatewayVariables)

/** @returns undefined where no gateway is configured */
export const smsGatewayOf = (set: z.infer<typeof Variables>): SmsGateway | undefined =>
  set.SMS_GATEWAY_URL
    ? {
        url: set.SMS_GATEWAY_URL,
        method: set.SMS_GATEWAY_METHOD,
        body: set.SMS_GATEWAY_METHOD === 'GET' ? '' : set.SMS_GATEWAY_BODY,
        headers: Headers.parse(JSON.parse(set.SMS_GATEWAY_HEADERS)),
        secret: set.SMS_GATEWAY_SECRET ?? '',
        channel: set.SMS_GATEWAY_CHANNEL,
      }
    : undefined
