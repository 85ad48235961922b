import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatFigure } from '#domain/figures.ts'
import type { LeadCounts, LeadsOfOffer, LeadsOfState } from '#domain/leads/lead-schema.ts'
import { OfferLink } from './offer-link.tsx'

type Order = { by: keyof LeadCounts | 'name'; descending: boolean }

/** By a column, which is chosen in its head; pressed again it turns round. */
export function OffersTable({ offers }: { offers: readonly LeadsOfOffer[] }) {
  const [order, setOrder] = useState<Order>()
  const choose = (by: Order['by']) =>
    setOrder({ by, descending: order?.by === by ? !order.descending : by !== 'name' })
  const head = (by: Order['by'], label: string) => (
    <SortedHead
      key={by}
      label={label}
      isFigure={by !== 'name'}
      descending={order?.by === by ? order.descending : undefined}
      onChoose={() => choose(by)}
    />
  )
  return (
    <CountsTable
      caption="Leads by offer"
      isHeadPressed
      head={
        <>
          {head('name', 'Offer')}
          {COUNTED.map(([lead, label]) => head(lead, label))}
        </>
      }
    >
      {inOrder(offers, order).map((offer) => (
        <CountsRow key={offer.id} counts={offer}>
          <OfferLink offer={offer} />
        </CountsRow>
      ))}
    </CountsTable>
  )
}

function inOrder(offers: readonly LeadsOfOffer[], order: Order | undefined): readonly LeadsOfOffer[] {
  if (!order) return offers
  const { by, descending } = order
  const sign = descending ? -1 : 1
  return offers.toSorted(
    (one, other) => sign * (by === 'name' ? one.name.localeCompare(other.name) : one[by] - other[by]),
  )
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
      className={`p-0 ${isFigure ? 'md:ps-6' : ''}`}
    >
      <button
        type="button"
        className={`flex min-h-11 items-center gap-1 font-semibold max-md:text-ink max-md:underline max-md:decoration-line max-md:underline-offset-4 md:w-full ${isFigure ? 'md:flex-row-reverse md:text-end' : ''}`}
        onClick={onChoose}
      >
        {label}
        <Icon
          size={16}
          strokeWidth={1.75}
          aria-hidden="true"
          className={descending === undefined ? 'invisible' : ''}
        />
      </button>
    </th>
  )
}

export function StatesTable({ states }: { states: readonly LeadsOfState[] }) {
  return (
    <CountsTable
      caption="Leads by state"
      head={
        <>
          <th scope="col" className="py-2 pe-3 text-start font-semibold">
            State
          </th>
          {COUNTED.map(([lead, label]) => (
            <th key={lead} scope="col" className="py-2 ps-6 text-end font-semibold">
              {label}
            </th>
          ))}
        </>
      }
    >
      {states.map(({ state, chosen, ...counts }) => (
        <CountsRow key={`${state} ${chosen}`} counts={counts}>
          {state ?? 'Not known'}
          {!chosen && state !== null && <span className="text-quiet"> (where the offer is)</span>}
        </CountsRow>
      ))}
    </CountsTable>
  )
}

/** On a phone a row is its name above its numbers, each under what it counts. */
function CountsTable({
  caption,
  head,
  isHeadPressed = false,
  children,
}: {
  caption: string
  head: ReactNode
  /** Its head does something, so that a phone shows it, too. */
  isHeadPressed?: boolean
  children: ReactNode
}) {
  return (
    <table className="w-full tabular-nums max-md:block [&_tbody_tr:hover]:bg-surface">
      <caption className="sr-only">{caption}</caption>
      <thead
        className={`border-b border-line text-sm text-quiet ${isHeadPressed ? 'max-md:block' : 'max-md:sr-only'}`}
      >
        <tr
          className={
            isHeadPressed
              ? "max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-2 max-md:before:w-full max-md:before:content-['Order_by']"
              : ''
          }
        >
          {head}
        </tr>
      </thead>
      <tbody className="divide-y divide-line max-md:block">{children}</tbody>
    </table>
  )
}

function CountsRow({ counts, children }: { counts: LeadCounts; children: ReactNode }) {
  return (
    <tr className="max-md:grid max-md:grid-cols-3 max-md:gap-x-4 max-md:py-2 sm:max-md:grid-cols-6 large-letters:grid-cols-2">
      <th
        scope="row"
        className="py-1 pe-3 text-start font-normal wrap-anywhere max-md:col-span-full md:w-2/5"
      >
        {children}
      </th>
      {COUNTED.map(([lead, label]) => (
        <td key={lead} className="py-1 max-md:grid md:ps-6 md:text-end">
          <span className="text-sm text-quiet md:hidden" aria-hidden="true">
            {label}
          </span>
          {formatFigure(counts[lead])}
        </td>
      ))}
    </tr>
  )
}

/** The columns of tables and files, in the order of a buyer's way. */
export const COUNTED = [
  ['shown', 'Shown'],
  ['opened', 'Opened'],
  ['saved', 'Saved'],
  ['whatsapp', 'WhatsApp'],
  ['number', 'Number'],
  ['email', 'E-mail'],
] as const
