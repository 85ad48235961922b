import type { Saveable } from './price-seen.ts'

/** Goes when somebody signs out, as drafts do (web/ui/draft.ts, which is more than a first load needs). */
const KEY = 'draft:pressed'

/** Of a browser that stores nothing. */
let unkept: readonly Saveable[] = []

function stored(): readonly Saveable[] {
  try {
    const presses: unknown = JSON.parse(localStorage[KEY])
    return Array.isArray(presses) ? presses : []
  } catch {
    return []
  }
}

/** What a press means comes with a script of its own: whoever leaves the page before it has come finds the press kept by the next page. */
export function notePress(saveable: Saveable): void {
  unkept = [...unkept, saveable]
  try {
    localStorage[KEY] = JSON.stringify([...stored(), saveable])
  } catch {}
}

/** What was pressed and has not been kept, in its order: each press is given once. */
export function takePresses(): readonly Saveable[] {
  const kept = stored()
  const presses = kept.length > 0 ? kept : unkept
  unkept = []
  try {
    delete localStorage[KEY]
  } catch {}
  return presses
}
