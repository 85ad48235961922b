import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Bill } from '#domain/bills/bill-schema.ts'
import { formatDay } from '#domain/dates.ts'
import { formatFigure } from '#domain/figures.ts'
import { unbroken } from '#domain/materials/unbroken.ts'
import { type BillAccess, pricingQuery } from './bill-api.ts'
import { type BillSearch, VIEWS, type View } from './bill-search.ts'
import { BillTitle } from './bill-title.tsx'
import { areOld, naira } from './bill-words.ts'
import { Changes } from './changes.tsx'
import { Checks } from './checks.tsx'
import { Figure, Figures } from './figures.tsx'
import { KeepBill } from './keep-bill.tsx'
import { LinesView } from './lines/lines-view.tsx'
import { useDecisions } from './lines/use-decisions.ts'
import { MaterialsView } from './materials-view.tsx'
import { RowsView } from './rows-view.tsx'
import { TotalsView } from './totals-view.tsx'

const VIEW_NAMES: Record<View, string> = {
  checks: 'Checks',
  lines: 'Lines',
  totals: 'Totals',
  materials: 'Materials',
  rows: 'Rows',
  changes: 'Changes',
}

type BillFrameProps = { access: BillAccess; bill: Bill; search: BillSearch; onChanged: (bill: Bill) => void }

/** A bill that was read: what it comes to, and its views. */
export function BillFrame({ access, bill, search, onChanged }: BillFrameProps) {
  const navigate = useNavigate({ from: '/bills/$billId' })
  // What is said of lines can be taken back from whatever view one comes.
  const decisions = useDecisions(access)
  const { shown = 'all', line } = search
  // Only its owner has the version before.
  const earlier = access.link ? null : bill.versionOf
  const views = VIEWS.filter((each) => each !== 'changes' || earlier)
  const view = views.find((each) => each === search.view) ?? 'checks'
  const go = (changed: BillSearch) =>
    void navigate({ search: (before) => ({ ...before, ...changed }), replace: true, resetScroll: false })
  const found = Object.values(bill.checkCounts).reduce((sum, count) => sum + count, 0)
  return (
    <>
      <header className="grid gap-4">
        <BillTitle access={access} bill={bill} onChanged={onChanged}>
          {bill.name}
        </BillTitle>
        {bill.project && (
          <p className="text-sm print:hidden">
            In the project{' '}
            <Link to="/bills/projects/$projectId" params={{ projectId: bill.project.id }} className="link">
              {bill.project.name}
            </Link>
          </p>
        )}
        {access.link && (
          <p className="text-quiet">
            The owner shared this bill with you. You can read it but not change it.
          </p>
        )}
        <BillFigures access={access} bill={bill} found={found} />
      </header>
      <nav
        aria-label="Views of the bill"
        className="tabs max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:overflow-y-hidden print:hidden"
      >
        {views.map((each) => (
          <Link
            key={each}
            from="/bills/$billId"
            to="."
            search={(before) => ({ ...before, view: each, line: undefined })}
            resetScroll={false}
            aria-current={each === view ? 'page' : undefined}
            className="button tab shrink-0 max-sm:px-2"
          >
            {VIEW_NAMES[each]}
            {each === 'checks' && found > 0 && ` (${formatFigure(found)})`}
          </Link>
        ))}
      </nav>
      {view === 'checks' && (
        <Checks
          access={access}
          bill={bill}
          onLine={(key) => go({ view: 'lines', shown: 'all', line: key })}
        />
      )}
      {view === 'totals' && <TotalsView access={access} bill={bill} />}
      {view === 'materials' && <MaterialsView access={access} />}
      {view === 'rows' && <RowsView access={access} sheets={bill.sheets} />}
      {view === 'changes' && earlier && <Changes id={bill.id} versionOf={earlier} />}
      {view === 'lines' && (
        <LinesView
          access={access}
          shown={shown}
          line={line}
          onShown={(next) => go({ shown: next })}
          decisions={decisions}
        />
      )}
      {!access.link && bill.expiresAt && (
        <KeepBill bill={bill} expiresAt={bill.expiresAt} onKept={onChanged} />
      )}
    </>
  )
}

type BillFiguresProps = { access: BillAccess; bill: Bill; found: number }

function BillFigures({ access, bill: { totals, sheets }, found }: BillFiguresProps) {
  const { data: pricing } = useQuery(pricingQuery(access))
  if (!totals) return null
  const left = sheets.filter(({ kind }) => kind === 'hidden' || kind === 'other').length
  return (
    <Figures>
      {pricing && (
        <Figure
          name={unbroken(
            `${areOld(pricing) ? 'Old prices' : 'Prices'} in ${pricing.input.state ?? 'Nigeria'}, ${formatDay((pricing.week && pricing.input.date) || pricing.pricedAt)}`,
          )}
          value={naira(pricing.totals.naira)}
        />
      )}
      <Figure name="Items as priced in the file" value={naira(totals.items)} />
      {totals.project !== totals.items && <Figure name="All buildings" value={naira(totals.project)} />}
      <Figure name="Lines" value={formatFigure(totals.lines)} />
      {pricing ? (
        <Figure name="Not priced here" value={formatFigure(pricing.totals.unpriced.lines)} />
      ) : (
        <Figure name="Without a price" value={formatFigure(totals.unpriced)} />
      )}
      {totals.unknownUnits > 0 && <Figure name="Units to check" value={formatFigure(totals.unknownUnits)} />}
      <Figure name="Things to check" value={formatFigure(found)} />
      {left > 0 && <Figure name="Sheets left out" value={formatFigure(left)} />}
    </Figures>
  )
}
