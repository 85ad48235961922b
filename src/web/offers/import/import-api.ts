import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { AppError } from '#domain/errors.ts'
import { type ImportOptions, importOptionsQuery } from '#domain/import/import-options.ts'
import type { ImportName } from '#domain/import/import-rules.ts'
import type {
  ImportComparison,
  ImportedList,
  ImportJob,
  ImportPreview,
} from '#domain/import/import-schema.ts'
import { answerOf, api } from '#web/api-client.ts'

/** The parameters of a call, most of which may be given several times. */
function queryOf(importOptions: ImportOptions) {
  const parameters = new URLSearchParams(importOptionsQuery(importOptions))
  const [map, defaults, rate, value, sure] = ['map', 'default', 'rate', 'value', 'sure'].map((name) =>
    parameters.getAll(name),
  )
  const { key, sheet } = importOptions
  return {
    ...{ map, default: defaults, rate, value, sure },
    ...(key !== undefined && { key }),
    ...(sheet !== undefined && { sheet }),
  }
}

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const isWorkbook = (file: Blob) =>
  file.type === WORKBOOK || (file instanceof File && /\.xlsx?$/i.test(file.name))

/** What is in it decides how it is read; the type says what its name says. */
const body = (file: Blob, part: Blob, headers: Record<string, string> = {}, signal?: AbortSignal) => ({
  init: {
    body: part,
    headers: { 'Content-Type': isWorkbook(file) ? WORKBOOK : 'text/csv', ...headers },
    ...(signal && { signal }),
  },
})

/** Of a longer text the words and prices are counted in its beginning. */
const BEGINNING = 2 * 1024 * 1024

const NEW_LINE = 10

/** Whole lines from the beginning of a text; all of a small one, and of a workbook. */
async function beginningOf(file: Blob): Promise<Blob> {
  if (file.size <= BEGINNING || isWorkbook(file)) return file
  const bytes = new Uint8Array(await file.slice(0, BEGINNING).arrayBuffer())
  const end = bytes.lastIndexOf(NEW_LINE)
  return end === -1 ? file : file.slice(0, end + 1)
}

async function preview(
  { kind, file, importOptions }: FileToImport,
  part: Blob,
  signal: AbortSignal,
): Promise<ImportPreview> {
  const call = api().import[kind].preview.$post(
    { query: queryOf(importOptions) },
    body(file, part, {}, signal),
  )
  return (await answerOf(call)).json()
}

type FileToImport = { kind: ImportName; file: File; importOptions: ImportOptions }

/** A file as the present state of a list. */
type ListToImport = FileToImport & { list: string }

/** What the whole file would change in the shop. */
export const comparisonQuery = ({ kind, file, importOptions, list }: ListToImport) =>
  queryOptions({
    queryKey: ['import', 'compare', kind, file.name, file.size, file.lastModified, importOptions, list],
    queryFn: async ({ signal }): Promise<ImportComparison> => {
      const query = { ...queryOf(importOptions), list }
      return (
        await answerOf(api().import[kind].compare.$post({ query }, body(file, file, {}, signal)))
      ).json()
    },
    placeholderData: keepPreviousData,
    retry: false,
  })

/** All of it, as a file. */
export async function changesOf({ kind, file, importOptions, list }: ListToImport): Promise<Blob> {
  const query = { ...queryOf(importOptions), list }
  return (await answerOf(api().import[kind]['changes.csv'].$post({ query }, body(file, file)))).blob()
}

/** The lists that were sent before. */
export const importListsQuery = queryOptions({
  queryKey: ['import', 'lists'],
  queryFn: async ({ signal }): Promise<ImportedList[]> =>
    (await answerOf(api().import.lists.$get(undefined, { init: { signal } }))).json(),
})

/** The own offers as a file that can be changed and sent again. */
export const shopFile = async (kind: ImportName): Promise<Blob> =>
  (await answerOf(api().import[kind]['shop.csv'].$get())).blob()

export const undoImport = async (id: string): Promise<ImportJob> =>
  (await answerOf(api().import[':id'].undo.$post({ param: { id } }))).json()

/** How the first rows would be read. While another answer is on its way the former stays. */
export const previewQuery = (order: FileToImport) => {
  const { kind, file, importOptions } = order
  return queryOptions({
    queryKey: ['import', 'preview', kind, file.name, file.size, file.lastModified, importOptions],
    queryFn: async ({ signal }): Promise<ImportPreview> => {
      const part = await beginningOf(file)
      try {
        return await preview(order, part, signal)
      } catch (error) {
        // A cell that is quoted may have been cut.
        if (part === file || !(error instanceof AppError) || error.code !== 'invalid') throw error
        return await preview(order, file, signal)
      }
    },
    placeholderData: keepPreviousData,
    retry: false,
  })
}

/** @param key of this file with these options, so that a repeated call starts one import */
export async function startImport(
  { kind, file, importOptions, list, takesOut }: ListToImport & { takesOut: boolean },
  key: string,
): Promise<ImportJob> {
  const call = api().import[kind].$post(
    {
      query: {
        ...queryOf(importOptions),
        list,
        gone: takesOut ? (kind === 'products' ? 'out-of-stock' : 'paused') : 'leave',
      },
    },
    body(file, file, { 'Idempotency-Key': key }),
  )
  return (await answerOf(call)).json()
}

export const isUnderWay = ({ state }: Pick<ImportJob, 'state'>) => state === 'waiting' || state === 'running'

/** The progress of an import, polled every second until it is done. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: ['import', id],
    queryFn: async ({ signal }): Promise<ImportJob> =>
      (await answerOf(api().import[':id'].$get({ param: { id } }, { init: { signal } }))).json(),
    refetchInterval: ({ state: { data } }) => (data && !isUnderWay(data) ? false : 1_000),
    staleTime: 0,
  })

/** The rows that stayed out, with their reasons, as a file. */
export async function rejectedRows(id: string): Promise<Blob> {
  return (await answerOf(api().import[':id']['rejected.csv'].$get({ param: { id } }))).blob()
}
