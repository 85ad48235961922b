import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { formatFigure } from '#domain/figures.ts'
import type { ImportOptions } from '#domain/import/import-options.ts'
import { type ImportName, LIST_NAME_MAX } from '#domain/import/import-rules.ts'
import { toastFailure } from '#web/failure-toast.ts'
import { CheckField, InputField } from '#web/ui/form-fields.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { FailureNotice } from '#web/ui/state-notice.tsx'
import { changesOf, comparisonQuery, importListsQuery } from './import-api.ts'

type Changes = {
  kind: ImportName
  file: File
  importOptions: ImportOptions
  list: string
  onList: (list: string) => void
  takesOut: boolean
  onTakesOut: (takesOut: boolean) => void
}

/** Which list a file is, and what it would change in the shop. */
export function ListChanges({ kind, file, importOptions, list, onList, takesOut, onTakesOut }: Changes) {
  const compared = { kind, file, importOptions, list }
  const { data, error, refetch } = useQuery(comparisonQuery(compared))
  const { data: lists = [] } = useQuery(importListsQuery)
  const download = async () => saveFile(await changesOf(compared), 'changes.csv')
  return (
    <section aria-label="What changes" className="grid gap-3">
      <InputField
        label="Name of this list"
        hint="We compare your next file of the same name with this one."
        defaultValue={list}
        maxLength={LIST_NAME_MAX}
        list="imported-lists"
        autoComplete="off"
        onBlur={({ target }) => onList(target.value.trim() || list)}
      />
      <datalist id="imported-lists">
        {lists
          .filter((each) => each.kind === kind)
          .map(({ name }) => (
            <option key={name} value={name} />
          ))}
      </datalist>
      {error && <FailureNotice onRetry={() => void refetch()}>{error.message}</FailureNotice>}
      {!data && !error && <p role="status">Comparing it with your shop...</p>}
      {data && !error && (
        <>
          <p role="status" className="font-semibold tabular-nums">
            {formatFigure(data.counts.new)} new, {formatFigure(data.counts.changed)} changed,{' '}
            {formatFigure(data.counts.unchanged)} unchanged, {formatFigure(data.counts.gone)} not in this file
          </p>
          {data.changes.length > 0 && (
            <ul aria-label="Changed rows" className="grid gap-1">
              {data.changes.map(({ line, name, fields }) => (
                <li key={line} className="border-t border-line py-2 wrap-anywhere">
                  {name}
                  {fields.map(({ field, before, after }) => (
                    <p key={field} className="text-sm text-quiet tabular-nums">
                      {field}: {before || 'nothing'} → {after || 'nothing'}
                    </p>
                  ))}
                </li>
              ))}
            </ul>
          )}
          {data.counts.new + data.counts.changed + data.counts.gone > 0 && (
            <button
              type="button"
              className="button button-quiet justify-self-start"
              onClick={() => void download().catch(toastFailure)}
            >
              <Download size={20} strokeWidth={1.75} aria-hidden="true" />
              Download all changes
            </button>
          )}
          {data.counts.gone > 0 && (
            <CheckField
              type="checkbox"
              label={
                kind === 'products'
                  ? `Mark the ${formatFigure(data.counts.gone)} no longer in this list as out of stock`
                  : `Pause the ${formatFigure(data.counts.gone)} no longer in this list: they leave the search`
              }
              checked={takesOut}
              onChange={({ target }) => onTakesOut(target.checked)}
            />
          )}
        </>
      )}
    </section>
  )
}
