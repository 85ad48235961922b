import { queryOptions } from '@tanstack/react-query'
import type { ClientResponse } from 'hono/client'
import type { MappingInput } from '#domain/bills/bill-input.ts'
import { LINES_PAGE_MAX } from '#domain/bills/bill-rules.ts'
import type {
  Bill,
  BillLine,
  BillOverview,
  BillRow,
  BillShare,
  CreatedShare,
} from '#domain/bills/bill-schema.ts'
import { isMissing } from '#domain/errors.ts'
import { answerOf, api } from '#web/api-client.ts'
import { deleted } from '#web/deletion.ts'

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

/** A bill, and the secret of the link that it was opened by, if it is not the reader's own. */
export type BillDoor = { id: string; link: string | undefined }

const headersOf = ({ link }: BillDoor): Record<string, string> =>
  link === undefined ? {} : { 'X-Bill-Link': link }

const NEVER_AGAIN = 3

/** A count that is absent is none; the contract's own type would have it undefined. */
const billOf = async (call: Promise<ClientResponse<object>>): Promise<Bill> =>
  (await (await answerOf(call)).json()) as Bill

/** Asked again each second while it is read. */
export const billQuery = (door: BillDoor) =>
  queryOptions({
    queryKey: ['bill', door.id, door.link],
    queryFn: ({ signal }) =>
      billOf(
        api().bills[':id'].$get({ param: { id: door.id } }, { init: { signal, headers: headersOf(door) } }),
      ),
    refetchInterval: ({ state: { data } }) => (data?.state === 'reading' ? 1_000 : false),
    retry: (count, error) => !isMissing(error) && count < NEVER_AGAIN,
  })

/** All lines in their order, a page after the other. */
export const linesQuery = (door: BillDoor) =>
  queryOptions({
    queryKey: ['bill', door.id, door.link, 'lines'],
    queryFn: async ({ signal }): Promise<BillLine[]> => {
      const lines: BillLine[] = []
      let after: number | null = null
      do {
        const query: { limit: string; after?: string } = {
          limit: String(LINES_PAGE_MAX),
          ...(after !== null && { after: String(after) }),
        }
        const page = await (
          await answerOf(
            api().bills[':id'].lines.$get(
              { param: { id: door.id }, query },
              { init: { signal, headers: headersOf(door) } },
            ),
          )
        ).json()
        lines.push(...page.lines)
        after = page.next
      } while (after !== null)
      return lines
    },
    staleTime: 60_000,
  })

/** Over so many rows somebody sees which column is what. */
const FIRST_ROWS = 40

export const firstRowsQuery = (id: string, sheet: string) =>
  queryOptions({
    queryKey: ['bill', id, undefined, 'rows', sheet],
    queryFn: async ({ signal }): Promise<BillRow[]> => {
      const call = api().bills[':id'].rows.$get({ param: { id }, query: { sheet } }, { init: { signal } })
      return (await (await answerOf(call)).json()).rows
        .filter(({ kind }) => kind !== 'blank')
        .slice(0, FIRST_ROWS)
    },
    staleTime: 60_000,
  })

export const mapColumns = (id: string, mapping: MappingInput) =>
  billOf(api().bills[':id'].mapping.$put({ param: { id }, json: mapping }))

export const renameBill = (id: string, name: string) =>
  billOf(api().bills[':id'].$put({ param: { id }, json: { name } }))

export const keepBill = (id: string) => billOf(api().bills[':id'].keep.$post({ param: { id } }))

export const deleteBill = (id: string) => deleted(api().bills[':id'].$delete({ param: { id } }))

/** What one bill says otherwise than another, both one's own. */
export const changesQuery = (id: string, other: string) =>
  queryOptions({
    queryKey: ['bill', id, undefined, 'changes', other],
    queryFn: async ({ signal }) =>
      (
        await answerOf(
          api().bills[':id'].changes[':other'].$get({ param: { id, other } }, { init: { signal } }),
        )
      ).json(),
    staleTime: 60_000,
  })

/** The file as it was sent. */
export const sentFile = async (id: string): Promise<Blob> =>
  (await answerOf(api().bills[':id'].workbook.$get({ param: { id } }))).blob()

/** Links by which others see a bill, until they end. */
export const linksQuery = (id: string) =>
  queryOptions({
    queryKey: ['bill', id, undefined, 'links'],
    queryFn: async ({ signal }): Promise<BillShare[]> =>
      (await answerOf(api().bills[':id'].links.$get({ param: { id } }, { init: { signal } }))).json(),
    staleTime: 0,
  })

export const makeLink = async (id: string, days: number): Promise<CreatedShare> =>
  (await answerOf(api().bills[':id'].links.$post({ param: { id }, json: { days } }))).json()

export const endLink = (id: string, link: string) =>
  deleted(api().bills[':id'].links[':link'].$delete({ param: { id, link } }))
