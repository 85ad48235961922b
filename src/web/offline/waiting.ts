/** What was sent while there was no network waits here, on the device, until the line is back (docs/decisions/0128). */
import type { ClientResponse } from 'hono/client'
import { AppError } from '#domain/errors.ts'
import { answerOf, NO_CONNECTION } from '#web/api-client.ts'
import { sessionFetch } from '#web/session/session-fetch.ts'
import { hasSession } from '#web/session/signed-in-mark.ts'
import { readStoredUser } from '#web/session/stored-user.ts'
import { readStored, storeValue } from '#web/ui/draft.ts'

export type Waiting = {
  /** Its `Idempotency-Key`: the server does it once, also where the answer to a first try was lost. */
  key: string
  /** The account that typed it. */
  owner: string
  /** As the list of what waits names it: "Your review of Dangote Depot". */
  what: string
  /** Of the API; it is always a POST. */
  path: string
  body: object
  /** The draft that goes once it is sent. */
  draft: { store: 'tab' | 'device'; key: string } | undefined
  /** Why the server has refused it. */
  refusal?: string
}

/** Signing out drops it with the drafts. */
const STORED = 'waiting'
/** docs/product.md 21.6 */
export const WAITING_MAX = 20

const listeners = new Set<() => void>()
let read: { text: string; list: readonly Waiting[] } = { text: '', list: [] }

/** What waits of whoever is signed in; nobody sees or sends another's. */
export function listWaiting(): readonly Waiting[] {
  const owner = ownerOfThisBrowser()
  const all = readAll()
  const text = `${owner} ${JSON.stringify(all)}`
  if (text !== read.text) read = { text, list: all.filter((each) => each.owner === owner) }
  return read.list
}

export const ownerOfThisBrowser = (): string | undefined => (hasSession() ? readStoredUser()?._id : undefined)

function readAll(): Waiting[] {
  const stored = readStored('device', STORED)
  return Array.isArray(stored) ? stored.filter(isWaiting) : []
}

const isWaiting = (value: unknown): value is Waiting =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'owner', 'what', 'path'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  )

function writeAll(all: readonly Waiting[]): void {
  storeValue('device', STORED, all.length > 0 ? all : undefined)
  for (const listener of listeners) listener()
}

export function onWaiting(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** @returns false where it cannot wait: nobody is signed in, or too much waits already */
export function letWait(waiting: Omit<Waiting, 'owner'>): boolean {
  const owner = ownerOfThisBrowser()
  const others = readAll().filter(
    ({ key, draft }) => key !== waiting.key && draft?.key !== waiting.draft?.key,
  )
  if (!owner || others.length >= WAITING_MAX) return false
  writeAll([...others, { ...waiting, owner }])
  return true
}

export const cancelWaiting = (key: string): void => writeAll(readAll().filter((each) => each.key !== key))

/** Nothing came back: it may or may not have arrived. */
export const isNoConnection = (error: unknown): boolean =>
  error instanceof AppError && error.message === NO_CONNECTION

let sending: Promise<void> | undefined

/** Sends what waits, in the order in which it was typed. However many tabs do so at once, one of them sends. */
export async function sendWaiting(onSent: (what: string) => void): Promise<void> {
  const work = () => sendAll(onSent)
  sending ??= (navigator.locks ? navigator.locks.request(STORED, work) : work()).finally(() => {
    sending = undefined
  })
  return sending
}

async function sendAll(onSent: (what: string) => void): Promise<void> {
  for (const waiting of listWaiting()) {
    if (waiting.refusal !== undefined) continue
    // Cancelled or sent by another tab, or somebody else has signed in meanwhile.
    if (!listWaiting().some(({ key }) => key === waiting.key)) continue
    const { key, owner, path, body, what, draft } = waiting
    try {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key, 'X-Account': owner }
      const call = sessionFetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
      await answerOf(call as Promise<ClientResponse<unknown>>)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (['unavailable', 'unauthenticated', 'too-many'].includes(error.code)) return
      writeAll(readAll().map((each) => (each.key === key ? { ...each, refusal: error.message } : each)))
      continue
    }
    if (draft) storeValue(draft.store, draft.key, undefined)
    cancelWaiting(key)
    onSent(what)
  }
}
