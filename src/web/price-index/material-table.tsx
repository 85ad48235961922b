import { Link } from '@tanstack/react-router'
import { capital } from '#domain/capital.ts'
import { perUnit } from '#domain/materials/pack-words.ts'
import { naira, percent } from '#domain/prices/index-words.ts'
import type { RegionPrices } from '#domain/prices/price-index-schema.ts'
import { AwayBar } from '#web/ui/away-bar.tsx'
import { Change } from './change.tsx'
import { FiguresTable, NARROW, WIDE } from './figures-table.tsx'
import { SmallLine } from './small-line.tsx'

type Value = RegionPrices['materials'][number]

/** A trade and its materials, by their ids. */
export type Trade = readonly [name: string, materials: readonly string[]]

type MaterialTableProps = {
  region: RegionPrices
  week: string | undefined
  trades: readonly Trade[]
  /** How far a state's price is from the country's, in per cent, by the material; what is not published of the country is not in it. */
  away?: Readonly<Record<string, number>>
}

/** Materials of a region, trade by trade, with how their price has changed. */
export function MaterialTable({ region, week, trades, away }: MaterialTableProps) {
  const { region: name, materials } = region
  const isCountry = name === 'Nigeria'
  const state = isCountry ? undefined : name
  const byId = new Map(materials.map((each) => [each.material, each]))
  const most = away && Math.max(...Object.values(away).map(Math.abs))
  const hasMoved = materials.some(({ change }) => change)
  return (
    <FiguresTable label={`Prices in ${name}`}>
      <caption className="sr-only">Prices of materials in {name}</caption>
      <thead className="text-quiet">
        <tr>
          <th scope="col">Material</th>
          <th scope="col" className="year-line lg:text-start!">
            Past year<span className="max-md:hidden">, high and low</span>
          </th>
          <th scope="col">
            Median
            <span className={`block text-quiet ${away ? 'max-md:not-print:hidden' : ''}`}>
              its likely range
            </span>
            {away && <span className={NARROW}>against Nigeria</span>}
          </th>
          {away && (
            <th scope="col" className={WIDE}>
              Against Nigeria
              <span className="ms-auto flex w-24 justify-between text-xs" aria-hidden="true">
                <span>−{most} %</span>
                <span>+{most} %</span>
              </span>
            </th>
          )}
          {hasMoved && (
            <th scope="col" className={WIDE}>
              Week
            </th>
          )}
          <th scope="col" className={WIDE}>
            Year
          </th>
          <th scope="col" className={WIDE}>
            Sellers
          </th>
          {isCountry && (
            <th scope="col" className={WIDE}>
              States
            </th>
          )}
        </tr>
      </thead>
      {trades.map(([trade, ids]) => (
        <tbody key={trade} className="divide-y divide-line">
          <tr className="trade">
            <th scope="rowgroup" colSpan={7}>
              {trade}
            </th>
          </tr>
          {ids.map((id) => {
            const value = byId.get(id)
            return (
              value && (
                <tr key={id}>
                  <th scope="row">
                    <Link
                      to="/prices/material/$"
                      params={{ _splat: id }}
                      search={{ state, week }}
                      preload={false}
                    >
                      {capital(value.name)}
                    </Link>
                    {value.reason && <span className="block max-w-80 text-quiet">{value.reason}</span>}
                  </th>
                  <PastYear value={value} />
                  <td>
                    <b>{naira(value.price)}</b> {perUnit(value.unit)}
                    <span className="block text-quiet">{`${naira(value.low)} to ${naira(value.high)}`}</span>
                    {away && <span className={NARROW}>{besideNigeria(away[id])}</span>}
                  </td>
                  {away && (
                    <td className={WIDE}>
                      {away[id] !== undefined && <AwayBar away={away[id]} most={most ?? 0} />}
                      {besideNigeria(away[id])}
                    </td>
                  )}
                  {hasMoved && (
                    <td className={WIDE}>
                      <Change value={value} />
                    </td>
                  )}
                  <td className={WIDE}>{percent(value.yearChange)}</td>
                  <td className={WIDE}>{value.sellers}</td>
                  {isCountry && (
                    <td className={WIDE}>{value.states ? `${value.states} of 37` : 'too few'}</td>
                  )}
                </tr>
              )
            )
          })}
        </tbody>
      ))}
    </FiguresTable>
  )
}

/** The line between the highest and the lowest of it; on a phone with the changes and the sellers, which have columns elsewhere. */
function PastYear({ value: { line, change, yearChange, sellers } }: { value: Value }) {
  const known = line.filter((price) => price !== null)
  const [lowest, highest] = [Math.min(...known), Math.max(...known)]
  return (
    <td className="year-line">
      <div>
        {lowest < highest && (
          <p aria-hidden="true">
            {naira(highest)}
            <br />
            {naira(lowest)}
          </p>
        )}
        <SmallLine values={line} />
      </div>
      <span>
        {`${yearChange === null ? '' : `${percent(yearChange)} · `}${sellers} sellers`}
        {Boolean(change) && <span className="block">{percent(change)} this week</span>}
      </span>
    </td>
  )
}

/** "5 % under", as it stands below "Against Nigeria". */
export const besideNigeria = (away: number | undefined): string =>
  away === undefined
    ? ''
    : away === 0
      ? 'as in Nigeria'
      : `${Math.abs(away)} % ${away < 0 ? 'under' : 'above'}`
