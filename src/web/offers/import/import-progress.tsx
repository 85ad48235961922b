import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { isMissing } from '#domain/errors.ts'
import { formatFigure } from '#domain/figures.ts'
import type { ImportName } from '#domain/import/import-rules.ts'
import type { ImportJob } from '#domain/import/import-schema.ts'
import { stepOf } from '#domain/import/import-steps.ts'
import { toastFailure } from '#web/failure-toast.ts'
import { useSingleMutation } from '#web/single-mutation.ts'
import { Loading } from '#web/ui/loading.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { FailureNotice } from '#web/ui/state-notice.tsx'
import { useTimeLeft } from '#web/ui/time-left.ts'
import { importQuery, isUnderWay, rejectedRows, undoImport } from './import-api.ts'
import { RowReasons } from './preview-rows.tsx'

type Followed = {
  id: string
  onDone: (kind: ImportName) => void
  onLeave: () => void
  /** Another job is followed: the one that undoes this one. */
  onUndo: (job: ImportJob) => void
}

/** Of the rows that stayed out so many are shown; all of them are in the file. */
const SHOWN = 10

/** An import while it goes on, and what has become of it. */
export function ImportProgress({ id, onDone, onLeave, onUndo }: Followed) {
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

  const progress = job && stepOf(job)
  const left = useTimeLeft(progress?.rows, progress?.total)
  const undoing = useSingleMutation({
    mutationFn: () => undoImport(id),
    onSuccess: onUndo,
    onError: toastFailure,
  })

  if (!job && error) return <FailureNotice onRetry={() => void refetch()}>{error.message}</FailureNotice>
  if (!job) return <Loading count={2} />
  return (
    <div className="grid gap-3">
      <p role="status" className="font-semibold">
        {isUnderWay(job)
          ? `${job.undoes ? 'Undoing the import' : 'Importing'}. You can leave this page.`
          : outcome(job)}
      </p>
      {isUnderWay(job) && (
        <p className="flex items-center gap-3 tabular-nums">
          <Progress
            label={progress?.step === 'read' ? 'Rows read' : 'Rows done'}
            max={progress?.total ?? 1}
            value={progress?.rows ?? 0}
          />
          {progress && `${formatFigure(progress.rows)} of ${formatFigure(progress.total)} ${progress.step}`}
        </p>
      )}
      {left && isUnderWay(job) && <p className="text-sm text-quiet">{left}</p>}
      {!isUnderWay(job) && (
        <>
          {job.counts.rejected > 0 && <Rejected job={job} />}
          {job.kept.length > 0 && (
            <ul aria-label="Offers kept" className="grid gap-1">
              {job.kept.map(({ offerId, name, reason }) => (
                <li key={offerId} className="border-t border-line py-2 wrap-anywhere">
                  {name} <span className="text-sm text-quiet">{reason}</span>
                </li>
              ))}
            </ul>
          )}
          {job.undoableUntil && !job.undoneBy && (
            <button
              type="button"
              className="button button-quiet justify-self-start"
              aria-disabled={undoing.isPending}
              data-working={undoing.isPending}
              onClick={() => undoing.mutate()}
            >
              Undo this import
            </button>
          )}
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
      <ol className="grid gap-1" aria-label="Rows left out">
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
        Download rows left out
      </button>
    </>
  )
}

function outcome({
  kind,
  state,
  message,
  undoes,
  counts: { inserted, changed, existing, repeated, rejected, waiting, takenOut, removed, kept },
}: ImportJob): string {
  const failure = state === 'failed' && message ? `${message} ` : ''
  if (undoes)
    return `${failure}${formatFigure(removed)} removed, ${formatFigure(changed)} restored, ${formatFigure(kept)} kept.`
  const parts = [
    `${formatFigure(inserted)} added`,
    ...(waiting > 0 ? [`${formatFigure(waiting)} of these waiting for room online`] : []),
    ...(changed > 0 ? [`${formatFigure(changed)} changed`] : []),
    ...(takenOut > 0
      ? [`${formatFigure(takenOut)} now ${kind === 'products' ? 'out of stock' : 'paused'}`]
      : []),
    ...(existing > 0 ? [`${formatFigure(existing)} unchanged`] : []),
    ...(repeated > 0 ? [`${formatFigure(repeated)} twice in the file`] : []),
    ...(rejected > 0 ? [`${formatFigure(rejected)} left out`] : []),
  ]
  return `${failure}${parts.join(', ')}.`
}
