import { queryOptions } from '@tanstack/react-query'
import {
  type ConfirmedPrices,
  PRICE_TOKEN_HEADER,
  type PriceChange,
  type PriceSheet,
} from '#domain/prices/price-sheet-schema.ts'
import { sessionFetch } from '#web/session/session-fetch.ts'

/** By what somebody comes to a sheet: their session, or the link of a reminder. */
export type SheetDoor = { userId: string } | { token: string }

async function call<Data>(door: SheetDoor, path: string, init: RequestInit = {}): Promise<Data> {
  const headers = 'token' in door ? { [PRICE_TOKEN_HEADER]: door.token } : {}
  const answer = await sessionFetch(`/api${path}`, {
    ...init,
    headers: { ...headers, 'Content-Type': 'application/json' },
  })
  return answer.json()
}

export const priceSheetQuery = (door: SheetDoor) =>
  queryOptions({
    queryKey: ['own', 'prices', 'token' in door ? 'link' : door.userId],
    queryFn: ({ signal }) =>
      call<PriceSheet>(door, `/user/prices/${'token' in door ? 'link' : door.userId}`, { signal }),
    staleTime: 0,
  })

export const confirmPrices = (door: SheetDoor, ids: string[]): Promise<ConfirmedPrices> =>
  call(door, '/product/confirm-prices', { method: 'POST', body: JSON.stringify({ ids }) })

export const changePrices = (door: SheetDoor, changes: PriceChange[]): Promise<unknown> =>
  call(door, '/product/prices', { method: 'PUT', body: JSON.stringify(changes) })
