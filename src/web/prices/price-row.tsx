import { Undo2 } from 'lucide-react'
import { memo, useId, useState } from 'react'
import { comparableWords, soldBy } from '#domain/materials/pack-words.ts'
import { unbroken } from '#domain/materials/unbroken.ts'
import { formatAmount } from '#domain/money.ts'
import { besideWords } from '#domain/prices/index-words.ts'
import { daysAgo } from '#domain/prices/price-age.ts'
import type { MarketPrice, SheetPrice } from '#domain/prices/price-sheet-schema.ts'
import { amountText } from '#web/offers/typed-form.ts'
import {
  type Cell,
  cellsOf,
  type Edits,
  isConflict,
  isInStock,
  keepMine,
  problemsOf,
  type RowEdit,
  textOf,
  withoutText,
  withStock,
  withText,
} from './sheet-edits.ts'
import { inColumn } from './sheet-keys.ts'

type EditSheet = (change: (edits: Edits) => Edits, id: string) => void

type PriceRowProps = {
  row: SheetPrice
  /** What the others ask, where that is published. */
  market: MarketPrice | undefined
  edit: RowEdit | undefined
  /** Why the server has not taken what was sent. */
  refused: string | undefined
  /** A save was tried: what is wrong is said, whoever is still typing. */
  checked: boolean
  chosen: boolean
  onChoose: (id: string, chosen: boolean) => void
  onEdit: EditSheet
}

/** An offer of the sheet. It is drawn again only when something of it changes. */
export const PriceRow = memo(function PriceRow({
  row,
  market,
  edit,
  refused,
  checked,
  chosen,
  onChoose,
  onEdit,
}: PriceRowProps) {
  const id = useId()
  const inStock = isInStock(row, edit)
  const problems = problemsOf(row, edit)
  const cells = cellsOf(row)
  const isQuiet = !inStock || row.freshness === 'asleep'
  return (
    <tr
      className={`border-t border-line max-md:grid max-md:grid-cols-[3rem_minmax(0,1fr)_auto] md:flex md:flex-wrap md:justify-end large-letters:grid-cols-1 ${edit ? 'bg-wash' : ''}`}
    >
      <td
        className={`w-12 shrink-0 border-s-4 ps-1 max-md:row-span-3 ${edit ? 'border-s-signal' : 'border-s-transparent'}`}
      >
        <label className="grid size-11 cursor-pointer place-items-center">
          <span className="sr-only">Choose {row.name}</span>
          <input
            {...inColumn('choose')}
            type="checkbox"
            checked={chosen}
            onChange={({ target }) => onChoose(row.id, target.checked)}
            className="size-6 accent-action"
          />
        </label>
      </td>
      <th
        scope="row"
        className="min-w-0 grow px-2 py-2 text-start font-normal md:min-w-40 md:basis-40 max-md:pb-1 max-md:col-span-2 large-letters:col-span-1"
      >
        <p id={id} className={`leading-snug font-semibold wrap-anywhere ${isQuiet ? 'text-quiet' : ''}`}>
          {unbroken(row.name)}
        </p>
        <p className="dot-line text-sm text-quiet *:dot-part max-md:text-xs">
          <span>{soldBy(row)}</span> {row.comparable && <span>{comparableWords(row.comparable)}</span>}{' '}
          {market && row.comparable && (
            <span>
              {besideWords(row.comparable.price, market.price)} the median of {market.sellers} sellers in{' '}
              {market.region}
            </span>
          )}{' '}
          <span>Confirmed {daysAgo(row.priceConfirmedAt, Date.now())}</span>{' '}
          {row.freshness !== 'fresh' && (
            <span className="font-semibold text-ink">{WARNINGS[row.freshness]}</span>
          )}
        </p>
        {!inStock && <p className="text-sm font-semibold">Out of stock</p>}
        {refused && (
          <p role="alert" className="text-sm font-semibold text-alarm">
            {refused}
          </p>
        )}
      </th>
      <td
        className={`px-2 pb-2 md:py-2 ${cells.length > 1 ? 'max-md:col-span-2 large-letters:col-span-1' : ''}`}
      >
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,6rem),1fr))] gap-2 md:grid-cols-[auto] xl:flex xl:flex-wrap xl:justify-end">
          {cells.map((cell) => (
            <PriceCell
              key={cell.key}
              row={row}
              cell={cell}
              edit={edit}
              labelled={cells.length > 1}
              nameId={id}
              problem={problems[cell.key]}
              checked={checked}
              onEdit={onEdit}
            />
          ))}
        </div>
      </td>
      {/* On the line of the fields, which have a label where there are several. */}
      <td
        className={`px-2 pb-2 max-md:self-end md:w-32 md:shrink-0 md:py-2 ${cells.length > 1 ? 'md:pt-6' : ''}`}
      >
        <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm whitespace-nowrap">
          <input
            {...inColumn('stock')}
            type="checkbox"
            checked={inStock}
            aria-describedby={id}
            onChange={({ target }) => onEdit((edits) => withStock(edits, row, target.checked), row.id)}
            className="switch"
          />
          In stock
        </label>
      </td>
    </tr>
  )
})

