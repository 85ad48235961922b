import { Link } from '@tanstack/react-router'
import { formatDays } from '#domain/dates.ts'
import { naira, percent } from '#domain/prices/index-words.ts'
import type { PublishedValue } from '#domain/prices/price-index-schema.ts'
import { Change } from './change.tsx'
import { FiguresTable, NARROW, WIDE } from './figures-table.tsx'

/** What a material costs in the country and in its states, the middle half of each on one scale. */
export const StatesTable = ({
  values,
  per,
  material,
  week,
}: {
  values: readonly PublishedValue[]
  /** What their prices are for. */
  per: string
  material: string
  week: string | undefined
}) => {
  const lowest = Math.min(...values.map(({ p25 }) => p25))
  const highest = Math.max(...values.map(({ p75 }) => p75))
  const hasMoved = values.some(({ change, basis }) => change || basis === 'filled' || basis === 'few')
  const along = (price: number) => Math.round((100 * (price - lowest)) / (highest - lowest || 1))
  return (
    <FiguresTable label="Prices by state">
      <caption className="sr-only">The country, then the states, the cheapest first</caption>
      <thead className="text-quiet">
        <tr>
          <th scope="col">Where</th>
          <th scope="col">
            Median<span className="block">{per}</span>
          </th>
          <th scope="col" className="range-cell">
            Middle half of sellers
            <span className="range-ends" aria-hidden="true">
              <span>{naira(lowest)}</span>
              <span>{naira(highest)}</span>
            </span>
          </th>
          {hasMoved && (
            <th scope="col">
              Week<span className={NARROW}>and year</span>
            </th>
          )}
          <th scope="col" className={hasMoved ? WIDE : ''}>
            Year
          </th>
          <th scope="col" className={WIDE}>
            Sellers
          </th>
          <th scope="col" className={WIDE}>
            Confirmed
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-t border-line">
        {values
          .toSorted(
            (one, other) =>
              Number(other.region === 'Nigeria') - Number(one.region === 'Nigeria') ||
              one.price - other.price,
          )
          .map((value) => (
            <tr key={value.region}>
              <th scope="row">
                <Link
                  to="/prices/material/$"
                  params={{ _splat: material }}
                  search={{ state: value.region, week }}
                  preload={false}
                  className="link -my-3 inline-flex min-h-11 items-center font-semibold"
                >
                  {value.region}
                </Link>
                {value.states !== null && (
                  <span className="block text-quiet">
                    {value.states ? `${value.states} of 37 states` : 'too few in any one state'}
                  </span>
                )}
                <span className={NARROW}>{value.sellers} sellers</span>
              </th>
              <td className="whitespace-nowrap">
                <b>{naira(value.price)}</b>
              </td>
              <td className="range-cell">
                <span>{`${naira(value.p25)} to ${naira(value.p75)}`}</span>
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className="range-bar">
                  <path d={`M${along(value.p25)} 4H${along(value.p75)}`} />
                  <path d={`M${along(value.price)} 0v8`} />
                </svg>
              </td>
              {hasMoved && (
                <td>
                  <Change value={value} />
                  {value.reason && <span className="block text-quiet">{value.reason}</span>}
                  <span className={NARROW}>{percent(value.yearChange)}</span>
                </td>
              )}
              <td className={hasMoved ? WIDE : ''}>
                {percent(value.yearChange)}
                {!hasMoved && value.reason && <span className="block text-quiet">{value.reason}</span>}
              </td>
              <td className={WIDE}>{value.sellers}</td>
              <td className={`text-quiet ${hasMoved ? 'w-32 text-balance' : ''} ${WIDE}`}>
                {formatDays(value.oldest, value.newest)}
              </td>
            </tr>
          ))}
      </tbody>
    </FiguresTable>
  )
}
