/** What was sent while there was no network waits here, on the device, until the line is back (docs/decisions/0128). */
import type { ClientResponse } from 'hono/client'
import { NO_ACCOUNT } from '#domain/accounts/account-rules.ts'
import { AppError } from '#domain/errors.ts'
import { answerOf, NO_CONNECTION } from '#web/api-client.ts'
import { sessionFetch } from '#web/session/session-fetch.ts'
import { hasSession } from '#web/session/signed-in-mark.ts'
import { readStoredUser } from '#web/session/stored-user.ts'
import { accountsWith, keyOfAccount, readStored, storeValue } from '#web/ui/draft.ts'

export type Waiting = {
  /** Its `Idempotency-Key`: the server does it once, also where the answer to a first try was lost. */
  key: string
  /** The account that typed it; of a visitor `NO_ACCOUNT`. */
  owner: string
  /** As the list of what waits names it: "Your review of Dangote Depot". */
  what: string
  /** Of the API; it is always a POST, which does no harm where it arrives twice. */
  path: string
  body: object
  /** The draft that goes once it is sent. */
  draft?: { store: 'tab' | 'device'; key: string } | undefined
  /** Why the server has refused it. */
  refusal?: string
}

/** Each account's own; signing out drops it with its drafts. */
const STORED = 'waiting'

/** docs/product.md 21.6 */
export const WAITING_MAX = 20

/** What the person is told of it. */
export const WAITS = 'No connection. It waits at the foot of the page, and is sent once you are online again.'

/** The same of what does not wait, and has a draft. */
export const STAYS = 'No connection. What you typed stays on this device: send it once you are online again.'

/** Who types now. Undefined as long as the browser does not know whose session it has. */
export const whoTypes = (): string | undefined => (hasSession() ? readStoredUser()?._id : NO_ACCOUNT)

/** Of a call that is done once, for nobody but who has typed it. */
export const headersOf = (key: string, owner: string | undefined): Record<string, string> => ({
  'Idempotency-Key': key,
  ...(owner && { 'X-Account': owner }),
})

const listeners = new Set<() => void>()
const NOTHING: readonly Waiting[] = []
let read: { text: string; list: readonly Waiting[] } = { text: '', list: NOTHING }

/** What waits of whoever is there; nobody sees or sends another's. */
export function listWaiting(): readonly Waiting[] {
  const owner = whoTypes()
  if (owner === undefined) return NOTHING
  const all = readAll(owner)
  const text = JSON.stringify(all)
  if (text !== read.text) read = { text, list: all }
  return read.list
}

/** Whether something waits of an account whose session has ended here. Of what, nobody is told. */
export const waitsForSignIn = (): boolean =>
  whoTypes() === NO_ACCOUNT && accountsWith(STORED).some((owner) => owner !== NO_ACCOUNT)

function readAll(owner: string): Waiting[] {
  const stored = readStored('device', keyOfAccount(STORED, owner))
  return Array.isArray(stored) ? stored.filter(isWaiting) : []
}

const isWaiting = (value: unknown): value is Waiting =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'owner', 'what', 'path'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  )

/** @returns whether it is kept */
function writeAll(owner: string, all: readonly Waiting[]): boolean {
  const isKept = storeValue('device', keyOfAccount(STORED, owner), all.length > 0 ? all : undefined)
  lookAgain()
  return isKept
}

/** Something waits no more, or somebody has signed in or left. */
export function lookAgain(): void {
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

/**
 * @param waiting its owner is who typed it: somebody else may be there by now
 * @returns false where it cannot wait: it is not known whose it is, too much waits already, or the browser keeps nothing
 */
export function letWait({
  owner,
  ...waiting
}: Omit<Waiting, 'owner'> & { owner: string | undefined }): boolean {
  if (owner === undefined) return false
  const others = readAll(owner).filter(
    ({ key, draft }) => key !== waiting.key && (!draft || draft.key !== waiting.draft?.key),
  )
  return others.length < WAITING_MAX && writeAll(owner, [...others, { ...waiting, owner }])
}

export function cancelWaiting(key: string): void {
  const owner = whoTypes()
  if (owner !== undefined)
    writeAll(
      owner,
      readAll(owner).filter((each) => each.key !== key),
    )
}

/** Nothing came back: it may or may not have arrived. */
export const isNoConnection = (error: unknown): boolean =>
  error instanceof AppError && error.message === NO_CONNECTION

const sentListeners = new Set<(sent: Waiting) => void>()

/** Calls back when something that has waited is sent from this page. */
export function onSentLater(listener: (sent: Waiting) => void): () => void {
  sentListeners.add(listener)
  return () => sentListeners.delete(listener)
}

let sending: Promise<void> | undefined

/** Sends what waits, in the order in which it was typed. However many tabs do so at once, one of them sends. */
export async function sendWaiting(): Promise<void> {
  sending ??= (navigator.locks ? navigator.locks.request(STORED, sendAll) : sendAll()).finally(() => {
    sending = undefined
  })
  return sending
}

async function sendAll(): Promise<void> {
  for (const waiting of listWaiting()) {
    if (waiting.refusal !== undefined) continue
    // Cancelled or sent by another tab, or somebody else has signed in meanwhile.
    if (!listWaiting().some(({ key }) => key === waiting.key)) continue
    const { key, owner, path, body, draft } = waiting
    try {
      const headers = { 'Content-Type': 'application/json', ...headersOf(key, owner) }
      const call = sessionFetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
      await answerOf(call as Promise<ClientResponse<unknown>>)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (['unavailable', 'unauthenticated', 'too-many'].includes(error.code)) return
      if (whoTypes() !== owner) return
      const refused = { ...waiting, refusal: error.message }
      writeAll(
        owner,
        readAll(owner).map((each) => (each.key === key ? refused : each)),
      )
      continue
    }
    if (draft) storeValue(draft.store, draft.key, undefined)
    writeAll(
      owner,
      readAll(owner).filter((each) => each.key !== key),
    )
    for (const listener of sentListeners) listener(waiting)
  }
}
