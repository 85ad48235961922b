import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatFigure } from '#domain/figures.ts'
import { askedPerHundred, contactsOf } from '#domain/leads/lead-rules.ts'
import type { LeadCounts, LeadsOfOffer, LeadsOfState } from '#domain/leads/lead-schema.ts'
import { ChoiceField } from '#web/ui/form-fields.tsx'
import { OfferLink } from './offer-link.tsx'

type Column = (typeof COLUMNS)[number][0]
type Columns = readonly (typeof COLUMNS)[number][]
type Order = { by: Column | 'name'; descending: boolean }

/** By a column, which is chosen in its head, and pressed again turns round; without room for columns in a field above. */
export function OffersTable({ offers }: { offers: readonly LeadsOfOffer[] }) {
  const [order, setOrder] = useState<Order>({ by: 'asked', descending: true })
  const choose = (by: Order['by'], descending = by !== 'name') => setOrder({ by, descending })
  const Turned = order.descending ? ArrowDown : ArrowUp
  const columns = columnsOf(offers, order.by)
  const head = (by: Order['by'], label: string) => (
    <SortedHead
      key={by}
      label={label}
      isFigure={by !== 'name'}
      descending={order.by === by ? order.descending : undefined}
      onChoose={() => (order.by === by ? choose(by, !order.descending) : choose(by))}
    />
  )
  return (
    <div className="@container grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-end gap-2 @min-[58rem]:hidden">
        <div className="grow">
          <ChoiceField
            label="Sort"
            options={[...COLUMNS.map(([column, label]) => [column, label] as const), ['name', 'Offer']]}
            value={order.by}
            onChange={({ target }) => choose(target.value as Order['by'])}
          />
        </div>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => choose(order.by, !order.descending)}
        >
          <Turned size={20} strokeWidth={1.75} aria-hidden="true" />
          {order.by === 'name'
            ? order.descending
              ? 'Z to A'
              : 'A to Z'
            : order.descending
              ? 'Highest first'
              : 'Lowest first'}
        </button>
      </div>
      <CountsTable
        caption="Leads by offer"
        head={
          <>
            {head('name', 'Offer')}
            {columns.map(([column, label]) => head(column, label))}
          </>
        }
      >
        {inOrder(offers, order).map((offer) => (
          <CountsRow
            key={offer.id}
            columns={columns}
            counts={offer}
            most={Math.max(...offers.map(contactsOf))}
          >
            <OfferLink offer={offer} />
          </CountsRow>
        ))}
      </CountsTable>
    </div>
  )
}

function inOrder(offers: readonly LeadsOfOffer[], { by, descending }: Order): readonly LeadsOfOffer[] {
  const sign = descending ? -1 : 1
  if (by === 'name') return offers.toSorted((one, other) => sign * one.name.localeCompare(other.name))
  return offers.toSorted((one, other) => {
    const [first, second] = [countOf(one, by), countOf(other, by)]
    // What cannot be reckoned stands last in both directions.
    if (first === undefined || second === undefined)
      return Number(first === undefined) - Number(second === undefined)
    return sign * (first - second)
  })
}

type SortedHeadProps = {
  label: string
  /** Of numbers, which stand at the end of their column. */
  isFigure: boolean
  /** Undefined: the table is in another order. */
  descending: boolean | undefined
  onChoose: () => void
}

function SortedHead({ label, isFigure, descending, onChoose }: SortedHeadProps) {
  const Icon = descending ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={descending === undefined ? 'none' : descending ? 'descending' : 'ascending'}
      className={`p-0 ${isFigure ? 'ps-2' : ''}`}
    >
      <button
        type="button"
        className={`flex min-h-11 items-center gap-0.5 font-semibold w-full ${isFigure ? 'flex-row-reverse text-end leading-tight' : ''}`}
        onClick={onChoose}
      >
        {label}
        <Icon
          size={16}
          strokeWidth={1.75}
          aria-hidden="true"
          className={`shrink-0 ${descending === undefined ? 'invisible' : ''}`}
        />
      </button>
    </th>
  )
}

export function StatesTable({ states }: { states: readonly LeadsOfState[] }) {
  const columns = columnsOf(states)
  return (
    <div className="@container">
      <CountsTable
        caption="Leads by state"
        head={
          <>
            <th scope="col" className="py-2 pe-3 text-start font-semibold">
              State
            </th>
            {columns.map(([lead, label]) => (
              <th key={lead} scope="col" className="py-2 ps-2 text-end leading-tight font-semibold">
                {label}
              </th>
            ))}
          </>
        }
      >
        {states.map(({ state, chosen, ...counts }) => (
          <CountsRow
            key={`${state} ${chosen}`}
            columns={columns}
            counts={counts}
            most={Math.max(...states.map(contactsOf))}
          >
            {state ?? 'Not known'}
            {state !== null && (
              <span className="text-quiet">{chosen ? ', from the search' : ', from the offer'}</span>
            )}
          </CountsRow>
        ))}
      </CountsTable>
    </div>
  )
}

/** Where there is no room for columns, a row is its name and how many asked, above what else is counted and is more than nothing. */
function CountsTable({ caption, head, children }: { caption: string; head: ReactNode; children: ReactNode }) {
  return (
    <table className="counts-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>{head}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

type CountsRowProps = {
  columns: Columns
  counts: LeadCounts
  /** The most that asked for one of the table's, which the bars are measured by. */
  most: number
  children: ReactNode
}

function CountsRow({ columns, counts, most, children }: CountsRowProps) {
  return (
    <tr>
      <th scope="row">
        {children}
        {most > 0 && (
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 0.5h100" />
            <path d={`M0 0.5h${(100 * contactsOf(counts)) / most}`} />
          </svg>
        )}
      </th>
      {columns.map(([column, , unit]) => {
        const count = countOf(counts, column)
        return (
          <td key={column} data-none={!count || undefined}>
            {count === undefined ? '–' : formatFigure(count)}
            <span> {unit}</span>
          </td>
        )
      })}
    </tr>
  )
}

/** What is counted, in the order of a buyer's way: what it is called in tables and files, and behind its figure. */
export const COUNTED = [
  ['shown', 'Shown', 'shown'],
  ['opened', 'Opened', 'opened'],
  ['saved', 'Saved', 'saved'],
  ['whatsapp', 'WhatsApp', 'WhatsApp'],
  ['number', 'Number', 'number'],
  ['email', 'E-mail', 'e-mail'],
] as const

/** And what follows from it. */
const COLUMNS = [
  ...COUNTED,
  ['asked', 'Asked', 'asked'],
  ['perHundred', 'Per 100 opened', 'per 100 opened'],
] as const

/** What few ask for has a column where anybody did, or while it is what the table is ordered by. */
const columnsOf = (rows: readonly LeadCounts[], by?: Order['by']): Columns =>
  COLUMNS.filter(
    ([column]) =>
      (column !== 'saved' && column !== 'email') ||
      column === by ||
      rows.some((counts) => counts[column] > 0),
  )

/** Undefined where there is nothing to reckon with. */
function countOf(counts: LeadCounts, column: Column): number | undefined {
  if (column === 'asked') return contactsOf(counts)
  return column === 'perHundred' ? askedPerHundred(counts) : counts[column]
}
