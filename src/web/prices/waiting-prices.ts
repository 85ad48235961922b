import * as z from 'zod/mini'
import { PRICES_PER_CALL, PriceChanges, PriceConfirmation } from '#domain/prices/price-sheet-schema.ts'
import { changeWaiting, letWait, listWaiting, type WaitingCall, whoTypes } from '#web/offline/waiting.ts'
import type { SheetAccess } from './price-api.ts'
import { outcomeText, type SheetPlan } from './sheet-plan.ts'

/** The page of one's own sheet: what waits of it says so. */
const SHEET = '/seller-prices'

type Saving = Pick<SheetPlan, 'changes' | 'confirmed'>

export const partsOf = <Each>(all: readonly Each[]): Each[][] =>
  Array.from({ length: Math.ceil(all.length / PRICES_PER_CALL) }, (_, part) =>
    all.slice(part * PRICES_PER_CALL, (part + 1) * PRICES_PER_CALL),
  )

const callsOf = ({ changes, confirmed }: Saving): WaitingCall[] => [
  ...partsOf(changes).map((body) => ({ method: 'PUT' as const, path: '/api/product/prices', body })),
  ...partsOf(confirmed).map((ids) => ({ path: '/api/product/confirm-prices', body: { ids } })),
]

/** What such calls save. */
function savingOf(calls: readonly WaitingCall[]): Saving {
  return {
    changes: calls.flatMap(({ body }) => z.safeParse(PriceChanges, body).data ?? []),
    confirmed: calls.flatMap(({ body }) => z.safeParse(PriceConfirmation, body).data?.ids ?? []),
  }
}

const whatOf = ({ changes, confirmed }: Saving) =>
  `Your prices, ${outcomeText(changes.length, confirmed.length)}`

/** Typed at different times, each waits for itself: no offer is in two of them. */
const entries = () =>
  listWaiting()
    .filter(({ page }) => page === SHEET)
    .map(({ following = [], ...first }) => ({
      key: first.key,
      refused: first.refusal !== undefined,
      saving: savingOf([first, ...following]),
    }))

/** The offers whose prices wait, without those that the server has refused, as a text that is the same as long as they are. */
export const waitingPriceIds = (): string =>
  entries()
    .filter(({ refused }) => !refused)
    .flatMap(({ saving: { changes, confirmed } }) => [...changes.map(({ id }) => id), ...confirmed])
    .join(' ')

/**
 * They wait for a line, instead of what waits of the same offers. Those of a mail's link do not: it is not kept on the device.
 * @returns whether they are kept
 */
export function letPricesWait(access: SheetAccess, saving: Saving): boolean {
  const owner = whoTypes()
  const [first, ...following] = callsOf(saving)
  if (!first || !('userId' in access) || owner !== access.userId) return false
  dropWaitingPrices(new Set([...saving.changes.map(({ id }) => id), ...saving.confirmed]))
  const key = crypto.randomUUID()
  return letWait({ key, owner, what: whatOf(saving), page: SHEET, isPrice: true, ...first, following })
}

/** These are saved otherwise, or typed over. */
export function dropWaitingPrices(ids: ReadonlySet<string>): void {
  for (const { key, saving } of entries()) {
    const left = {
      changes: saving.changes.filter(({ id }) => !ids.has(id)),
      confirmed: saving.confirmed.filter((id) => !ids.has(id)),
    }
    if (left.changes.length + left.confirmed.length === saving.changes.length + saving.confirmed.length)
      continue
    const [first, ...following] = callsOf(left)
    changeWaiting(
      key,
      ({ method: _, ...waiting }) => first && { ...waiting, ...first, following, what: whatOf(left) },
    )
  }
}
