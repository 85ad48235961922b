import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Copy, Printer } from 'lucide-react'
import { useState } from 'react'
import { type Bill, type BillCheck, CHECK_KINDS } from '#domain/bills/bill-schema.ts'
import { checkList, placeOf } from '#domain/bills/checks/check-words.ts'
import { formatFigure } from '#domain/figures.ts'
import { EmptyNotice } from '#web/ui/state-notice.tsx'
import { type BillAccess, pricingQuery } from './bill-api.ts'
import { CHECK_NAMES, naira } from './bill-words.ts'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

type Checks = { access: BillAccess; bill: Bill; onLine: ((key: string) => void) | undefined }

/** Where the bill does not add up, by what is wrong, each with its cell. @param onLine shows the line that one is about */
export function Checks({ access, bill, onLine }: Checks) {
  const { checks, checkCounts } = bill
  const total = CHECK_KINDS.reduce((sum, kind) => sum + (checkCounts[kind] ?? 0), 0)
  if (bill.totals?.lines === 0)
    return (
      <EmptyNotice hint="Open “More”, then “Change the columns”, and say which column is what.">
        We found no items in this bill
      </EmptyNotice>
    )
  if (total === 0)
    return (
      <EmptyNotice
        hint="Every item is counted once, totals match their items, and amounts are quantity × rate."
        action={<PriceLink access={access} />}
      >
        The bill adds up
      </EmptyNotice>
    )
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="max-w-prose">
          <h2 className="text-xl md:text-2xl">{verdictOf(checks, total)}</h2>
          <p className="text-quiet">
            We changed nothing in your bill.
            {total > checks.length && ` These are the ${formatFigure(checks.length)} biggest.`}
          </p>
        </div>
        <div className="flex flex-wrap items-start gap-2 print:hidden">
          <CheckActions checks={checks} />
          <PriceLink access={access} />
        </div>
      </div>
      {CHECK_KINDS.map((kind) => {
        const found = checks.filter((check) => check.kind === kind)
        return (
          found.length > 0 && (
            <section key={kind} aria-labelledby={kind} className="@container">
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
  const { kind, key, sheet, cell, message, difference } = check
  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-line py-3 @min-[36rem]:grid-cols-[12rem_minmax(0,1fr)_auto] @min-[58rem]:grid-cols-[17rem_minmax(0,1fr)_auto]">
      <p className="font-semibold wrap-anywhere">
        Sheet “{sheet}”, <span className="inline-block">cell {cell}</span>
      </p>
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
      {difference !== null && difference !== 0 && (
        <p className="font-semibold text-alarm tabular-nums @min-[36rem]:text-end">
          {difference > 0 && '+'}
          {naira(difference)}
          <span className="ms-2 text-sm font-normal text-quiet @min-[36rem]:ms-0 @min-[36rem]:block">
            {difference > 0 ? 'too much' : kind === 'not-in-total' ? 'missing from the total' : 'too little'}
          </span>
        </p>
      )}
    </li>
  )
}

/** "3 figures do not add up, by up to ₦180,000": what has a difference, and beside it what only asks to be looked at. */
function verdictOf(checks: readonly BillCheck[], total: number): string {
  const wrong = checks.flatMap(({ difference }) => (difference ? [Math.abs(difference)] : []))
  const others = total - wrong.length
  if (wrong.length === 0) return `It adds up, with ${things(others)} to check`
  const most = `by ${wrong.length === 1 ? '' : 'up to '}${naira(Math.max(...wrong))}`
  const verdict = `${wrong.length === 1 ? '1 figure does' : `${formatFigure(wrong.length)} figures do`} not add up, ${most}`
  return others > 0 ? `${verdict}, and ${things(others)} more to check` : verdict
}

const things = (count: number) => (count === 1 ? '1 thing' : `${formatFigure(count)} things`)

/** The next step, for the owner of a bill that has no prices of ours yet. */
function PriceLink({ access }: { access: BillAccess }) {
  const { data: pricing } = useQuery(pricingQuery(access))
  if (access.link || pricing !== null) return null
  return (
    <Link
      from="/bills/$billId"
      to="."
      search={(before) => ({ ...before, view: 'totals' as const })}
      resetScroll={false}
      className="button button-action max-sm:order-first max-sm:w-full"
    >
      Price this bill
    </Link>
  )
}

function CheckActions({ checks }: { checks: readonly BillCheck[] }) {
  const [said, setSaid] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(checkList(checks))
      setSaid('Copied. Paste it into a message or a sheet.')
    } catch {
      setSaid('Your browser does not allow copying. Print the list instead.')
    }
  }
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => void copy()}>
        <Copy {...icon} />
        Copy the list
      </button>
      <button type="button" className="button button-quiet" onClick={() => window.print()}>
        <Printer {...icon} />
        Print
      </button>
      <p role="status" className="order-1 w-full text-sm text-quiet empty:hidden">
        {said}
      </p>
    </>
  )
}
