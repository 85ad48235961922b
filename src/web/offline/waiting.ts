/** What was sent while there was no network waits here, on the device, until the line is back (docs/decisions/0155). */
import type { ClientResponse } from 'hono/client'
import { NO_ACCOUNT } from '#domain/accounts/account-rules.ts'
import { AppError } from '#domain/errors.ts'
import { WAITED_HOURS_MAX } from '#domain/prices/freshness.ts'
import { answerOf, NO_CONNECTION } from '#web/api-client.ts'
import { sessionFetch } from '#web/session/session-fetch.ts'
import { hasSession } from '#web/session/signed-in-mark.ts'
import { readStoredUser } from '#web/session/stored-user.ts'
import { accountsWith, keyOfAccount, readStored, storeValue } from '#web/ui/draft.ts'

/** Of the API; it does no harm where it arrives twice. */
export type WaitingCall = {
  /** Absent: POST. */
  method?: 'PUT'
  path: string
  body: object
  /** `If-Match`: what it changes is as it was when it was typed. */
  version?: string | undefined
}

export type Waiting = WaitingCall & {
  /** Its `Idempotency-Key`: the server does it once, also where the answer to a first try was lost. */
  key: string
  /** The account that typed it; of a visitor `NO_ACCOUNT`. */
  owner: string
  /** As the list of what waits names it: "Your review of Dangote Depot". */
  what: string
  /** When it was typed: ISO. What releases before this one have kept says none. */
  at?: string
  /** It says what a price is: after a day its author is asked again (docs/product.md 21.6.11). */
  isPrice?: true
  /** Sent after it, each once the one before has been done. */
  following?: WaitingCall[]
  /** Where its author can look at it again: the path of a page. */
  page?: string
  /** The draft that goes once it is sent. */
  draft?: { store: 'tab' | 'device'; key: string } | undefined
  /** Why the server has refused it. */
  refusal?: string
}

/** Each account's own; signing out drops it with its drafts. */
const STORED = 'waiting'

/** docs/product.md 21.6 */
const WAITING_MAX = 20

/** A price that waited longer than this is not sent by itself. */
export const isToBeAsked = ({ isPrice, at, refusal }: Waiting, now = Date.now()): boolean =>
  isPrice === true && refusal === undefined && now - Date.parse(at ?? '') > WAITED_HOURS_MAX * 3_600_000

/** What the person is told of it. */
export const WAITS = 'No connection. It waits at the foot of the page until you are back online.'

/** The same of what does not wait, and has a draft. */
export const STAYS = 'No connection. We keep what you typed: send it once you are back online.'

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
}: Omit<Waiting, 'owner' | 'at'> & { owner: string | undefined }): boolean {
  if (owner === undefined) return false
  const others = readAll(owner).filter(
    ({ key, draft }) => key !== waiting.key && (!draft || draft.key !== waiting.draft?.key),
  )
  return (
    others.length < WAITING_MAX &&
    writeAll(owner, [...others, { ...waiting, owner, at: new Date().toISOString() }])
  )
}

/** @param change gives what is to wait instead; undefined where nothing of it is */
function replaceWaiting(owner: string, change: (waiting: Waiting) => Waiting | undefined): void {
  writeAll(
    owner,
    readAll(owner).flatMap((each) => change(each) ?? []),
  )
}

/** Of whoever is there. */
export function changeWaiting(key: string, change: (waiting: Waiting) => Waiting | undefined): void {
  const owner = whoTypes()
  if (owner !== undefined) replaceWaiting(owner, (each) => (each.key === key ? change(each) : each))
}

export const cancelWaiting = (key: string): void => changeWaiting(key, () => undefined)

/** It is still right: typed now, and sent. */
export function confirmWaiting(key: string): void {
  changeWaiting(key, (waiting) => ({ ...waiting, at: new Date().toISOString() }))
  void sendWaiting()
}

/** What waits of a draft, however often it was sent before. */
export const waitingOf = (draftKey: string): Waiting | undefined =>
  listWaiting().find(({ draft }) => draft?.key === draftKey)

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
  // Cancelled or sent by another tab, or somebody else has signed in meanwhile.
  const sendable = (key: string) =>
    listWaiting().find((each) => each.key === key && each.refusal === undefined && !isToBeAsked(each))
  for (const { key } of listWaiting()) {
    let waiting = sendable(key)
    while (waiting) {
      const sent = waiting
      const refusal = await send(sent)
      if (refusal === 'later') return
      const [next, ...following] = sent.following ?? []
      replaceWaiting(sent.owner, (each) => {
        if (each.key !== key) return each
        if (refusal) return { ...each, refusal: refusal.message }
        return next && { ...withoutCall(each), ...next, following }
      })
      if (!refusal && !next) {
        if (sent.draft) storeValue(sent.draft.store, sent.draft.key, undefined)
        for (const listener of sentListeners) listener(sent)
      }
      waiting = sendable(key)
    }
  }
}

const withoutCall = ({ method: _, version: __, ...waiting }: Waiting) => waiting

/** @returns why it was refused; 'later' where it waits on */
async function send({ key, owner, at, isPrice, ...call }: Waiting): Promise<AppError | 'later' | undefined> {
  const { method = 'POST', path, body, version } = call
  const headers = {
    'Content-Type': 'application/json',
    ...headersOf(key, owner),
    ...(version !== undefined && { 'If-Match': version }),
    ...(isPrice &&
      at && { 'X-Waited': String(Math.max(0, Math.floor((Date.now() - Date.parse(at)) / 1_000))) }),
  }
  try {
    const sent = sessionFetch(path, { method, headers, body: JSON.stringify(body) })
    await answerOf(sent as Promise<ClientResponse<unknown>>)
    return undefined
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (['unavailable', 'unauthenticated', 'too-many'].includes(error.code)) return 'later'
    return whoTypes() === owner ? error : 'later'
  }
}
