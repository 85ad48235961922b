import { createHmac } from 'node:crypto'
import { sign, verify } from 'hono/jwt'

/** Seconds (docs/product.md 8.4). */
export const ACCESS_TOKEN_LIFE = 15 * 60

type Bearer = { userId: string; sessionId: string }

export type AccessTokens = {
  issue(bearer: Bearer): Promise<string>
  /** @returns whom it names, or undefined where it was not issued here, was changed or has expired */
  read(token: string): Promise<Bearer | undefined>
}

/** Names a session for 15 minutes. The database is checked on every call for whether the session still exists. */
export function createAccessTokens(secret: string): AccessTokens {
  // A key of its own: what is signed for another purpose is no access token.
  const key = createHmac('sha256', secret).update('access token').digest('hex')
  return {
    issue: ({ userId, sessionId }) =>
      sign(
        { sub: userId, sid: sessionId, exp: Math.floor(Date.now() / 1000) + ACCESS_TOKEN_LIFE },
        key,
        'HS256',
      ),
    read: async (token) => {
      try {
        const { sub, sid } = await verify(token, key, 'HS256')
        return typeof sub === 'string' && typeof sid === 'string'
          ? { userId: sub, sessionId: sid }
          : undefined
      } catch {
        return undefined
      }
    },
  }
}
