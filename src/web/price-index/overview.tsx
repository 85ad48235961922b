import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { capital } from '#domain/capital.ts'
import { perUnit } from '#domain/materials/pack-words.ts'
import { STATES } from '#domain/places.ts'
import { naira, percent } from '#domain/prices/index-words.ts'
import type { RegionPrices } from '#domain/prices/price-index-schema.ts'
import { Baskets } from './baskets.tsx'
import { FiguresTable, NARROW, WIDE } from './figures-table.tsx'
import { confirmedDays, IndexPage } from './index-page.tsx'
import { regionQuery, tableQuery } from './price-index-api.ts'
import { PriceMap } from './price-map.tsx'
import { SmallLine } from './small-line.tsx'

/** This week in Nigeria: the commonest materials, a map of one of them, and the ways to all states. */
export function PriceOverview({
  week,
  material,
}: {
  week?: string | undefined
  material?: string | undefined
}) {
  const { data } = useSuspenseQuery(regionQuery('Nigeria', week))
  const mapped = data.materials.find((each) => each.material === material) ?? data.materials[0]
  return (
    <IndexPage
      title="Prices of building materials in Nigeria"
      week={data.week}
      confirmed={confirmedDays(data.materials)}
      isExample={data.isExample}
      csv={tableQuery({ week: data.week ?? undefined })}
    >
      {data.materials.length === 0 ? (
        <p className="card mt-6 p-4">
          Nothing is published for this week: no material has five verified sellers with a confirmed price.
        </p>
      ) : (
        <MaterialTable region={data} week={week} />
      )}
      {mapped && (
        <section aria-labelledby="map" className="mt-10">
          <h2 id="map" className="text-xl">
            {capital(mapped.name)} by state
          </h2>
          <PriceMap key={mapped.material} material={mapped.material} week={week}>
            <details data-lasting className="print:hidden">
              <summary className="link min-h-11 w-fit cursor-pointer content-center text-sm">
                Another material on the map
              </summary>
              <ul className="grid gap-x-4 text-sm sm:grid-cols-2 md:grid-cols-3">
                {data.materials.map(({ material: id, name }) => (
                  <li key={id}>
                    <Link
                      to="/prices"
                      search={{ material: id, ...(week && { week }) }}
                      resetScroll={false}
                      preload={false}
                      className="link inline-flex min-h-11 items-center"
                    >
                      {capital(name)}
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
            <section aria-labelledby="states" className="mt-4 print:hidden">
              <h2 id="states" className="text-lg">
                By state
              </h2>
              <ul className="mt-2 grid grid-cols-2 gap-x-4 sm:grid-cols-3 text-sm">
                {STATES.map((state) => (
                  <li key={state}>
                    <Link
                      to="/prices/state/$state"
                      params={{ state }}
                      search={{ week }}
                      preload={false}
                      className="link inline-flex min-h-11 items-center"
                    >
                      {state}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          </PriceMap>
        </section>
      )}
      {data.materials.length > 0 && <Baskets baskets={data.baskets} />}
    </IndexPage>
  )
}

/** Materials of a region, with how their price has changed. */
export function MaterialTable({ region, week }: { region: RegionPrices; week: string | undefined }) {
  const isCountry = region.region === 'Nigeria'
  return (
    <FiguresTable label={`Prices in ${region.region}`}>
      <caption className="sr-only">Prices of materials in {region.region}</caption>
      <thead className="text-quiet">
        <tr>
          <th scope="col">Material</th>
          <th scope="col" className={WIDE}>
            Half a year
          </th>
          <th scope="col">
            Median<span className="block text-quiet">and its range</span>
          </th>
          <th scope="col">
            Week<span className={NARROW}>Year</span>
          </th>
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
      <tbody className="divide-y divide-line border-t border-line">
        {region.materials.map(
          ({
            material,
            name,
            unit,
            price,
            low,
            high,
            change,
            basis,
            yearChange,
            sellers,
            states,
            reason,
            line,
          }) => (
            <tr key={material} className="relative">
              <th scope="row">
                <Link
                  to="/prices/material/$"
                  params={{ _splat: material }}
                  search={{ ...(!isCountry && { state: region.region }), week }}
                  preload={false}
                  className="font-semibold outline-none after:absolute after:inset-0 hover:underline focus-visible:after:outline-3 focus-visible:after:outline-signal"
                >
                  {capital(name)}
                </Link>
                <span className={NARROW}>
                  {`${sellers} sellers${isCountry && states ? `, ${states} states` : ''}`}
                </span>
              </th>
              <td className={`lg:w-1/4 [&>svg]:w-full ${WIDE}`}>
                <SmallLine values={line} />
              </td>
              <td className="whitespace-nowrap">
                {`${naira(price)} ${perUnit(unit)}`}
                <span className="block text-quiet">{`${naira(low)} to ${naira(high)}`}</span>
              </td>
              <td className="whitespace-nowrap">
                {percent(change)}
                {basis === 'filled' && <span className="block text-quiet">whole country</span>}
                {basis === 'few' && <span className="block text-quiet">few sellers</span>}
                <span className={NARROW}>{percent(yearChange)}</span>
                {reason && <span className="block max-w-40 whitespace-normal text-quiet">{reason}</span>}
              </td>
              <td className={`whitespace-nowrap ${WIDE}`}>{percent(yearChange)}</td>
              <td className={WIDE}>{sellers}</td>
              {isCountry && <td className={`whitespace-nowrap ${WIDE}`}>{`${states} of 37`}</td>}
            </tr>
          ),
        )}
      </tbody>
    </FiguresTable>
  )
}
