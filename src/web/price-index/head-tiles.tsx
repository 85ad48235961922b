import { Link } from '@tanstack/react-router'
import { capital } from '#domain/capital.ts'
import type { State } from '#domain/places.ts'
import { naira } from '#domain/prices/index-words.ts'
import type { RegionPrices } from '#domain/prices/price-index-schema.ts'
import { asBought, type Packs, perBought } from './as-bought.ts'
import { reachOf, SmallLine } from './small-line.tsx'

type Tile = {
  value: RegionPrices['materials'][number]
  /** Why it stands here. */
  words: string
  /** How far its price has moved, where the words say so. */
  moved?: number
  /** Of its side: a phone leaves it out. */
  isSecond: boolean
}

type HeadTilesProps = {
  title: string
  tiles: readonly Tile[]
  packs: Packs
  state?: State
  week: string | undefined
}

/** The few of a region that say most, beside its title or below it: the table has them too. */
export function HeadTiles({ title, tiles, packs, state, week }: HeadTilesProps) {
  const reach = reachOf(tiles.map(({ value }) => value.line))
  return (
    tiles.length > 0 && (
      <section aria-labelledby="head-tiles" className="print:hidden">
        <h2 id="head-tiles" className="text-lg">
          {title}
        </h2>
        <ul className="price-tiles moved-tiles">
          {tiles.map(({ value, words, moved, isSecond }) => {
            const { material, name, unit, line } = value
            const pack = packs[material]
            return (
              <li
                key={material}
                className={`price-tile card ${isSecond ? 'second ' : ''}${moved ? (moved > 0 ? 'price-rise' : 'price-fall') : ''}`}
              >
                <Link
                  to="/prices/material/$"
                  params={{ _splat: material }}
                  search={{ state, week }}
                  preload={false}
                >
                  {capital(name)}
                </Link>
                <p>
                  <strong>{naira(asBought(value, pack).price)}</strong>
                  {` ${perBought(unit, pack).replaceAll(' ', '\u00a0')}`}
                </p>
                <SmallLine values={line} reach={reach} />
                <p>{words}</p>
              </li>
            )
          })}
        </ul>
      </section>
    )
  )
}

/** The two that are furthest to each side, the furthest first. @param measured each with how far it is, by its sign to which side */
export function furthest<Value>(measured: readonly (readonly [Value, number])[]) {
  const sorted = measured.toSorted(([, one], [, other]) => Math.abs(other) - Math.abs(one))
  return [1, -1].flatMap((side) =>
    sorted
      .filter(([, away]) => away * side > 0)
      .slice(0, 2)
      .map(([value, away], at) => ({ value, away, isSecond: at === 1 })),
  )
}
