import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { capital } from '#domain/capital.ts'
import { perUnit } from '#domain/materials/pack-words.ts'
import { EXAMPLE_DATA, naira, percent } from '#domain/prices/index-words.ts'
import { priceStripQuery } from './price-index-api.ts'
import { SmallLine } from './small-line.tsx'

/** What building costs this week, as the index publishes it: six materials, each with its half year. Nothing where nothing is published. */
export function PriceStrip() {
  const { data } = useQuery(priceStripQuery)
  if (!data || data.materials.length === 0) return null
  return (
    <section aria-labelledby="prices-now" className="page pt-5 md:pt-8">
      <div className="section-head">
        <h2 id="prices-now" className="text-lg">
          Prices this week
          {data.isExample && <small className="ms-2 text-xs font-normal text-quiet">{EXAMPLE_DATA}</small>}
        </h2>
        <Link to="/prices" className="link inline-flex min-h-11 items-center text-sm">
          All prices
        </Link>
      </div>
      <ul className="mt-2 grid grid-cols-2 gap-2 md:grid-cols-3 lg:grid-cols-6 large-letters:grid-cols-1">
        {data.materials.map(({ material, name, unit, price, yearChange, line }) => (
          <li key={material} className="price-tile card">
            <Link to="/prices/material/$" params={{ _splat: material }} preload={false}>
              {capital(name)}
            </Link>
            <p>
              <strong>{naira(price)}</strong> {perUnit(unit)}
            </p>
            <SmallLine values={line} />
            <p>{percent(yearChange)} in a year</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
