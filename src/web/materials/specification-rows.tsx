import { Link } from '@tanstack/react-router'
import { capital } from '#domain/capital.ts'
import { dayInNigeria, formatShortDay } from '#domain/dates.ts'
import { counted } from '#domain/figures.ts'
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
  /** Those with one seller are folded behind the others. */
  folds?: boolean
}

const COLUMNS = ['Material', 'Median', 'Lowest to highest', 'Spread', 'Sellers', 'Last confirmed']

/** What each specification costs at a place: a table, whose rows are two lines on a phone. */
export function SpecificationRows({ specifications, state, caption, folds = false }: SpecificationRowsProps) {
  const compared = specifications.filter(({ sellers }) => sellers > 1)
  const others = specifications.filter(({ sellers }) => sellers <= 1)
  const isFolded = folds && compared.length > 0 && others.length >= FOLDED_FROM
  const rows = (shown: readonly SpecificationSpread[]) => (
    <tbody>
      {shown.map((specification) => (
        <SpecificationRow key={specification.id} specification={specification} state={state} />
      ))}
    </tbody>
  )
  return (
    <table className="specification-rows">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {COLUMNS.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {rows(isFolded ? compared : specifications)}
      {isFolded && (
        // Opened, it shows the part of the table below it: rows stand in no `<details>`.
        <tbody className="folded-rows">
          <tr>
            <td colSpan={COLUMNS.length}>
              <details data-lasting>
                <summary>
                  {others.length} more with one seller
                  {others.some(({ sellers }) => sellers === 0) && ' or none'}
                </summary>
              </details>
            </td>
          </tr>
        </tbody>
      )}
      {isFolded && rows(others)}
    </table>
  )
}

/** Fewer are not worth a press. */
const FOLDED_FROM = 3

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
        {sellers === 0 && offers > 0 ? counted(offers, 'older offer') : counted(sellers, 'seller')}
        {sellers > 0 && offers > sellers && (
          <span className="max-md:hidden">, {counted(offers, 'offer')}</span>
        )}
      </td>
      <td>{newest && <time dateTime={dayInNigeria(new Date(newest))}>{formatShortDay(newest)}</time>}</td>
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
