import { Copy, Printer } from 'lucide-react'
import { useState } from 'react'
import { type Bill, type BillCheck, CHECK_KINDS } from '#domain/bills/bill-schema.ts'
import { checkList } from '#domain/bills/checks/check-words.ts'
import { formatFigure } from '#domain/figures.ts'
import { EmptyNotice } from '#web/ui/state-notice.tsx'
import { CHECK_NAMES, naira, placeOf } from './bill-words.ts'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

type Checks = { bill: Bill; onLine: ((key: string) => void) | undefined }

/** Where the bill does not add up, by what is wrong, each with its cell. @param onLine shows the line that one is about */
export function Checks({ bill, onLine }: Checks) {
  const { checks, checkCounts } = bill
  const total = CHECK_KINDS.reduce((sum, kind) => sum + (checkCounts[kind] ?? 0), 0)
  if (bill.totals?.lines === 0)
    return (
      <EmptyNotice hint="Open “More”, then “Change the columns”, and say which column is what.">
        No item was found in this bill
      </EmptyNotice>
    )
  if (total === 0)
    return (
      <EmptyNotice hint="Every item is in one total, totals equal their items, and amounts are quantity × rate.">
        The bill adds up
      </EmptyNotice>
    )
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <p className="max-w-prose grow">
          {total === 1 ? '1 thing' : `${formatFigure(total)} things`} to look at. Nothing was changed in your
          bill.
          {total > checks.length && ` The ${formatFigure(checks.length)} biggest are shown.`}
        </p>
        <CheckActions checks={checks} />
      </div>
      {CHECK_KINDS.map((kind) => {
        const found = checks.filter((check) => check.kind === kind)
        return (
          found.length > 0 && (
            <section key={kind} aria-labelledby={kind}>
              <h2 id={kind} className="mb-1 text-lg">
                {CHECK_NAMES[kind]}{' '}
                <span className="font-normal text-quiet">({formatFigure(checkCounts[kind] ?? 0)})</span>
              </h2>
              <ul>
                {found.map((check) => (
                  <Check key={`${placeOf(check)} ${check.message}`} check={check} onLine={onLine} />
                ))}
              </ul>
            </section>
          )
        )
      })}
    </div>
  )
}

function Check({ check, onLine }: { check: BillCheck; onLine: Checks['onLine'] }) {
  const { key, message, difference } = check
  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-line py-3 sm:grid-cols-[12rem_minmax(0,1fr)_auto]">
      <p className="font-semibold wrap-anywhere">{placeOf(check)}</p>
      <p className="wrap-anywhere">
        {message}
        {key && onLine && (
          <>
            {' '}
            <button type="button" className="link print:hidden" onClick={() => onLine(key)}>
              Show the line<span className="sr-only"> of {placeOf(check)}</span>
            </button>
          </>
        )}
      </p>
      {difference !== null && <p className="font-semibold tabular-nums sm:text-end">{naira(difference)}</p>}
    </li>
  )
}

function CheckActions({ checks }: { checks: readonly BillCheck[] }) {
  const [said, setSaid] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(checkList(checks))
      setSaid('Copied. Paste it into a message or a sheet.')
    } catch {
      setSaid('This browser does not let us copy. Print the list instead.')
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <button type="button" className="button button-quiet" onClick={() => void copy()}>
        <Copy {...icon} />
        Copy the list
      </button>
      <button type="button" className="button button-quiet" onClick={() => window.print()}>
        <Printer {...icon} />
        Print
      </button>
      <p role="status" className="w-full text-sm text-quiet empty:hidden">
        {said}
      </p>
    </div>
  )
}
