import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type BillChange, billChanges, worthOf } from '#domain/bills/bill-changes.ts'
import type { BillLine } from '#domain/bills/bill-schema.ts'
import { formatFigure } from '#domain/figures.ts'
import { EmptyNotice, FailureNotice } from '#web/ui/state-notice.tsx'
import { linesQuery } from './bill-api.ts'
import { formatQuantity, naira, unitSign } from './bill-words.ts'
import { sectionOf } from './lines/listed-lines.ts'

const NAMES = { changed: 'Changed', added: 'Added', dropped: 'Dropped' } as const
const KINDS = ['changed', 'added', 'dropped'] as const

/** What differs between a bill and the version before it. */
export function Changes({ id, versionOf }: { id: string; versionOf: string }) {
  const before = useQuery(linesQuery({ id: versionOf, link: undefined }))
  const after = useQuery(linesQuery({ id, link: undefined }))
  const changes = useMemo(
    () => before.data && after.data && billChanges(before.data, after.data),
    [before.data, after.data],
  )
  const failed = [before, after].find(({ error }) => error)
  if (failed?.error)
    return <FailureNotice onRetry={() => void failed.refetch()}>{failed.error.message}</FailureNotice>
  if (!changes) return <p role="status">Comparing the two versions...</p>
  if (changes.length === 0)
    return (
      <EmptyNotice hint="The same items, with the same quantities, rates and amounts.">
        Nothing has changed since the version before
      </EmptyNotice>
    )
  return (
    <div className="grid gap-6">
      <p className="max-w-prose">
        {KINDS.map(
          (kind) => `${formatFigure(ofKind(changes, kind).length)} ${NAMES[kind].toLowerCase()}`,
        ).join(', ')}
        ; the bill is {naira(changes.reduce((sum, change) => sum + worthOf(change), 0))} away from the version
        before.
      </p>
      {KINDS.map((kind) => {
        const found = ofKind(changes, kind)
        return (
          found.length > 0 && (
            <section key={kind} aria-labelledby={`lines-${kind}`}>
              <h2 id={`lines-${kind}`} className="mb-1 text-lg">
                {NAMES[kind]} <span className="font-normal text-quiet">({formatFigure(found.length)})</span>
              </h2>
              <ul>
                {found.map((change) => (
                  <Change key={keyOf(change)} change={change} />
                ))}
              </ul>
            </section>
          )
        )
      })}
    </div>
  )
}

const ofKind = (changes: readonly BillChange[], kind: BillChange['kind']) =>
  changes.filter((change) => change.kind === kind)

const lineOf = (change: BillChange): BillLine => (change.kind === 'dropped' ? change.before : change.after)
const keyOf = (change: BillChange) => lineOf(change).key

function Change({ change }: { change: BillChange }) {
  const line = lineOf(change)
  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-line py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,16rem)_9rem]">
      <div className="min-w-0 wrap-anywhere">
        <p>{line.text}</p>
        <p className="text-sm text-quiet">{sectionOf(line)}</p>
      </div>
      <p className="text-quiet tabular-nums">
        {change.kind === 'changed' ? `${priced(change.before)} → ${priced(change.after)}` : priced(line)}
      </p>
      <p className="font-semibold tabular-nums sm:text-end">{naira(worthOf(change))}</p>
    </li>
  )
}

function priced({ quantity, unit, rate }: BillLine): string {
  const measured =
    quantity === null
      ? 'no quantity'
      : `${formatQuantity(quantity)} ${unit.known ? unitSign(unit.known) : unit.written}`
  return rate === null ? measured : `${measured} × ${naira(rate)}`
}
