import { queryOptions } from '@tanstack/react-query'
import type { BillOverview } from '#domain/bills/bill-schema.ts'
import { answerOf, api } from '#web/api-client.ts'

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const TABS = 'text/tab-separated-values'
const CSV = 'text/csv'

/** What is in a file decides how it is read; the type says what its name says. */
const typeOf = ({ name, type }: File) =>
  /\.xls[xm]?$/i.test(name) ? WORKBOOK : type === TABS || /\.tsv$/i.test(name) ? TABS : CSV

/** @param key of this file, so that a repeated call sends one bill */
export async function sendBill(
  file: File,
  key: string,
  versionOf: string | undefined,
): Promise<{ id: string }> {
  const call = api().bills.$post(
    { query: { name: file.name, ...(versionOf && { versionOf }) } },
    { init: { body: file, headers: { 'Content-Type': typeOf(file), 'Idempotency-Key': key } } },
  )
  return (await answerOf(call)).json()
}

export const EXAMPLE = '/bills/example-bungalow.xlsx'

/** The bill that everybody may try, as the file that it is. */
export async function fetchExample(): Promise<File> {
  const answer = await fetch(EXAMPLE)
  if (!answer.ok) throw new Error(`The example answered ${answer.status}`)
  return new File([await answer.blob()], 'Example bungalow.xlsx', { type: WORKBOOK })
}

/** Those of the account, and those that this browser has sent without one. */
export const ownBillsQuery = queryOptions({
  queryKey: ['bills'],
  queryFn: async ({ signal }): Promise<BillOverview[]> =>
    (await answerOf(api().bills.$get({}, { init: { signal } }))).json(),
  staleTime: 0,
})
