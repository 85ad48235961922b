import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { capital } from '#domain/capital.ts'
import type { State } from '#domain/places.ts'
import { median } from '#domain/prices/index-method/statistics.ts'
import { SaveSearch } from '#web/search/save-search.tsx'
import type { Packs } from './as-bought.ts'
import { Baskets } from './baskets.tsx'
import { furthest, HeadTiles } from './head-tiles.tsx'
import { confirmedDays, IndexPage } from './index-page.tsx'
import { besideNigeria, MaterialTable, type Trade } from './material-table.tsx'
import { regionQuery, tableQuery } from './price-index-api.ts'

/** Whether a state is dear: how many of its materials cost less than in the country, and how far off the middle one is. */
function AgainstNigeria({ away }: { away: readonly number[] }) {
  const middle = Math.round(median(away))
  const under = away.filter((each) => each < 0).length
  const above = away.filter((each) => each > 0).length
  return (
    <p className="mt-2 tabular-nums">
      <strong>
        {under} of {away.length} {away.length === 1 ? 'material costs' : 'materials cost'} less than in the
        whole country
      </strong>
      , {above} {above === 1 ? 'costs' : 'cost'} more. Typically the price is{' '}
      {middle === 0 ? 'the same' : `${Math.abs(middle)} % ${middle < 0 ? 'lower' : 'higher'}`}.
    </p>
  )
}

/** All materials of a state, and what is missing for the others. */
export function StatePrices({
  state,
  week,
  trades,
  packs,
  country,
}: {
  state: State
  week?: string | undefined
  trades: readonly Trade[]
  packs: Packs
  /** The country's medians, by the material. */
  country: Readonly<Record<string, number>>
}) {
  const { data } = useSuspenseQuery(regionQuery(state, week))
  const compared = data.materials.flatMap((value) => {
    const median = country[value.material]
    return median === undefined ? [] : [[value, Math.round((value.price / median - 1) * 100)] as const]
  })
  return (
    <IndexPage
      title={`Prices of building materials in ${state}`}
      week={data.week}
      confirmed={confirmedDays(data.materials)}
      isExample={data.isExample}
      csv={tableQuery({ state, week: data.week ?? undefined })}
      figures={compared.length > 0 && <AgainstNigeria away={compared.map(([, away]) => away)} />}
      aside={
        <HeadTiles
          title="Furthest from Nigeria"
          tiles={furthest(compared).map(({ value, away, isSecond }) => ({
            value,
            words: `${besideNigeria(away)} the median of Nigeria`,
            isSecond,
          }))}
          packs={packs}
          state={state}
          week={week}
        />
      }
    >
      {data.materials.length > 0 ? (
        <>
          <MaterialTable
            region={data}
            week={week}
            trades={trades}
            packs={packs}
            away={Object.fromEntries(compared.map(([{ material }, away]) => [material, away]))}
          />
          <div className="mt-4 print:hidden">
            <SaveSearch
              kind="prices"
              search={{ state }}
              things={data.materials.map(({ material, name }) => [material, capital(name)])}
            />
          </div>
        </>
      ) : (
        <p className="card mt-6 p-4">
          Nothing is published in {state} for this week: no material has five verified sellers with a
          confirmed price.{' '}
          <Link to="/prices" className="link">
            All of Nigeria
          </Link>
        </p>
      )}
      {data.kept.length > 0 && (
        <p className="mt-3 text-sm text-quiet">
          Waiting for a moderator or withheld: {data.kept.join(', ')}.
        </p>
      )}
      {data.thin.length > 0 && (
        <section aria-labelledby="thin" className="mt-10">
          <h2 id="thin" className="text-xl">
            Too few sellers yet
          </h2>
          <p className="mt-1 max-w-prose text-quiet">
            {data.thin.length === 1 ? '1 material has' : `${data.thin.length} materials have`} fewer than the
            five verified sellers with a confirmed price that make a price public. Do you buy from somebody in{' '}
            {state}? Invite them:{' '}
            <Link to="/sell" className="link">
              selling costs nothing
            </Link>
            .
          </p>
          <details data-lasting open={data.materials.length === 0}>
            <summary className="link min-h-11 w-fit cursor-pointer content-center text-sm">
              Which they are, and how many sellers they have
            </summary>
            <ul className="thin-materials">
              {data.thin.map(({ material, name, sellers }) => (
                <li key={material}>
                  {`${capital(name)} `}
                  <span>{`${Math.min(sellers, 4)} of 5: invite yours`}</span>
                </li>
              ))}
            </ul>
          </details>
        </section>
      )}
      {data.materials.length > 0 && <Baskets baskets={data.baskets} />}
    </IndexPage>
  )
}
