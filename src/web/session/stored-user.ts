import type { OwnUser } from '#domain/accounts/account-schema.ts'

/** The current user is persisted under `root`, version 1. It is a cache: the server decides. */
const KEY = 'root'
const VERSION = 1

type Shape = Record<keyof OwnUser, readonly string[]>

/** Checked by hand, because every page reads it and none brings a schema library for it. */
const SHAPE: Shape = {
  _id: ['string'],
  username: ['string'],
  // One that an earlier release has stored has none.
  slug: ['string', 'null', 'undefined'],
  avatar: ['string', 'null'],
  mobileNumber: ['string', 'null'],
  verified: ['boolean'],
  verification: ['object', 'undefined'],
  rating: ['number'],
  reviewCount: ['number'],
  bio: ['string'],
  storeAddress: ['string'],
  createdAt: ['string'],
  email: ['string'],
  emailVerified: ['boolean'],
  hasPassword: ['boolean'],
  pendingEmail: ['string', 'null'],
  // One that an earlier release has stored says nothing of it.
  sells: ['boolean', 'undefined'],
  admin: ['boolean'],
}

const typeOf = (value: unknown) => (value === null ? 'null' : typeof value)

function isOwnUser(value: unknown): value is OwnUser {
  if (typeof value !== 'object' || value === null) return false
  const found = new Map<string, unknown>(Object.entries(value))
  return Object.entries(SHAPE).every(([key, kinds]) => kinds.includes(typeOf(found.get(key))))
}

/** Who was signed in when this browser last knew; nothing where that is missing, damaged, or of another version. */
export function readStoredUser(): OwnUser | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    if (!('version' in stored) || stored.version !== VERSION || !('currentUser' in stored)) return undefined
    return isOwnUser(stored.currentUser) ? stored.currentUser : undefined
  } catch {
    return undefined
  }
}

export function storeUser(currentUser: OwnUser | null): void {
  try {
    if (currentUser) localStorage.setItem(KEY, JSON.stringify({ version: VERSION, currentUser }))
    else localStorage.removeItem(KEY)
  } catch {
    // Full or forbidden: the next page asks the server.
  }
}

/** Calls back when another tab has changed what is stored. */
export function onStoredElsewhere(listener: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) listener()
  })
}
