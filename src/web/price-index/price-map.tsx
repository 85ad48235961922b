import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { STATES, type State } from '#domain/places.ts'
import type { BoughtPack } from '#domain/prices/bought-pack.ts'
import { naira } from '#domain/prices/index-words.ts'
import type { PublishedValue } from '#domain/prices/price-index-schema.ts'
import { AreaMap, LAST_SHADE, shadeColour } from '#web/map/area-map.tsx'
import { outlineQuery } from '#web/map/outline.ts'
import { BROAD, useMatches, VAST } from '#web/ui/matches-query.ts'
import { usePreviousValue } from '#web/ui/previous-value.ts'
import { asBought, perBought } from './as-bought.ts'
import { materialQuery } from './price-index-api.ts'

/** The states by the price of a material; a press leads to the state, as the list beside it does. */
export function PriceMap({
  material,
  pack,
  week,
  isListed,
}: {
  material: string
  pack: BoughtPack | undefined
  week?: string | undefined
  /** Whether the list has the prices: where no table stands beside it. */
  isListed?: true
}) {
  const { data: outline } = useQuery(outlineQuery(undefined))
  const list = useQuery(materialQuery(material, week))
  const data = usePreviousValue(list.data)
  const navigate = useNavigate()
  const [isBroad, isVast] = [useMatches(BROAD), useMatches(VAST)]
  const values = new Map(
    data?.values.flatMap((value) =>
      value.status === 'published' && value.region !== 'Nigeria'
        ? [[value.region as string, asBought(value, pack)]]
        : [],
    ),
  )
  const prices = [...values.values()].map(({ price }) => price)
  const ranks = [...new Set(prices)].sort((one, other) => one - other)
  /** Prices that are close together are told apart by their order. */
  const shadeOf = (price: number) =>
    ranks.length > 1 ? Math.round((LAST_SHADE * ranks.indexOf(price)) / (ranks.length - 1)) : LAST_SHADE / 2
  /** Each shade with the prices that have it. */
  const steps = [...new Set(ranks.map(shadeOf))].map(
    (shade) => [shade, ...ranks.filter((price) => shadeOf(price) === shade)] as const,
  )
  const valueIn = (state: string) => {
    const value = values.get(state)
    if (!value) return { label: 'too few sellers' }
    return {
      label: `${naira(value.price)} ${perBought(value.unit, pack)}`,
      figure: naira(value.price),
      shade: shadeOf(value.price),
    }
  }
  const onSelect = (state: string) =>
    void navigate({ to: '/prices/state/$state', params: { state }, search: { week } })
  const listed = isListed ? [...values.values()].sort((one, other) => one.price - other.price) : []
  return (
    <div
      className={`price-map grid grid-cols-[minmax(0,1fr)] content-start gap-x-12 gap-y-4 ${isListed ? 'lg:grid-cols-[minmax(0,min(36rem,50%))_minmax(0,1fr)]' : ''}`}
    >
      <div>
        {!isListed && data?.values[0] && <h3 className="mb-2 text-base">Price by state</h3>}
        <div
          className={`aspect-808/716 max-w-xl md:aspect-808/700 ${isListed ? '' : 'xl:aspect-808/716'} ${outline ? '' : 'card'}`}
        >
          {outline && data && (
            <AreaMap
              label={`Prices of ${data.values[0]?.name ?? 'a material'} by state`}
              outline={outline}
              valueIn={valueIn}
              onSelect={onSelect}
              large={isBroad && (isListed === true || !isVast)}
            />
          )}
        </div>
        {data && (
          <p className="map-legend" aria-hidden="true">
            {outline &&
              steps.map(([shade, ...within]) => (
                <span key={shade}>
                  <span className="map-step" style={{ background: shadeColour(shade) }} />
                  {[...new Set([Math.min(...within), Math.max(...within)])].map(naira).join(' to ')}
                </span>
              ))}
            <span>
              <span className="map-step" />
              Too few sellers{data.isExample && ' · Example data'}
            </span>
          </p>
        )}
      </div>
      <div className="grid content-start gap-2">
        {listed.length > 0 && <PricedStates values={listed} pack={pack} week={week} />}
        <details data-lasting className="map-more">
          <summary className="link">{listed.length > 0 ? 'The other states' : 'All states'}</summary>
          <ul className="link-columns">
            {STATES.filter((state) => !isListed || !values.has(state)).map((state) => (
              <li key={state}>
                <StateLink state={state} week={week} />
              </li>
            ))}
          </ul>
        </details>
      </div>
    </div>
  )
}

export const StateLink = ({ state, week }: { state: State; week: string | undefined }) => (
  <Link to="/prices/state/$state" params={{ state }} search={{ week }} preload={false}>
    {state}
  </Link>
)

/** The cheapest first. */
const PricedStates = ({
  values,
  pack,
  week,
}: {
  values: readonly PublishedValue[]
  pack: BoughtPack | undefined
  week: string | undefined
}) => (
  <ul className="priced-states">
    {values.map(
      ({ region, price, unit, sellers }) =>
        region !== 'Nigeria' && (
          <li key={region}>
            <StateLink state={region} week={week} />
            <b>{`${naira(price)} ${perBought(unit, pack)}`}</b>
            <span>{`${sellers} sellers`}</span>
          </li>
        ),
    )}
  </ul>
)
