import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { formatFigure } from '#domain/figures.ts'
import { EXAMPLE_DATA, inWeek } from '#domain/prices/index-words.ts'
import type { PriceSheet as PriceSheetAnswer, SheetPrice } from '#domain/prices/price-sheet-schema.ts'
import { formatTotal, type Total } from '#web/lists/total.ts'
import { DraftNotice } from '#web/offers/offer-notices.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { EmptyNotice, FailureNotice } from '#web/ui/state-notice.tsx'
import type { SheetAccess } from './price-api.ts'
import { PriceRow } from './price-row.tsx'
import { SheetBar } from './sheet-bar.tsx'
import { withRaise, withStock } from './sheet-edits.ts'
import { inColumn, walkSheet } from './sheet-keys.ts'
import { planOf, planText } from './sheet-plan.ts'
import { type PriceSheetState, usePriceSheet } from './use-price-sheet.ts'

/** So many rows are drawn at first, and with each press more: a cheap phone draws a hundred in a moment. */
const ROWS_STEP = 100
/** From so many on there is a field to find one. */
const FIND_FROM = 12

type Sheet = {
  access: SheetAccess
  /** Where there is no offer: the way to the first. */
  first: ReactNode
  /** Above the sheet, once it is there. */
  children?: ReactNode
}

/** All prices of a seller, or those of a reminder, each to be typed over in its place (docs/product.md 19.6). */
export function PriceSheet({ access, first, children }: Sheet) {
  const sheet = usePriceSheet(access)
  const { list, rows } = sheet
  if (rows?.length === 0)
    return (
      <EmptyNotice hint="Your offers will be listed here with their prices." action={first}>
        You have no prices yet
      </EmptyNotice>
    )
  if (rows)
    return (
      <>
        {children}
        <Rows sheet={sheet} rows={rows} total={list.data} market={list.data?.market} />
      </>
    )
  if (list.error)
    return <FailureNotice onRetry={() => void list.refetch()}>{list.error.message}</FailureNotice>
  return <Loading />
}

type RowsProps = {
  sheet: PriceSheetState
  rows: SheetPrice[]
  total: Total | undefined
  market: PriceSheetAnswer['market'] | undefined
}

