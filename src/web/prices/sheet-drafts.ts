import * as z from 'zod/mini'
import type { SheetPrice } from '#domain/prices/price-sheet-schema.ts'
import { readStored, storeValue } from '#web/ui/draft.ts'
import type { SheetAccess } from './price-api.ts'
import { Edits } from './sheet-edits.ts'

/** Where what is typed on a sheet is kept on the device: as much of a token as tells two links apart, and opens none. */
export const draftNameOf = (access: SheetAccess): string =>
  `prices:${'token' in access ? access.token.slice(-6) : access.userId}`

/** What was typed by links that have ended, until the seller of those offers is signed in. */
const LEFT = 'prices:left'

const readEdits = (name: string): Edits =>
  z.safeParse(z.object({ edits: Edits }), readStored('device', name)).data?.edits ?? {}

/** The link's sheet opens no more: what was typed there waits for its seller. */
export function leaveEdits(draftName: string): void {
  const edits = readEdits(draftName)
  if (Object.keys(edits).length === 0) return
  storeValue('device', LEFT, { edits: { ...readEdits(LEFT), ...edits } })
  storeValue('device', draftName, undefined)
}

/** Of these offers; what was typed of others waits on. */
export function takeLeftEdits(rows: readonly Pick<SheetPrice, 'id'>[]): Edits {
  const left = Object.entries(readEdits(LEFT))
  const ids = new Set(rows.map(({ id }) => id))
  const own = left.filter(([id]) => ids.has(id))
  const others = left.filter(([id]) => !ids.has(id))
  if (own.length > 0)
    storeValue('device', LEFT, others.length > 0 ? { edits: Object.fromEntries(others) } : undefined)
  return Object.fromEntries(own)
}
