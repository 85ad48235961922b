import { Link } from '@tanstack/react-router'
import { capital } from '#domain/capital.ts'
import { perUnit } from '#domain/materials/pack-words.ts'
import type { State } from '#domain/places.ts'
import { naira } from '#domain/prices/index-words.ts'
import type { RegionPrices } from '#domain/prices/price-index-schema.ts'
import { SmallLine } from './small-line.tsx'

type HeadTilesProps = {
  title: string
  /** Each with why it stands here, in words. */
  tiles: readonly (readonly [value: RegionPrices['materials'][number], words: string])[]
  state?: State
  week: string | undefined
}

/** The few of a region that say most, beside its title or below it: the table has them too. */
export const HeadTiles = ({ title, tiles, state, week }: HeadTilesProps) =>
  tiles.length > 0 && (
    <section aria-labelledby="head-tiles" className="print:hidden">
      <h2 id="head-tiles" className="text-lg">
        {title}
      </h2>
      <ul className="price-tiles lg:grid-cols-3">
        {tiles.map(([{ material, name, price, unit, line }, words]) => (
          <li key={material} className="price-tile card">
            <Link
              to="/prices/material/$"
              params={{ _splat: material }}
              search={{ state, week }}
              preload={false}
            >
              {capital(name)}
            </Link>
            <p>
              <strong>{naira(price)}</strong> {perUnit(unit)}
            </p>
            <SmallLine values={line} />
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </section>
  )
