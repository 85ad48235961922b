import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { isMissing } from '#domain/errors.ts'
import { formatFigure } from '#domain/figures.ts'
import type { ImportName } from '#domain/import/import-rules.ts'
import type { ImportJob } from '#domain/import/import-schema.ts'
import { toastFailure } from '#web/sent-form.ts'
import { Progress } from '#web/ui/progress.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { FailureNotice } from '#web/ui/state-notice.tsx'
import { importQuery, isUnderWay, rejectedRows } from './import-api.ts'
import { RowReasons } from './preview-rows.tsx'

type Followed = { id: string; onDone: (kind: ImportName) => void; onLeave: () => void }

/** Of the rows that stayed out so many are shown; all of them are in the file. */
const SHOWN = 10

/** An import while it goes on, and what has become of it. */
export function ImportProgress({ id, onDone, onLeave }: Followed) {
  const { data: job, error, refetch } = useQuery(importQuery(id))
  const done = job && !isUnderWay(job) ? job.kind : undefined
  const latestOnDone = useRef(onDone)
  latestOnDone.current = onDone
  useEffect(() => {
    if (done) latestOnDone.current(done)
  }, [done])
  // After a week nobody knows of it any more.
  const gone = isMissing(error)
  const leave = useRef(onLeave)
  leave.current = onLeave
  useEffect(() => {
    if (gone) leave.current()
  }, [gone])

  if (!job && error) return <FailureNotice onRetry={() => void refetch()}>{error.message}</FailureNotice>
  if (!job) return <p role="status">Loading...</p>
  return (
    <div className="grid gap-3">
      <p role="status" className="font-semibold">
        {isUnderWay(job) ? 'The rows go in. You may leave this page meanwhile.' : outcome(job)}
      </p>
      {isUnderWay(job) && (
        <p className="flex items-center gap-3 tabular-nums">
          <Progress
            label="Rows that have been read"
            max={job.total ?? 1}
            value={job.total === null ? 0 : job.counts.read}
          />
          {job.total !== null && `${formatFigure(job.counts.read)} of ${formatFigure(job.total)}`}
        </p>
      )}
      {!isUnderWay(job) && (
        <>
          {job.counts.rejected > 0 && <Rejected job={job} />}
          <button type="button" className="button button-quiet justify-self-start" onClick={onLeave}>
            Import another file
          </button>
        </>
      )}
    </div>
  )
}

function Rejected({ job: { id, rejections } }: { job: ImportJob }) {
  const download = async () => saveFile(await rejectedRows(id), 'rejected.csv')
  return (
    <>
      <ol className="grid gap-1" aria-label="Rows that stayed out">
        {rejections.slice(0, SHOWN).map(({ line, errors }) => (
          <li key={line} className="border-t border-line py-2">
            <p className="tabular-nums">Line {line}</p>
            <RowReasons errors={errors} />
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="button button-quiet justify-self-start"
        onClick={() => void download().catch(toastFailure)}
      >
        <Download size={20} strokeWidth={1.75} aria-hidden="true" />
        Download the rows that stayed out
      </button>
    </>
  )
}

function outcome({
  state,
  message,
  counts: { inserted, existing, repeated, rejected, waiting },
}: ImportJob): string {
  const parts = [
    `${formatFigure(inserted)} came in`,
    ...(waiting > 0 ? [`${formatFigure(waiting)} of these wait until there is room for them online`] : []),
    ...(existing > 0 ? [`${formatFigure(existing)} were there already`] : []),
    ...(repeated > 0 ? [`${formatFigure(repeated)} stand twice in the file`] : []),
    ...(rejected > 0 ? [`${formatFigure(rejected)} stayed out`] : []),
  ]
  return `${state === 'failed' && message ? `${message} ` : ''}${parts.join(', ')}.`
}
