import { sign, verify } from 'hono/jwt'
import { parse } from 'hono/utils/cookie'
import type { Call } from '#server/api/call.ts'
import { derivedKey } from '#server/api/derived-key.ts'
import { setCookie } from './sessions.ts'

/** The browser that has signed up: good for nothing but confirming that account's address (docs/product.md 8.3). */
const COOKIE = 'signed_up'
/** Below it are the calls that confirm. */
const PATH = '/api/auth'
/** Seconds. */
const SIGN_UP_COOKIE_LIFE = 30 * 60

const keyOf = (c: Call) => derivedKey(c.var.ctx, 'browser that signed up')

export async function setSignUpCookie(c: Call, userId: string): Promise<void> {
  const claim = { sub: userId, exp: Math.floor(Date.now() / 1000) + SIGN_UP_COOKIE_LIFE }
  const value = await sign(claim, await keyOf(c), 'HS256')
  setCookie(c, COOKIE, value, { httpOnly: true, maxAge: SIGN_UP_COOKIE_LIFE, path: PATH })
}

export function clearSignUpCookie(c: Call): void {
  setCookie(c, COOKIE, '', { httpOnly: true, maxAge: 0, path: PATH })
}

/** The account that this browser has made within half an hour. */
export async function readSignUpCookie(c: Call): Promise<string | undefined> {
  const value = parse(c.req.header('Cookie') ?? '', COOKIE)[COOKIE]
  if (!value) return undefined
  try {
    const { sub } = await verify(value, await keyOf(c), 'HS256')
    return typeof sub === 'string' ? sub : undefined
  } catch {
    return undefined
  }
}
