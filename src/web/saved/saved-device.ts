import { useMemo, useSyncExternalStore } from 'react'
import { SAVED_MAX } from '#domain/saved/saved-rules.ts'
import type { SavedChanges, SavedOffer } from '#domain/saved/saved-schema.ts'
import { sessionMark } from '#web/session/signed-in-mark.ts'
import { keyOfAccount, readStored, storeValue } from '#web/ui/draft.ts'
import { isOfThisVisitor, rememberKeys, SAVED_KEY, subscribe } from './saved-marks.ts'

type Change = SavedChanges['changes'][number]

/**
 * What a device keeps. It is the truth of what is shown here; the account of whoever signs in is joined by it, and then says what other
 * devices have done (`sync-saved.ts`). Keys are `products/{id}` and `listings/{id}`.
 */
export type Device = {
  /** The session it was last joined in, and whose: without one it joins the first account that signs in here. */
  session?: string | undefined
  owner?: string | undefined
  things: Record<string, SavedOffer>
  /** What the account has not been told. */
  unsent: Record<string, Change>
}

const EMPTY: Device = { things: {}, unsent: {} }

/** Of a browser that stores nothing, for as long as the page is open. */
let remembered: Device | undefined

export const keyOf = ({ kind, id }: Pick<SavedOffer, 'kind' | 'id'>): string => `${kind}/${id}`

/** What is kept of another session is not this visitor's. @param owner who is known to be signed in: theirs of an earlier session is theirs */
export function readDevice(owner?: string): Device {
  const device = remembered ?? stored() ?? EMPTY
  const isTheirs = isOfThisVisitor(device.session) || device.owner === owner
  const theirs = isTheirs ? device : EMPTY
  return owner === undefined ? theirs : { ...theirs, unsent: { ...readUntold(owner), ...theirs.unsent } }
}

/** What an account was not told before its session ended here and somebody else saved something: it is told once its owner is back. */
const UNTOLD = 'saved'

function readUntold(owner: string): Device['unsent'] {
  const untold = readStored('device', keyOfAccount(UNTOLD, owner))
  return isObject(untold) ? (untold as Device['unsent']) : {}
}

function leaveUntold({ owner, unsent }: Device): void {
  if (owner !== undefined && Object.keys(unsent).length > 0)
    storeValue('device', keyOfAccount(UNTOLD, owner), { ...readUntold(owner), ...unsent })
}

/** The account knows it, or has refused it. */
export const forgetUntold = (owner: string): boolean =>
  storeValue('device', keyOfAccount(UNTOLD, owner), undefined)

function stored(): Device | undefined {
  try {
    const device: unknown = JSON.parse(localStorage.getItem(SAVED_KEY) ?? 'null')
    return isDevice(device) ? device : undefined
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Every page writes it by itself alone: that it is whole is known by its two parts. */
const isDevice = (value: unknown): value is Device =>
  isObject(value) &&
  'things' in value &&
  isObject(value.things) &&
  'unsent' in value &&
  isObject(value.unsent)

/** @returns whether it is kept when the page is closed */
export function writeDevice(device: Device): boolean {
  const before = stored()
  if (before && before.owner !== device.owner && !isOfThisVisitor(before.session)) leaveUntold(before)
  try {
    localStorage.setItem(SAVED_KEY, JSON.stringify(device))
    remembered = undefined
  } catch {
    remembered = device
  }
  rememberKeys(remembered && new Set(Object.keys(remembered.things)))
  return remembered === undefined
}

export const isFull = ({ things }: Device): boolean => Object.keys(things).length >= SAVED_MAX

/** With an offer in it, or taken out. @param offer as it is saved, `savedAt` now */
export function toggled(device: Device, offer: SavedOffer): Device {
  const key = keyOf(offer)
  const { [key]: known, ...others } = device.things
  const { [key]: _, ...unsent } = device.unsent
  const { kind, id, savedAt: at, name, price, per, moveIn } = offer
  if (!known)
    return {
      ...device,
      things: { [key]: offer, ...others },
      unsent: { ...unsent, [key]: { kind, id, at, saved: { name, price, per, moveIn } } },
    }
  // An account that was never told of it has nothing to take out.
  return {
    ...device,
    things: others,
    unsent: device.owner ? { ...unsent, [key]: { kind, id, at, saved: null } } : unsent,
  }
}

type Answer = { owner: string; session: string | undefined; saved: readonly SavedOffer[]; at: string }

/**
 * What the account has answered to what it was told, and what was done here since then.
 * @param told what the device had when it told
 * @param now what it has by now
 */
export function joined(told: Device, now: Device, { owner, session, saved, at }: Answer): Device {
  const things = Object.fromEntries(saved.map((offer) => [keyOf(offer), offer]))
  const unsent: Device['unsent'] = {}
  for (const [key, change] of Object.entries(now.unsent))
    if (change.at !== told.unsent[key]?.at) unsent[key] = change
  // Taken out while it was on its way.
  for (const [key, { kind, id }] of Object.entries(told.unsent))
    if (!(key in now.unsent)) unsent[key] = { kind, id, at, saved: null }
  for (const [key, { saved: seen }] of Object.entries(unsent)) {
    const thing = now.things[key]
    if (seen && thing) things[key] = thing
    else delete things[key]
  }
  return { owner, session, things, unsent }
}

/** Without what the account has refused. */
export const refused = (device: Device): Device => ({ ...device, unsent: {} })

/** As text, which is the same as long as neither that nor the session changes. */
const deviceText = (): string => {
  try {
    const text = remembered ? JSON.stringify(remembered) : (localStorage.getItem(SAVED_KEY) ?? '')
    return `${sessionMark()} ${text}`
  } catch {
    return ''
  }
}

/** What is saved here, the newest first; undefined while the page is the server's. */
export function useSavedOffers(): readonly SavedOffer[] | undefined {
  const text = useSyncExternalStore(subscribe, deviceText, () => undefined)
  return useMemo(
    () =>
      text === undefined
        ? undefined
        : Object.values(readDevice().things).toSorted((one, other) =>
            other.savedAt.localeCompare(one.savedAt),
          ),
    [text],
  )
}
