import { skipToken, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Matter } from '#content/content-kinds.ts'
import { SmallPath } from './small-path.tsx'

export const PRICE_STRIP = ['price strip']

export type ShownPrices = {
  /** That they are examples. */
  note: string | null
  /** In words, and the steps of the year. */
  prices: { material: string; name: string; price: string; per: string; year: string; path: string }[]
}

/**
 * What building costs this week, as the index publishes it: a few materials, each with its picture and its year. The page's loader
 * has them read (`read-price-strip.ts`): this is their words alone. Nothing where nothing is published.
 */
export function PriceStrip({ pictures }: { pictures: Matter<'landing'>['prices'] }) {
  const { data } = useQuery<ShownPrices>({ queryKey: PRICE_STRIP, queryFn: skipToken })
  if (!data?.prices.length) return null
  return (
    <section aria-labelledby="prices-now" className="page pt-5 md:pt-10">
      <div className="section-head">
        <h2 id="prices-now" className="text-lg md:text-3xl">
          Price index this week
          {data.note && <small>{data.note}</small>}
        </h2>
        <Link to="/prices" className="link inline-flex min-h-11 items-center text-sm">
          All prices
        </Link>
      </div>
      <ul className="price-tiles">
        {data.prices.map(({ material, name, price, per, year, path }) => {
          const picture = pictures.find((each) => each.material === material)
          return (
            <li key={material} className="price-tile card">
              {picture && (
                <picture>
                  <source type="image/avif" srcSet={picture.image.avif} sizes="12rem" />
                  <img src={picture.image.url} alt="" width={400} height={300} loading="lazy" />
                </picture>
              )}
              <Link to="/prices/material/$" params={{ _splat: material }} preload={false}>
                {name}
              </Link>
              <p>
                <strong>{price}</strong> {per}
              </p>
              <SmallPath path={path} />
              <p>{year} in a year</p>
            </li>
          )
        })}
      </ul>
      <p className="mt-3 text-sm text-quiet">
        The index counts sellers verified for two weeks, so it can differ from today’s market.
      </p>
    </section>
  )
}