function Rows({ sheet, rows, total, market }: RowsProps) {
  const { edits, waiting, refused, sending, failure, done, edit } = sheet
  const [find, setFind] = useState('')
  const [limit, setLimit] = useState(ROWS_STEP)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const table = useRef<HTMLTableElement>(null)

  const words = find.toLowerCase().trim()
  const found = useMemo(
    () => (words ? rows.filter(({ name }) => name.toLowerCase().includes(words)) : rows),
    [rows, words],
  )
  const shown = found.slice(0, limit)
  const isAll = shown.length === rows.length
  const chosenRows = shown.filter(({ id }) => chosen.has(id))
  // What is typed is saved wherever it stands; what is not in sight is not said to be right.
  const scope = chosenRows.length > 0 ? chosenRows : shown
  const editedRows = rows.filter(({ id }) => id in edits)
  const changed = chosenRows.length > 0 ? chosenRows.filter(({ id }) => id in edits) : editedRows
  const plan = planOf(edits, changed, scope)
  const only = plan.changes.length > 0 && plan.confirmed.length > 0

  const choose = useCallback((id: string, isChosen: boolean) => {
    setChosen((current) => {
      const next = new Set(current)
      if (isChosen) next.add(id)
      else next.delete(id)
      return next
    })
  }, [])
  const save = async (confirmed: readonly SheetPrice[]) => {
    await sheet.save(new Set(changed.map(({ id }) => id)), new Set(confirmed.map(({ id }) => id)))
    setChosen(new Set())
  }

  const problem = failure?.cell
  useEffect(() => {
    if (problem)
      table.current
        ?.querySelector<HTMLInputElement>(`[data-cell="${CSS.escape(`${problem.id} ${problem.key}`)}"]`)
        ?.focus()
  }, [problem])

  const those = chosenRows.length === 1 ? '1 offer' : `${chosenRows.length} offers`
  return (
    <div className="grid grid-cols-1 gap-3">
      <DraftNotice draft={sheet.draft} />
      {rows.length >= FIND_FROM && (
        <div className="max-w-sm">
          <TextField
            label="Find an offer"
            type="search"
            value={find}
            onChange={({ target }) => setFind(target.value)}
          />
        </div>
      )}
      <div className="cluster justify-between gap-y-0 text-sm text-quiet">
        {market && <MarketWeek market={market} />}
        <p className="max-lg:hidden">↑, ↓ and Enter lead from price to price.</p>
      </div>
      <div className="border-b border-edge">
        <table ref={table} className="block *:block" onKeyDown={walkSheet}>
          <caption className="sr-only">Your prices</caption>
          <thead className="border-b-2 border-ink">
            <tr className="flex items-center text-sm text-quiet">
              <th scope="col" className="w-12 border-s-4 border-s-transparent ps-1">
                <label className="grid size-11 cursor-pointer place-items-center">
                  <span className="sr-only">Choose all that are shown</span>
                  <input
                    {...inColumn('choose')}
                    type="checkbox"
                    className="size-6 accent-action"
                    checked={shown.length > 0 && chosenRows.length === shown.length}
                    onChange={({ target }) =>
                      setChosen(new Set(target.checked ? shown.map(({ id }) => id) : []))
                    }
                  />
                </label>
              </th>
              <th scope="col" className="grow px-2 text-start">
                Offer
              </th>
              <th scope="col" className="shrink-0 pe-5 text-end max-md:sr-only">
                Price (NGN)
              </th>
              <th scope="col" className="w-32 shrink-0 px-2 text-start max-md:sr-only">
                Stock
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <PriceRow
                key={row.id}
                row={row}
                market={market?.prices[row.id]}
                edit={edits[row.id]}
                refused={refused[row.id]}
                checked={failure?.cell !== undefined}
                chosen={chosen.has(row.id)}
                onChoose={choose}
                onEdit={edit}
              />
            ))}
          </tbody>
        </table>
      </div>
      {found.length === 0 && <p role="status">None of your offers has this in its name.</p>}
      {shown.length < found.length && (
        <button
          type="button"
          className="button button-quiet justify-self-start"
          onClick={() => setLimit(limit + ROWS_STEP)}
        >
          Show more of {formatFigure(found.length)}
        </button>
      )}
      {total && (total.total > rows.length || total.totalCapped) && (
        <p className="text-quiet">
          The {formatFigure(rows.length)} that have waited longest, of {formatTotal(total)}. The others follow
          as you confirm these.
        </p>
      )}
      <SheetBar
        status={statusOf(
          sheet,
          rows,
          editedRows.filter(({ id }) => !waiting.has(id)).length,
          chosenRows.length,
        )}
        failure={failure?.text}
        onUndo={done?.undo ? () => void sheet.undo() : undefined}
        sending={sending}
        save={{ text: planText(plan, isAll && chosenRows.length === 0), run: () => void save(scope) }}
        saveOnly={only ? { text: `Save ${plan.changes.length} only`, run: () => void save([]) } : undefined}
        chosen={
          chosenRows.length > 0
            ? {
                raise: (percent) =>
                  sheet.editMany(`${percent > 0 ? '+' : '−'}${Math.abs(percent)} % on ${those}`, (all) =>
                    chosenRows.reduce((edited, row) => withRaise(edited, row, percent), all),
                  ),
                stock: (inStock) =>
                  sheet.editMany(`${those} ${inStock ? 'back in' : 'out of'} stock`, (all) =>
                    chosenRows.reduce((edited, row) => withStock(edited, row, inStock), all),
                  ),
              }
            : undefined
        }
      />
    </div>
  )
}

/** Which medians the rows are compared with. */
function MarketWeek({ market: { prices, isExample } }: Pick<PriceSheetAnswer, 'market'>) {
  const [first] = Object.values(prices)
  return (
    first && (
      <p>
        Medians of the {inWeek(first.week)}
        {isExample && ` (${EXAMPLE_DATA})`}
      </p>
    )
  )
}

/** The newest of what there is to say. */
function statusOf(
  { sending, done, waiting }: PriceSheetState,
  rows: readonly SheetPrice[],
  edited: number,
  chosen: number,
): string {
  if (sending) return 'Saving...'
  const parts = [
    done?.text,
    edited > 0 && `${edited} changed, not saved yet`,
    waiting.size > 0 &&
      `${formatFigure(waiting.size)} ${waiting.size === 1 ? 'waits' : 'wait'} for a connection`,
    chosen > 0 && `${chosen} chosen`,
  ].filter(Boolean)
  if (parts.length > 0) return parts.join(' · ')
  const due = rows.filter(({ freshness }) => freshness !== 'fresh').length
  return due > 0 ? `${due} to confirm` : 'All prices are fresh'
}
