const PREFIX = 'draft:'

/** For this tab alone, or on the device until it is sent or its owner signs out. */
const STORES = { tab: () => sessionStorage, device: () => localStorage }
type Place = keyof typeof STORES

/** What was kept there, whatever it is. */
export function readKept(place: Place, key: string): unknown {
  try {
    return JSON.parse(STORES[place]().getItem(PREFIX + key) ?? 'null')
  } catch {
    return null
  }
}

/** @param kept nothing takes away what is there */
export function keep(place: Place, key: string, kept: object | undefined): void {
  try {
    if (kept) STORES[place]().setItem(PREFIX + key, JSON.stringify(kept))
    else STORES[place]().removeItem(PREFIX + key)
  } catch {
    // Full or forbidden: what is typed stays in the page alone.
  }
}

/** What somebody has typed and not sent, for this tab: it survives a reload and an expired session. */
export type Draft = Record<string, string>

export function readDraft(key: string): Draft {
  const stored = readKept('tab', key)
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** An empty draft is none. */
export function keepDraft(key: string, draft: Draft): void {
  keep('tab', key, Object.keys(draft).length > 0 ? draft : undefined)
}

export function dropDrafts(): void {
  for (const store of Object.values(STORES))
    try {
      for (const key of Object.keys(store())) if (key.startsWith(PREFIX)) store().removeItem(key)
    } catch {
      // Forbidden: there are none.
    }
}
