import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import * as z from 'zod/mini'
import type { Env } from '#server/env.ts'
import { listenLocally } from './local-server.ts'

type Google = NonNullable<Env['google']>

/** What becomes of an id token on its way. */
export type Alteration = {
  claims?: Partial<Record<string, unknown>>
  /** The provider's own key, somebody's, or none at all. */
  signedBy?: 'provider' | 'stranger' | 'nobody'
  left?: 'out'
}

const Discovery = z.looseObject({ token_endpoint: z.string(), jwks_uri: z.string() })
const Tokens = z.looseObject({ id_token: z.string(), access_token: z.string() })

/**
 * An OpenID provider whose tokens can be made wrong: a real one behind it does everything, but its id tokens are signed anew,
 * with a key that its discovery names, after what `alteration` says.
 */
export async function startAlteredProvider(real: Google) {
  const key = await generateKeyPair('RS256')
  const stranger = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(key.publicKey)), kid: 'altered', alg: 'RS256', use: 'sig' }
  const state: { alteration: Alteration; tokens: string[]; codes: URLSearchParams[] } = {
    alteration: {},
    tokens: [],
    codes: [],
  }

  async function sign(claims: JWTPayload, signedBy: Alteration['signedBy']): Promise<string> {
    if (signedBy === 'nobody') return new UnsecuredJWT(claims).encode()
    const { privateKey } = signedBy === 'stranger' ? stranger : key
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'altered' }).sign(privateKey)
  }

  async function exchange(request: IncomingMessage): Promise<[number, object]> {
    const form = new URLSearchParams(await text(request))
    state.codes.push(form)
    const response = await fetch(`${real.issuer}/token`, { method: 'POST', body: form })
    const answer: object = await response.json()
    const tokens = Tokens.safeParse(answer)
    if (!tokens.success) return [response.status, answer]
    const { claims, signedBy, left } = state.alteration
    const { id_token: original, ...others } = tokens.data
    const changed: JWTPayload = JSON.parse(JSON.stringify({ ...decodeJwt(original), ...claims }))
    const idToken = await sign(changed, signedBy)
    state.tokens.push(idToken, others.access_token)
    return [200, left === 'out' ? others : { ...others, id_token: idToken }]
  }

  async function answer(request: IncomingMessage): Promise<[number, object]> {
    if (request.url === '/jwks') return [200, { keys: [jwk] }]
    if (request.url === '/token') return exchange(request)
    const response = await fetch(`${real.issuer}/.well-known/openid-configuration`)
    return [
      200,
      {
        ...Discovery.parse(await response.json()),
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
      },
    ]
  }

  const server = createServer((request, response) => {
    answer(request).then(
      ([status, body]) =>
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body)),
      (error) => response.destroy(error),
    )
  })
  const { origin: issuer, close } = await listenLocally(server)
  return { google: { ...real, issuer }, state, close }
}