/** What has become of a price that is not fresh. */
const WARNINGS = {
  ageing: 'Confirm it soon',
  stale: 'Old: lists show it last',
  asleep: 'Asleep: not in lists',
}

type PriceCellProps = {
  row: SheetPrice
  cell: Cell
  edit: RowEdit | undefined
  /** Where it is not the row's only price. */
  labelled: boolean
  /** Of the offer's name. */
  nameId: string
  problem: string | undefined
  checked: boolean
  onEdit: EditSheet
}

function PriceCell({ row, cell, edit, labelled, nameId, problem, checked, onEdit }: PriceCellProps) {
  const id = useId()
  /** As it is typed, while it is. */
  const [typing, setTyping] = useState<string>()
  const isEdited = edit !== undefined && cell.key in edit.cells
  // Nobody is told of the first digit that it is too little.
  const isTyping = typing !== undefined && !checked && !isConflict(edit, cell)
  const shown = isTyping ? undefined : problem
  const takeBack = () => onEdit((edits) => withoutText(edits, row, cell.key), row.id)
  const type = (text: string) => {
    setTyping(text)
    onEdit((edits) => withText(edits, row, cell.key, text), row.id)
  }
  return (
    <div>
      <label
        id={`${id}-label`}
        htmlFor={id}
        className={labelled ? 'block text-xs text-quiet xl:text-end' : 'sr-only'}
      >
        {cell.label}
      </label>
      <div className={`relative md:w-40 ${labelled ? 'xl:w-24' : ''}`}>
        <input
          {...inColumn('price')}
          id={id}
          data-cell={`${row.id} ${cell.key}`}
          inputMode="decimal"
          enterKeyHint="next"
          autoComplete="off"
          value={typing ?? textOf(edit, cell)}
          aria-labelledby={`${id}-label ${nameId}`}
          aria-invalid={shown ? true : undefined}
          aria-describedby={isEdited || shown ? `${id}-note` : undefined}
          onFocus={({ currentTarget }) => {
            setTyping(currentTarget.value)
            currentTarget.select()
          }}
          onBlur={() => setTyping(undefined)}
          onChange={({ target }) => type(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape' && isEdited) type(amountText(cell.value))
          }}
          className={`control scroll-mt-24 scroll-mb-64 text-end font-semibold tabular-nums ${shown ? 'border-alarm' : isEdited ? 'border-signal' : ''} ${isEdited ? 'ps-9 pe-2' : ''}`}
        />
        {isEdited && (
          <button
            type="button"
            aria-label={`Discard the new ${cell.label.toLowerCase()} of ${row.name}`}
            className="absolute start-0 top-0 grid h-11 w-9 place-items-center rounded-control text-quiet hover:text-ink"
            onClick={takeBack}
          >
            <Undo2 size={18} strokeWidth={1.75} aria-hidden="true" />
          </button>
        )}
        {(isEdited || shown) && (
          <p
            id={`${id}-note`}
            className={`mt-1 text-end text-sm tabular-nums ${shown ? 'font-semibold text-alarm' : 'text-quiet'}`}
          >
            {shown ?? `was ${formatAmount(cell.value)}`}
          </p>
        )}
        {isConflict(edit, cell) && (
          <div className="mt-1 grid gap-1">
            <button
              type="button"
              className="button button-quiet px-2 text-sm"
              onClick={() => onEdit((edits) => keepMine(edits, row, cell), row.id)}
            >
              Keep {textOf(edit, cell)}
            </button>
            <button type="button" className="button button-quiet px-2 text-sm" onClick={takeBack}>
              Take {formatAmount(cell.value)}
            </button>
          </div>
        )}
      </div>
    </div>
  )
}
