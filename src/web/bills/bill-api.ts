import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ClientResponse } from 'hono/client'
import type { MappingInput, RatesInput } from '#domain/bills/bill-input.ts'
import { LINES_PAGE_MAX } from '#domain/bills/bill-rules.ts'
import type {
  Bill,
  BillLine,
  BillLinePage,
  BillRow,
  BillRowPage,
  BillShare,
  CreatedShare,
} from '#domain/bills/bill-schema.ts'
import type {
  BillPricing,
  LineDecision,
  PricedBillLine,
  PriceInput,
  RateToWrite,
} from '#domain/bills/pricing/pricing-schema.ts'
import type { MaterialSchedule } from '#domain/bills/pricing/schedule-schema.ts'
import { isMissing } from '#domain/errors.ts'
import { answerOf, api } from '#web/api-client.ts'
import { deleted } from '#web/deletion.ts'

/** A bill, and the secret of the link that it was opened by, if it is not the reader's own. */
export type BillAccess = { id: string; link: string | undefined }

const headersOf = ({ link }: BillAccess): Record<string, string> =>
  link === undefined ? {} : { 'X-Bill-Link': link }

const NEVER_AGAIN = 3

/** A count that is absent is none; the contract's own type would have it undefined. */
const billOf = async (call: Promise<ClientResponse<object>>): Promise<Bill> =>
  (await (await answerOf(call)).json()) as Bill

/** Asked again each second while it is read. */
export const billQuery = (access: BillAccess) =>
  queryOptions({
    queryKey: ['bill', access.id, access.link],
    queryFn: ({ signal }) =>
      billOf(
        api().bills[':id'].$get(
          { param: { id: access.id } },
          { init: { signal, headers: headersOf(access) } },
        ),
      ),
    refetchInterval: ({ state: { data } }) => (data?.state === 'reading' ? 1_000 : false),
    retry: (count, error) => !isMissing(error) && count < NEVER_AGAIN,
  })

/** A line, with what it is taken for and what it cost when the bill was last priced. */
export type PricedLine = { line: BillLine; priced: PricedBillLine }

/** As many as are looked at first; the rest comes in larger pages. */
const FIRST_LINES = 100

export type LinePage = { lines: PricedLine[]; next: number | null; total: number }

/** The lines in their order, a page after the other. */
export const linesQuery = (access: BillAccess) =>
  infiniteQueryOptions({
    queryKey: ['bill', access.id, access.link, 'lines'],
    queryFn: async ({ signal, pageParam: after }): Promise<LinePage> => {
      const query = {
        limit: String(after === null ? FIRST_LINES : LINES_PAGE_MAX),
        ...(after !== null && { after: String(after) }),
      }
      const call = api().bills[':id'].lines.$get(
        { param: { id: access.id }, query },
        { init: { signal, headers: headersOf(access) } },
      )
      const { lines, priced, next, total } = (await (await answerOf(call)).json()) as BillLinePage
      const both = lines.flatMap((line, index) => {
        const of = priced[index]
        return of ? [{ line, priced: of }] : []
      })
      return { lines: both, next, total }
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 60_000,
  })

/** What the bill came to when it was last priced; null: it never was. */
export const pricingQuery = (access: BillAccess) =>
  queryOptions({
    queryKey: ['bill', access.id, access.link, 'price'],
    queryFn: async ({ signal }): Promise<BillPricing | null> => {
      const call = api().bills[':id'].price.$get(
        { param: { id: access.id } },
        { init: { signal, headers: headersOf(access) } },
      )
      return (await (await answerOf(call)).json()) as BillPricing | null
    },
    staleTime: 60_000,
  })

export const priceBill = async (id: string, input: PriceInput): Promise<BillPricing> =>
  (await (
    await answerOf(api().bills[':id'].price.$post({ param: { id }, json: input }))
  ).json()) as BillPricing

/** Says what a line is, or what it costs; null takes that back. */
export async function decideLine(
  id: string,
  key: string,
  decision: LineDecision | null,
): Promise<PricedBillLine> {
  const line = api().bills[':id'].lines[':key']
  const param = { id, key }
  const call = decision ? line.$put({ param, json: decision }) : line.$delete({ param })
  return (await (await answerOf<ClientResponse<object>>(call)).json()) as PricedBillLine
}

/** What is to be bought for a priced bill. */
export const scheduleQuery = (access: BillAccess, pricedAt: string) =>
  queryOptions({
    queryKey: ['bill', access.id, access.link, 'schedule', pricedAt],
    queryFn: async ({ signal }): Promise<MaterialSchedule> => {
      const call = api().bills[':id'].schedule.$get(
        { param: { id: access.id } },
        { init: { signal, headers: headersOf(access) } },
      )
      return (await (await answerOf(call)).json()) as MaterialSchedule
    },
    staleTime: 600_000,
  })

/** The rates of the last pricing, for the cells of the workbook. */
export const ratesToWrite = async (id: string): Promise<RateToWrite[]> =>
  (await answerOf(api().bills[':id'].rates.$get({ param: { id } }))).json()

/** The own workbook with rates in their cells, and what of them was written. */
export async function writtenWorkbook(
  id: string,
  input: RatesInput,
): Promise<{ file: Blob; report: WrittenReport }> {
  const answer = await answerOf(api().bills[':id'].workbook.$post({ param: { id }, json: input }))
  const report: WrittenReport = JSON.parse(decodeURIComponent(answer.headers.get('X-Bill-Report') ?? '{}'))
  return { file: await answer.blob(), report }
}

/** Of what was to be written into a workbook; the lists are the first of each. */
export type WrittenReport = {
  written: number
  refused: { sheet: string; cell: string; reason: 'missing' | 'locked' | 'formula' }[]
}

/** Over so many rows somebody sees which column is what. */
const FIRST_ROWS = 40

async function rowsOf(
  access: BillAccess,
  sheet: string,
  from: number,
  signal: AbortSignal,
): Promise<BillRowPage> {
  const call = api().bills[':id'].rows.$get(
    { param: { id: access.id }, query: { sheet, from: String(from) } },
    { init: { signal, headers: headersOf(access) } },
  )
  return (await answerOf(call)).json()
}

const isSeen = ({ kind }: BillRow) => kind !== 'blank'

export const firstRowsQuery = (id: string, sheet: string, from: number) =>
  queryOptions({
    queryKey: ['bill', id, undefined, 'first-rows', sheet, from],
    queryFn: async ({ signal }): Promise<BillRow[]> =>
      (await rowsOf({ id, link: undefined }, sheet, from, signal)).rows.filter(isSeen).slice(0, FIRST_ROWS),
    staleTime: 60_000,
  })

/** The rows of a sheet, a page after the other. */
export const rowsQuery = (access: BillAccess, sheet: string) =>
  infiniteQueryOptions({
    queryKey: ['bill', access.id, access.link, 'rows', sheet],
    queryFn: async ({ signal, pageParam }) => {
      const { rows, next } = await rowsOf(access, sheet, pageParam, signal)
      return { rows: rows.filter(isSeen), next }
    },
    initialPageParam: 1,
    getNextPageParam: ({ next }) => next,
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
