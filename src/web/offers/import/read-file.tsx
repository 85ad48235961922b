import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { formatFigure } from '#domain/figures.ts'
import type { ImportOptions } from '#domain/import/import-options.ts'
import type { ImportName } from '#domain/import/import-rules.ts'
import type { ImportJob } from '#domain/import/import-schema.ts'
import { listNameOf } from '#domain/import/list-name.ts'
import { roomIn } from '#domain/offers/offer-quota.ts'
import { canRetry } from '#web/can-retry.ts'
import { toastFailure } from '#web/failure-toast.ts'
import { quotaQuery } from '#web/offers/quota-notice.tsx'
import { useConfirmedFirst } from '#web/session/confirmed-first.tsx'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { useSingleMutation } from '#web/single-mutation.ts'
import { ChoiceField } from '#web/ui/form-fields.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { usePreviousValue } from '#web/ui/previous-value.ts'
import { FailureNotice } from '#web/ui/state-notice.tsx'
import { ColumnMap } from './column-map.tsx'
import { HeldPrices } from './held-prices.tsx'
import { previewQuery, startImport } from './import-api.ts'
import { IMPORT_FIELDS } from './import-kinds.ts'
import { ListChanges } from './list-changes.tsx'
import { PreviewRows } from './preview-rows.tsx'
import { StayOut } from './stay-out.tsx'
import { WordMap } from './word-map.tsx'

const NO_OPTIONS: ImportOptions = { map: {}, defaults: {}, rates: {} }

type Read = { kind: ImportName; file: File; onStarted: (job: ImportJob) => void }

/** How a file is read: which column is what, and what becomes of the first rows; then it may go in. */
export function ReadFile({ kind, file, onStarted }: Read) {
  const [importOptions, setImportOptions] = useState(NO_OPTIONS)
  const { data: current, error, isFetching, refetch } = useQuery(previewQuery({ kind, file, importOptions }))
  const { data: own } = useQuery(quotaQuery(useOwner()._id))
  const room = own && roomIn(own)
  // What is refused can still be changed.
  const data = usePreviousValue(current)
  /** A new key whenever the options change: with other options it is another import. */
  const [list, setList] = useState(() => listNameOf(file.name))
  const [takesOut, setTakesOut] = useState(false)
  const order = useRef({ asked: '', key: crypto.randomUUID() })
  const { confirmedFirst, dialog } = useConfirmedFirst()
  const starting = useSingleMutation({
    mutationFn: () => {
      const asked = JSON.stringify([importOptions, list, takesOut])
      if (order.current.asked !== asked) order.current = { asked, key: crypto.randomUUID() }
      const { key } = order.current
      return confirmedFirst(() => startImport({ kind, file, importOptions, list, takesOut }, key))
    },
    onSuccess: onStarted,
    onError: toastFailure,
    networkMode: 'always',
  })
  // What was said of such a file before holds from now on as if it were said here.
  const [remembered, setRemembered] = useState(false)
  const before = data?.options
  useEffect(() => {
    // Once somebody has said something here, the options are theirs.
    if (!before || importOptions !== NO_OPTIONS) return
    const { key, ...said } = before
    if (key === null && Object.values(said).every((each) => Object.keys(each).length === 0)) return
    setRemembered(true)
    setImportOptions({ ...NO_OPTIONS, ...said, key: key ?? undefined })
  }, [before, importOptions])
  if (!data && !error) return <Loading count={4} />
  const labels = new Map(IMPORT_FIELDS[kind].map(({ name, label }) => [name, label]))
  return (
    <div className="grid gap-4" aria-busy={isFetching}>
      {data && (
        <>
          {remembered && <p className="text-quiet">Filled in from your last list like this.</p>}
          {data.sheets.length > 1 && (
            <ChoiceField
              label="Sheet"
              options={data.sheets}
              value={data.sheet ?? ''}
              onChange={({ target }) => setImportOptions({ ...importOptions, sheet: target.value })}
            />
          )}
          <ColumnMap
            key={String(remembered)}
            kind={kind}
            preview={data}
            importOptions={importOptions}
            onChange={setImportOptions}
          />
          <WordMap kind={kind} preview={data} importOptions={importOptions} onChange={setImportOptions} />
          <HeldPrices preview={data} importOptions={importOptions} onChange={setImportOptions} />
        </>
      )}
      {error &&
        (canRetry(error) ? (
          <FailureNotice onRetry={() => void refetch()}>{error.message}</FailureNotice>
        ) : (
          <p role="alert" className="font-semibold text-alarm">
            {error.message}
          </p>
        ))}
      {data && !error && data.missing.length > 0 && (
        <p role="status" className="text-quiet">
          Still needed before we show you the rows:{' '}
          {data.missing.map((field) => labels.get(field) ?? field).join(', ')}
        </p>
      )}
      {data && !error && data.missing.length === 0 && (
        <>
          <PreviewRows preview={data} />
          <StayOut preview={data} />
        </>
      )}
      {data && !error && data.good > 0 && (
        <>
          <ListChanges
            {...{ kind, file, importOptions, list, takesOut }}
            onList={setList}
            onTakesOut={setTakesOut}
          />
          <div className="total-bar -mx-4 -mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-b-card border-t border-line bg-surface px-4 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))]">
            <p className="text-sm text-quiet tabular-nums">
              {formatFigure(data.good)} of {formatFigure(data.total)} rows go in
              {room !== undefined &&
                data.good > room &&
                `. You have room online for ${formatFigure(room)} new ones; the others wait.`}
            </p>
            <button
              type="button"
              className="button button-action max-sm:grow"
              aria-disabled={starting.isPending}
              data-working={starting.isPending}
              onClick={() => starting.mutate()}
            >
              {starting.isPending ? 'Sending the file...' : 'Import the good rows'}
            </button>
          </div>
          {dialog}
        </>
      )}
    </div>
  )
}
