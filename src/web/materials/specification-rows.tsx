import { Link } from '@tanstack/react-router'
import { capital } from '#domain/capital.ts'
import { formatDay } from '#domain/dates.ts'
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
    <table className="w-full text-start tabular-nums max-md:block md:table-fixed">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-b border-line text-sm text-quiet max-md:sr-only">
        <tr>
          {COLUMNS.map((name, index) => (
            <th
              key={name}
              scope="col"
              className={`py-2 pe-4 text-start font-semibold ${index === 0 ? 'w-1/3' : ''}`}
            >
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

const cell = 'md:py-2 md:pe-4 md:align-middle'

function SpecificationRow({
  specification,
  state,
}: {
  specification: SpecificationSpread
  state: State | undefined
}) {
  const { id, name, median, lowest, highest, sellers, offers, newest, unit, conversion } = specification
  return (
    <tr className="relative max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4 max-md:py-2">
      <th scope="row" className={`${cell} text-start font-semibold`}>
        <SpecificationLink id={id} state={state}>
          {capital(name)}
        </SpecificationLink>
      </th>
      <td className={`${cell} font-semibold max-md:self-center max-md:text-end`}>
        {median === null ? (
          <span className="font-normal text-quiet">No price in 28 days</span>
        ) : (
          comparableWords({ price: median, unit, conversion })
        )}
      </td>
      <td className={`${cell} text-sm text-quiet`}>
        {lowest !== null &&
          highest !== null &&
          lowest < highest &&
          `₦${rounded(lowest)} to ₦${rounded(highest)}`}
      </td>
      <td className={`${cell} max-md:hidden`}>
        <PriceSpread spread={specification} />
      </td>
      <td className={`${cell} text-sm text-quiet max-md:text-end`}>
        {sellers === 1 ? '1 seller' : `${formatFigure(sellers)} sellers`}
        {offers > sellers && <span className="max-md:hidden">, {formatFigure(offers)} offers</span>}
      </td>
      <td className={`${cell} text-sm text-quiet max-md:hidden`}>
        {newest && <time dateTime={newest}>{formatDay(newest)}</time>}
      </td>
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
  const className =
    'outline-none after:absolute after:inset-0 hover:underline focus-visible:after:outline-3 focus-visible:after:outline-signal max-md:inline-flex max-md:min-h-11 max-md:items-center'
  return slug === undefined ? (
    <Link to="/materials/$materialId" params={{ materialId }} search={{ state }} className={className}>
      {children}
    </Link>
  ) : (
    <Link
      to="/materials/$materialId/$slug"
      params={{ materialId, slug }}
      search={{ state }}
      className={className}
    >
      {children}
    </Link>
  )
}
