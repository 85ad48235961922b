import { Link } from '@tanstack/react-router'
import { capital } from '#domain/capital.ts'
import { dayInNigeria, formatDay } from '#domain/dates.ts'
import { formatFigure } from '#domain/figures.ts'
import type { SpecificationSpread } from '#domain/materials/comparison-schema.ts'
import { comparableWords } from '#domain/materials/pack-words.ts'
import { formatAmount } from '#domain/money.ts'
import type { State } from '#domain/places.ts'
import { PriceSpread } from './price-spread.tsx'

type SpecificationRowsProps = {
  specifications: readonly SpecificationSpread[]
  state: State | undefined
  /** What the table is of. */
  caption: string
}

const COLUMNS = ['Material', 'Median', 'Lowest to highest', 'Spread', 'Sellers', 'Newest price']

/** What each specification costs at a place: a table, whose rows are two lines on a phone. */
export function SpecificationRows({ specifications, state, caption }: SpecificationRowsProps) {
  return (
    <table className="specification-rows">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-b border-line text-sm text-quiet max-md:sr-only">
        <tr>
          {COLUMNS.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line max-md:block">
        {specifications.map((specification) => (
          <SpecificationRow key={specification.id} specification={specification} state={state} />
        ))}
      </tbody>
    </table>
  )
}

function SpecificationRow({
  specification,
  state,
}: {
  specification: SpecificationSpread
  state: State | undefined
}) {
  const { id, name, median, lowest, highest, sellers, offers, newest, unit, conversion } = specification
  return (
    <tr>
      <th scope="row">
        <SpecificationLink id={id} state={state}>
          {capital(name)}
        </SpecificationLink>
      </th>
      <td>
        {median === null ? (
          <span className="font-normal text-quiet">No price in 28 days</span>
        ) : (
          comparableWords({ price: median, unit, conversion })
        )}
      </td>
      <td>
        {lowest !== null &&
          highest !== null &&
          lowest < highest &&
          `₦${rounded(lowest)} to ₦${rounded(highest)}`}
      </td>
      <td>
        <PriceSpread spread={specification} />
      </td>
      <td>
        {sellers === 1 ? '1 seller' : `${formatFigure(sellers)} sellers`}
        {offers > sellers && <span className="max-md:hidden">, {formatFigure(offers)} offers</span>}
      </td>
      <td>{newest && <time dateTime={dayInNigeria(new Date(newest))}>{formatDay(newest)}</time>}</td>
    </tr>
  )
}

const rounded = (naira: number) => formatAmount(naira >= 100 ? Math.round(naira) : naira)

function SpecificationLink({
  id,
  state,
  children,
}: {
  id: string
  state: State | undefined
  children: string
}) {
  const [materialId = '', slug] = id.split('/')
  return slug === undefined ? (
    <Link to="/materials/$materialId" params={{ materialId }} search={{ state }}>
      {children}
    </Link>
  ) : (
    <Link to="/materials/$materialId/$slug" params={{ materialId, slug }} search={{ state }}>
      {children}
    </Link>
  )
}
