import { createHash } from 'node:crypto'

/** The strong tag of an answer by its bytes. */
export const tagOf = (body: Uint8Array): string => `"${createHash('sha1').update(body).digest('base64url')}"`

/** Whether what the caller has (`If-None-Match`) is what this tag stands for; weak ones count (RFC 9110, 13.1.2). */
export const isHeld = (tag: string, held: string): boolean =>
  held.trim() === '*' || (held.match(/"[^"]*"/g)?.includes(tag.replace(/^W\//, '')) ?? false)
