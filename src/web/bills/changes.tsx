import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { BillLine, LineChange } from '#domain/bills/bill-schema.ts'
import { formatFigure } from '#domain/figures.ts'
import { EmptyNotice, FailureNotice } from '#web/ui/state-notice.tsx'
import { changesQuery } from './bill-api.ts'
import { formatQuantity, naira, unitSign } from './bill-words.ts'
import { sectionOf } from './lines/listed-lines.ts'

/** What a bill says otherwise than the version before it. */
export function Changes({ id, versionOf }: { id: string; versionOf: string }) {
  const { data, error, refetch } = useQuery(changesQuery(id, versionOf))
  if (error) return <FailureNotice onRetry={() => void refetch()}>{error.message}</FailureNotice>
  if (!data) return <p role="status">Comparing the two versions...</p>
  const { added, dropped, changed } = data
  if (added.length + dropped.length + changed.length === 0)
    return (
      <EmptyNotice hint="The same items, with the same quantities, rates and amounts.">
        No changes since the last version
      </EmptyNotice>
    )
  return (
    <div className="grid gap-6">
      <Part name="Changed" count={changed.length}>
        {changed.map((change) => (
          <Changed key={change.after.key} change={change} />
        ))}
      </Part>
      <Part name="Added" count={added.length}>
        {added.map((line) => (
          <Row key={line.key} line={line} said={priced(line)} worth={line.amount ?? 0} />
        ))}
      </Part>
      <Part name="Dropped" count={dropped.length}>
        {dropped.map((line) => (
          <Row key={line.key} line={line} said={priced(line)} worth={-(line.amount ?? 0)} />
        ))}
      </Part>
    </div>
  )
}

function Part({ name, count, children }: { name: string; count: number; children: ReactNode }) {
  if (count === 0) return null
  return (
    <section aria-labelledby={`lines-${name}`}>
      <h2 id={`lines-${name}`} className="mb-1 text-lg">
        {name} <span className="font-normal text-quiet">({formatFigure(count)})</span>
      </h2>
      <ul>{children}</ul>
    </section>
  )
}

function Changed({ change: { before, after, fields } }: { change: LineChange }) {
  const said = fields.includes('text') ? `Was “${before.text}”` : `${priced(before)} → ${priced(after)}`
  return <Row line={after} said={said} worth={(after.amount ?? 0) - (before.amount ?? 0)} />
}

/** @param worth what it adds to the bill, in naira */
function Row({ line, said, worth }: { line: BillLine; said: string; worth: number }) {
  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-line py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,18rem)_9rem]">
      <div className="min-w-0 wrap-anywhere">
        <p>{line.text}</p>
        <p className="text-sm text-quiet">{sectionOf(line)}</p>
      </div>
      <p className="text-quiet tabular-nums wrap-anywhere">{said}</p>
      <p className="font-semibold tabular-nums sm:text-end">{naira(worth)}</p>
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
