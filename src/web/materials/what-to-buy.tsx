import { Copy, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { COMPANY } from '#domain/company.ts'
import { formatFigure } from '#domain/figures.ts'
import { comparableWords } from '#domain/materials/pack-words.ts'
import { formatAmount } from '#domain/money.ts'
import { whatsappLink, whatsappShareLink } from '#domain/phone.ts'
import type { State } from '#domain/places.ts'
import { type Amounts, type Measured, measuredWords, workOfTrade } from '#domain/rates/amounts-of-work.ts'
import type { BuildingPart } from '#domain/rates/building-parts.ts'
import {
  type MaterialToBuy,
  materialsMessage,
  materialToBuy,
  packsText,
  unitSymbol,
} from '#domain/rates/materials-to-buy.ts'
import { workItem } from '#domain/rates/work-items.ts'
import { ComparisonLink } from '#web/comparison-link.tsx'
import type { Priced, Pricing } from './how-much-prices.ts'

type LineToBuy = {
  line: MaterialToBuy
  origin: string | undefined
  /** Before an amount that rests on a constant of the trade. */
  sign: '≈ ' | ''
}

export type ListToBuy = {
  lines: readonly LineToBuy[]
  /** The work itself, where the page is of a trade. */
  trade: { name: string; amount: string; each: string; cost: number } | undefined
  /** Naira, of what has a price. */
  total: number
  sign: LineToBuy['sign']
}

export function listToBuy(amounts: Amounts, price: Pricing): ListToBuy {
  const lines = amounts.materials.flatMap((amount) => {
    const priced = price.of(amount.resource)
    const line = materialToBuy(amount, priced?.price)
    return line ? [{ line, origin: priced?.origin, sign: signOf(priced) }] : []
  })
  const trade = tradeLine(amounts, price)
  const total = lines.reduce((sum, { line }) => sum + (line.cost ?? 0), trade?.cost ?? 0)
  const isNominal = lines.some(({ sign }) => sign) || (trade && price.work?.conversion === 'nominal')
  return { lines, trade, total, sign: isNominal ? '≈ ' : '' }
}

const signOf = (priced: Priced | undefined): LineToBuy['sign'] =>
  priced?.conversion === 'nominal' ? '≈ ' : ''

type WhatToBuyProps = {
  part: BuildingPart
  measured: Measured
  amounts: Amounts
  list: ListToBuy
  /** The seller's number, where one seller's price is counted with. */
  mobile: string | undefined
  state: State | ''
}

/** The list of materials, what they cost, and the ways to send it. */
export function WhatToBuy({ part, measured, amounts, list, mobile, state }: WhatToBuyProps) {
  const { lines, trade, total, sign } = list
  const unpriced = lines.filter(({ line }) => line.cost === undefined).length
  const message = materialsMessage(
    measuredWords(part, measured),
    lines.map(({ line }) => line),
    COMPANY.name,
    trade && `${trade.name}, ${trade.amount}`,
  )
  return (
    <div className="grid gap-4">
      <p className="text-sm text-quiet">{worksText(amounts)}</p>
      <ul className="grid border-y border-line">
        {trade && (
          <li className={row}>
            <p className="font-semibold">{trade.name}</p>
            <p className="text-end font-semibold tabular-nums">{trade.amount}</p>
            <p className="text-sm text-quiet">{trade.each}</p>
            <p className="text-end tabular-nums">₦{formatAmount(trade.cost)}</p>
          </li>
        )}
        {lines.map((each) => (
          <Line key={each.line.resource} {...each} state={state} />
        ))}
      </ul>
      <p
        role="status"
        className="flex flex-wrap items-baseline justify-between gap-x-4 text-xl font-bold tabular-nums"
      >
        <span>{unpriced > 0 ? `Total, without ${unpriced} that have no price` : 'Total'}</span>
        <span>{`${sign}₦${formatAmount(Math.round(total))}`}</span>
      </p>
      <SendList key={message} message={message} mobile={mobile} />
      <p className="text-sm text-quiet">{part.notes.join(' ')}</p>
    </div>
  )
}

const row = 'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line py-3 first:border-0'

type LineProps = LineToBuy & { state: State | '' }

function Line({ line, origin, sign, state }: LineProps) {
  const { name, packs, cost, saving } = line
  return (
    <li className={row}>
      <p>
        <ComparisonLink
          specification={line.specification}
          state={state}
          quantity={Math.round(line.bought * 100) / 100}
          className="link font-semibold"
        >
          {name}
        </ComparisonLink>
      </p>
      <p className="text-end font-semibold tabular-nums">{packsText(packs)}</p>
      <p className="text-sm text-quiet">
        {neededText(line)}
        {origin && <span className="block">{origin}</span>}
      </p>
      <p className="text-end tabular-nums">
        {cost === undefined ? (
          <span className="text-sm text-quiet">No price</span>
        ) : (
          `${sign}₦${formatAmount(Math.round(cost))}`
        )}
        {saving > 0 && (
          <span className="block text-sm font-semibold text-site">
            saves ₦{formatAmount(Math.round(saving))}
          </span>
        )}
      </p>
    </li>
  )
}

const decimals = (figure: number) => (figure >= 100 ? 0 : figure >= 10 ? 1 : 2)
const figureOf = (figure: number) =>
  formatFigure(figure, decimals(figure))
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')

const UNITS: Partial<Record<string, string>> = { tonne: 'tonnes', litre: 'litres', nr: 'needed' }

/** "1,170 kg, with 2.4 % waste". */
function neededText({ net, gross, unit }: MaterialToBuy): string {
  const needed = `${figureOf(gross)} ${UNITS[unit] ?? unitSymbol(unit)}`
  return gross > net
    ? `${needed}, with ${formatFigure((gross / net - 1) * 100, 1).replace('.0', '')} % waste`
    : needed
}

const worksText = ({ works }: Amounts) =>
  `That is ${works
    .map(({ item, quantity }) => {
      const { title, unit } = workItem(item)
      return `${figureOf(quantity)} ${UNITS[unit] ?? unit} of ${title.charAt(0).toLowerCase()}${title.slice(1)}`
    })
    .join(', ')}.`

function tradeLine({ works }: Amounts, { work }: Pricing): ListToBuy['trade'] {
  const done = work && workOfTrade(work.trade, works)
  if (!done) return undefined
  const { name, quantity } = done
  return {
    name,
    amount: `${figureOf(quantity)} ${unitSymbol(work.unit)}`,
    each: comparableWords(work),
    cost: Math.round(work.price * quantity),
  }
}

/** @param mobile the seller's; without it WhatsApp asks to whom */
function SendList({ message, mobile }: { message: string; mobile: string | undefined }) {
  const [copied, setCopied] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(message).then(
      () => setCopied('Copied.'),
      () => setCopied('An error occured, please try again.'),
    )
  return (
    <div className="flex flex-wrap items-center gap-2">
      <a
        href={mobile ? whatsappLink(mobile, message) : whatsappShareLink(message)}
        target="_blank"
        data-lead={mobile && 'whatsapp'}
        rel="noopener noreferrer"
        className="button button-site"
      >
        <MessageCircle size={20} strokeWidth={1.75} aria-hidden="true" />
        {mobile ? 'Send the list to the seller' : 'Send the list on WhatsApp'}
      </a>
      <button type="button" className="button button-quiet" onClick={copy}>
        <Copy size={20} strokeWidth={1.75} aria-hidden="true" />
        Copy
      </button>
      <p role="status" className="text-sm text-quiet">
        {copied}
      </p>
    </div>
  )
}
