import { Link } from '@tanstack/react-router'
import { capital } from '#domain/capital.ts'
import { formatFigure } from '#domain/figures.ts'
import { perUnit } from '#domain/materials/pack-words.ts'
import { naira, percent } from '#domain/prices/index-words.ts'
import type { RegionPrices } from '#domain/prices/price-index-schema.ts'
import { AwayBar } from '#web/ui/away-bar.tsx'
import { asBought, type Packs, perBought } from './as-bought.ts'
import { Change } from './change.tsx'
import { FiguresTable, NARROW, WIDE } from './figures-table.tsx'
import { reachOf, SmallLine } from './small-line.tsx'

type Value = RegionPrices['materials'][number]

/** A trade and its materials, by their ids. */
export type Trade = readonly [name: string, materials: readonly string[]]

/** "roofing", by which it is led to. */
export const tradeId = (trade: string): string => trade.toLowerCase().replace(/\W.*/, '')

type MaterialTableProps = {
  region: RegionPrices
  week: string | undefined
  trades: readonly Trade[]
  packs: Packs
  /** How far a state's price is from the country's, in per cent, by the material; what is not published of the country is not in it. */
  away?: Readonly<Record<string, number>>
}

/** Materials of a region, trade by trade, with how their price has changed. */
export function MaterialTable({ region, week, trades, packs, away }: MaterialTableProps) {
  const { region: name, materials } = region
  const isCountry = name === 'Nigeria'
  const state = isCountry ? undefined : name
  const byId = new Map(materials.map((each) => [each.material, each]))
  const most = away && Math.max(...Object.values(away).map(Math.abs))
  const hasMoved = materials.some(({ change }) => change)
  const reach = reachOf(materials.map(({ line }) => line))
  return (
    <FiguresTable label={`Prices in ${name}`}>
      <caption className="sr-only">Prices of materials in {name}</caption>
      <thead className="text-quiet">
        <tr>
          <th scope="col">Material</th>
          <th scope="col" className="year-line">
            Past year <i>{`(scale ±${reach} %)`}</i>
          </th>
          <th scope="col">
            Median
            <i />
            <span className={`price-range ${away ? '@max-[43rem]:not-print:hidden' : ''}`}>
              likely within
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
          <th scope="col" className={WIDE}>
            Sellers
          </th>
          {isCountry && (
            <th scope="col" className={WIDE}>
              States
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
        </tr>
      </thead>
      {trades.map(([trade, ids]) => (
        <tbody key={trade} className="divide-y divide-line">
          <tr className="trade">
            <th scope="rowgroup" colSpan={7} id={tradeId(trade)}>
              {trade}
            </th>
          </tr>
          {ids.map((id) => {
            const published = byId.get(id)
            if (!published) return null
            const { yearChange, sellers, states, reason } = published
            const { price, low, high } = asBought(published, packs[id])
            return (
              <tr
                key={id}
                className={yearChange ? (yearChange > 0 ? 'price-rise' : 'price-fall') : undefined}
              >
                <th scope="row">
                  <Link
                    to="/prices/material/$"
                    params={{ _splat: id }}
                    search={{ state, week }}
                    preload={false}
                  >
                    {capital(published.name)}
                  </Link>
                  {packs[id] && (
                    <span>{` ₦${formatFigure(published.price, Number.isInteger(published.price) ? 0 : 2)} ${perUnit(published.unit)}`}</span>
                  )}
                  {reason && <span className="block max-w-80">{reason}</span>}
                </th>
                <PastYear value={published} reach={reach} />
                <td>
                  <b>{naira(price)}</b>
                  <i>{` ${perBought(published.unit, packs[id])}`}</i>
                  <span className="price-range">{`${naira(low)} to ${naira(high)}`}</span>
                  {away && <span className={NARROW}>{besideNigeria(away[id])}</span>}
                </td>
                {away && (
                  <td>
                    {away[id] !== undefined && <AwayBar away={away[id]} most={most ?? 0} />}
                    {besideNigeria(away[id])}
                  </td>
                )}
                <td>{sellers}</td>
                {isCountry && <td>{states ? `${states} of 37` : 'too few'}</td>}
                {hasMoved && (
                  <td>
                    <Change value={published} />
                  </td>
                )}
                <td>{percent(yearChange)}</td>
              </tr>
            )
          })}
        </tbody>
      ))}
    </FiguresTable>
  )
}

/** Its line; on a phone with the changes and the sellers, which have columns elsewhere. */
function PastYear({ value, reach }: { value: Value; reach: number }) {
  const { line, change, yearChange, sellers } = value
  return (
    <td className="year-line">
      <SmallLine values={line} reach={reach} />
      <span>
        {yearChange !== null && percent(yearChange)}
        <i>{`${yearChange === null ? '' : ' · '}${sellers} sellers`}</i>
        {Boolean(change) && <span className="block">{percent(change)} this week</span>}
      </span>
    </td>
  )
}

/** "5 % below", as it stands below "Against Nigeria". */
export const besideNigeria = (away: number | undefined): string =>
  away === undefined
    ? ''
    : away === 0
      ? 'as in Nigeria'
      : `${Math.abs(away)} % ${away < 0 ? 'below' : 'above'}`
