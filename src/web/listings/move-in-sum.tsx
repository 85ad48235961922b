import {
  type Costed,
  FEE_LABELS,
  type FeeName,
  type MoveIn,
  moveInOf,
  termWords,
} from '#domain/listings/move-in.ts'
import { formatAmount } from '#domain/money.ts'
import { moveInName } from './listing-price.tsx'

const naira = (amount: number) => `N ${formatAmount(amount)}`

/** "To move in: N 4,350,000"; with what is not known it is more. */
export function moveInTitle(home: Costed): string {
  const { total, unknown } = moveInOf(home)
  return `${moveInName(home.type)}: ${naira(total)}${unknown.length > 0 ? ' or more' : ''}`
}

const listed = (names: readonly FeeName[]) => names.map((name) => FEE_LABELS[name].toLowerCase()).join(', ')

/** What is paid on moving in, line by line (docs/product.md 21.4). */
export function MoveInSum({ home }: { home: Costed }) {
  const sum = moveInOf(home)
  const labelOf = ({ name, percent }: MoveIn['lines'][number]) => {
    if (name === 'price') return 'Price'
    if (name === 'rent') return `Rent for ${termWords(sum.months ?? 1)}`
    return percent === undefined ? FEE_LABELS[name] : `${FEE_LABELS[name]}, ${percent}\u00a0%`
  }
  return (
    <>
      <dl className="divide-y divide-line border-y border-line text-sm">
        {sum.lines.map((line) => (
          <div key={line.name} className="flex items-baseline justify-between gap-4 py-1.5 md:py-1">
            <dt className="text-quiet">{labelOf(line)}</dt>
            <dd className="text-end tabular-nums">{line.amount === 0 ? 'None' : naira(line.amount)}</dd>
          </div>
        ))}
      </dl>
      {sum.unknown.length > 0 && (
        <p className="mt-1 text-sm text-quiet">Not stated: {listed(sum.unknown)}. Ask before you pay.</p>
      )}
    </>
  )
}
