const PREFIX = 'draft:'

/** For this tab alone, or on the device until it is sent or its owner signs out. */
const STORES = { tab: () => sessionStorage, device: () => localStorage }
type DraftStore = keyof typeof STORES

/** What was kept there, whatever it is. */
export function readStored(storeName: DraftStore, key: string): unknown {
  try {
    return JSON.parse(STORES[storeName]().getItem(PREFIX + key) ?? 'null')
  } catch {
    return null
  }
}

/** @param value nothing takes away what is there. @returns whether it is kept: a full or forbidden store keeps nothing */
export function storeValue(storeName: DraftStore, key: string, value: object | undefined): boolean {
  try {
    if (value) STORES[storeName]().setItem(PREFIX + key, JSON.stringify(value))
    else STORES[storeName]().removeItem(PREFIX + key)
    return true
  } catch {
    return false
  }
}

/** The name of what belongs to one account whoever is signed in: nobody else's signing out takes it away. */
export const keyOfAccount = (key: string, accountId: string): string => `${key}@${accountId}`

/** Whose values of this name are on the device. */
export function accountsWith(key: string): string[] {
  const prefix = PREFIX + keyOfAccount(key, '')
  try {
    return Object.keys(localStorage).flatMap((name) =>
      name.startsWith(prefix) ? [name.slice(prefix.length)] : [],
    )
  } catch {
    return []
  }
}

/** What somebody has typed and not sent, for this tab: it survives a reload and an expired session. */
export type Draft = Record<string, string>

export function readDraft(key: string): Draft {
  const stored = readStored('tab', key)
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** An empty draft is none. */
export function storeDraft(key: string, draft: Draft): void {
  storeValue('tab', key, Object.keys(draft).length > 0 ? draft : undefined)
}

/** Of whoever leaves. @param accountId who that is, where it is known */
export function dropDrafts(accountId: string | undefined): void {
  const isTheirs = (name: string) =>
    name.startsWith(PREFIX) && (!name.includes('@') || name.endsWith(keyOfAccount('', accountId ?? '')))
  for (const store of Object.values(STORES))
    try {
      for (const name of Object.keys(store())) if (isTheirs(name)) store().removeItem(name)
    } catch {
      // Forbidden: there are none.
    }
}
