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

/** @param kept nothing takes away what is there */
export function storeValue(storeName: DraftStore, key: string, value: object | undefined): void {
  try {
    if (value) STORES[storeName]().setItem(PREFIX + key, JSON.stringify(value))
    else STORES[storeName]().removeItem(PREFIX + key)
  } catch {
    // Full or forbidden: what is typed stays in the page alone.
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

export function dropDrafts(): void {
  for (const store of Object.values(STORES))
    try {
      for (const key of Object.keys(store())) if (key.startsWith(PREFIX)) store().removeItem(key)
    } catch {
      // Forbidden: there are none.
    }
}
