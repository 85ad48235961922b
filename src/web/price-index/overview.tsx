import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { capital } from '#domain/capital.ts'
import { percent } from '#domain/prices/index-words.ts'
import { FiltersForm } from '#web/ui/filters-form.tsx'
import { ChoiceField } from '#web/ui/form-fields.tsx'
import { useUrlFilters } from '#web/ui/url-filters.ts'
import type { Packs } from './as-bought.ts'
import { Baskets } from './baskets.tsx'
import { furthest, HeadTiles } from './head-tiles.tsx'
import { confirmedDays, IndexPage } from './index-page.tsx'
import { MaterialTable, type Trade, tradeId } from './material-table.tsx'
import { materialQuery, regionQuery, tableQuery } from './price-index-api.ts'
import { PriceMap, StateLink } from './price-map.tsx'

/** This week in Nigeria: the commonest materials, a map of one of them, and the ways to all states. */
export function PriceOverview({
  week,
  material,
  trades,
  packs,
}: {
  week?: string | undefined
  material?: string | undefined
  trades: readonly Trade[]
  packs: Packs
}) {
  const { data } = useSuspenseQuery(regionQuery('Nigeria', week))
  const filter = useUrlFilters()
  const moved = furthest(data.materials.map((each) => [each, each.yearChange ?? 0] as const))
  const listed = trades.flatMap(([, ids]) =>
    ids.flatMap((id) => data.materials.find((each) => each.material === id) ?? []),
  )
  const mapped =
    data.materials.find((each) => each.material === material) ??
    data.materials.find((each) => each.material === trades[0]?.[1][0])
  return (
    <IndexPage
      title="Prices of building materials in Nigeria"
      week={data.week}
      confirmed={confirmedDays(data.materials)}
      isExample={data.isExample}
      csv={tableQuery({ week: data.week ?? undefined })}
      aside={
        <HeadTiles
          title="Biggest rises and falls in a year"
          tiles={moved.map(({ value, away, isSecond }) => ({
            value,
            words: `${percent(away)} in a year`,
            moved: away,
            isSecond,
          }))}
          packs={packs}
          week={week}
        />
      }
    >
      {data.materials.length === 0 ? (
        <p className="card mt-6 p-4">
          Nothing is published for this week: no material has five verified sellers with a confirmed price.
        </p>
      ) : (
        <>
          <WaysToStates material={trades[0]?.[1][0]} week={week} />
          <TradeJumps trades={trades} />
          <MaterialTable region={data} week={week} trades={trades} packs={packs} />
          <p className="mt-2 max-w-prose text-sm text-quiet">
            Reinforcement bar is counted where it is sold by weight. A length is often lighter than its name
            says, so the market shows less for a kg of it.
          </p>
        </>
      )}
      {mapped && (
        <section aria-labelledby="map" className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-4">
          <div role="status">
            <h2 id="map" className="text-xl">
              {capital(mapped.name)} by state
            </h2>
          </div>
          <FiltersForm button="Show" className="flex max-w-sm flex-wrap items-end gap-2 *:grow print:hidden">
            {week && <input type="hidden" name="week" value={week} />}
            <ChoiceField
              label="Material on the map"
              name="material"
              options={listed.map(({ material: id, name }) => [id, capital(name)])}
              value={mapped.material}
              onChange={({ target }) => filter({ material: target.value })}
            />
          </FiltersForm>
          <PriceMap material={mapped.material} pack={packs[mapped.material]} week={week} isListed />
        </section>
      )}
      {data.materials.length > 0 && <Baskets baskets={data.baskets} />}
    </IndexPage>
  )
}

/** On a phone, whose table is long. */
const TradeJumps = ({ trades }: { trades: readonly Trade[] }) => (
  <nav aria-label="Groups of materials" className="trade-jumps">
    {trades.map(([trade]) => (
      <a key={trade} href={`#${tradeId(trade)}`}>
        {trade}
      </a>
    ))}
  </nav>
)

/** To the states that have prices, as those of the commonest material show them, and to the others. */
function WaysToStates({ material = '', week }: { material: string | undefined; week: string | undefined }) {
  const { data } = useQuery(materialQuery(material, week))
  const states =
    data?.values.flatMap(({ region, status }) =>
      region === 'Nigeria' || status !== 'published' ? [] : region,
    ) ?? []
  if (states.length === 0) return null
  return (
    <nav aria-label="Prices in a state" className="state-ways">
      {states.map((state) => (
        <StateLink key={state} state={state} week={week} />
      ))}
      <a href="#map">All 37</a>
    </nav>
  )
}
