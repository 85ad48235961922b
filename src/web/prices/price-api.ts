import { queryOptions } from '@tanstack/react-query'
import {
  type ConfirmedPrices,
  PRICE_TOKEN_HEADER,
  type PriceChange,
  type PriceReminderLinkInput,
  type SheetPrice,
} from '#domain/prices/price-sheet-schema.ts'
import { answerOf, api } from '#web/api-client.ts'

/** By what somebody comes to a sheet: their session, or the link of a reminder. */
export type SheetAccess = { userId: string } | { token: string }

/** Carried by every call. */
const headersOf = (access: SheetAccess): Record<string, string> =>
  'token' in access ? { [PRICE_TOKEN_HEADER]: access.token } : {}

export const priceSheetQuery = (access: SheetAccess) =>
  queryOptions({
    queryKey: ['own', 'prices', access],
    queryFn: async ({ signal }) =>
      (await answerOf(api().user.prices.$get({}, { headers: headersOf(access), init: { signal } }))).json(),
    staleTime: 0,
  })

/** @param ids at most PRICES_PER_CALL */
export const confirmPrices = async (access: SheetAccess, ids: string[]): Promise<ConfirmedPrices> =>
  (
    await answerOf(api().product['confirm-prices'].$post({ json: { ids } }, { headers: headersOf(access) }))
  ).json()

/** All of them, or none. @param changes at most PRICES_PER_CALL */
export async function changePrices(access: SheetAccess, changes: PriceChange[]): Promise<SheetPrice[]> {
  const call = api().product.prices.$put({ json: changes }, { headers: headersOf(access) })
  return (await (await answerOf(call)).json()).prices
}

export async function setReminders(userId: string, reminders: boolean): Promise<void> {
  await answerOf(api().user['price-reminders'][':userId'].$put({ param: { userId }, json: { reminders } }))
}

export async function stopReminders(json: PriceReminderLinkInput): Promise<void> {
  await answerOf(api().user['price-reminders'].stop.$post({ json }))
}
