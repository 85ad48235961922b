import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { capital } from '#domain/capital.ts'
import { counted } from '#domain/figures.ts'
import type { BoughtPack } from '#domain/prices/bought-pack.ts'
import { naira, percent, weekTo } from '#domain/prices/index-words.ts'
import type { PublishedValue, REGIONS } from '#domain/prices/price-index-schema.ts'
import { ComparisonLink } from '#web/comparison-link.tsx'
import { usePublicAddress } from '#web/layout/root-context.ts'
import { SaveSearch } from '#web/search/save-search.tsx'
import { asBought, perBought } from './as-bought.ts'
import type { ChartWeeks } from './chart-weeks.ts'
import { FiguresTable } from './figures-table.tsx'
import { confirmedDays, IndexPage } from './index-page.tsx'
import { MaterialFigures } from './material-figures.tsx'
import { PriceChart } from './price-chart.tsx'
import { historyQuery, materialQuery, seriesQuery, tableQuery } from './price-index-api.ts'
import { PriceMap } from './price-map.tsx'
import { StatesTable } from './states-table.tsx'

type Region = (typeof REGIONS)[number]

/** A material in all states, and its history in one of them or in the country. */
export function MaterialPrices({
  material,
  name,
  pack,
  state,
  week,
  weeks,
}: {
  material: string
  name: string
  pack: BoughtPack | undefined
  state: Region
  week?: string | undefined
  /** How many of them the chart shows; all without it. */
  weeks: ChartWeeks | undefined
}) {
  const { data } = useSuspenseQuery(materialQuery(material, week))
  const { data: series } = useSuspenseQuery(seriesQuery(material, state))
  const values = data.values.flatMap((value) => (value.status === 'published' ? [value] : []))
  const published = values.map((value) => asBought(value, pack))
  const kept = data.values.flatMap((value) => (value.status === 'published' ? [] : [value]))
  const shown = values.find(({ region }) => region === state)
  const past = series.values.flatMap((value) => (value.status === 'published' ? [asBought(value, pack)] : []))
  const byWeek = new Map(past.map((value) => [value.week, value]))
  const inState = shown && state !== 'Nigeria' ? state : undefined
  const unit = perBought(past[0]?.unit ?? 'nr', pack)
  const drawn = weeks ? series.weeks.slice(-Number(weeks)) : series.weeks
  const chart = `?state=${encodeURIComponent(state)}`
  const history = historyQuery(material, state)
  return (
    <IndexPage
      title={`Price of ${name} in Nigeria`}
      week={data.weeks.at(-1) ?? null}
      confirmed={confirmedDays(published)}
      isExample={data.isExample}
      csv={tableQuery({ material, week: data.weeks.at(-1) })}
      files={[
        [`/api/prices/index.csv?${history}`, 'All weeks (CSV)'],
        [`/api/prices/index?${history}`, 'All weeks (JSON)'],
        [`/prices/chart/${material}.svg${chart}`, 'Chart for your site (SVG)'],
        [`/prices/chart/${material}.png${chart}`, 'Chart to share (PNG)'],
      ]}
      figures={<MaterialFigures value={shown} pack={pack} />}
      actions={
        <div className="button-row mb-4 print:hidden">
          <ComparisonLink specification={material} state={inState} className="button button-action">
            Compare the offers{inState && ` in ${inState}`}
          </ComparisonLink>
          <SaveSearch
            kind="prices"
            search={{ specification: material, state: state === 'Nigeria' ? undefined : state }}
            thing={name}
          />
        </div>
      }
      aside={
        <section aria-labelledby="history">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <h2 id="history" className="text-lg">
              History in {state}
            </h2>
            {(past.length > 26 || weeks) && <ChartRanges chosen={weeks} />}
          </div>
          <PriceChart
            key={`${state} ${weeks}`}
            weeks={drawn.map((each) => ({ week: each, value: byWeek.get(each) ?? null }))}
            unit={unit}
            title={`${capital(name)} in ${state}`}
          />
          {past.length > 0 && <Weeks values={past} per={unit} file={`/api/prices/index.csv?${history}`} />}
          {!drawn.some((each) => byWeek.has(each)) && (
            <p className="mt-2 text-quiet">
              {past.length > 0 ? `None of the last ${weeks} weeks` : 'No week'} is published in {state}: it
              takes five verified sellers with a confirmed price.
            </p>
          )}
        </section>
      }
    >
      {published.length === 0 && (
        <p className="card mt-6 p-4">
          Nothing is published for this week: it takes five verified sellers with a confirmed price.
        </p>
      )}
      <section
        aria-labelledby="map"
        className="mt-8 grid gap-x-12 gap-y-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]"
      >
        <div>
          <h2 id="map" className="text-xl">
            {capital(name)} by state
          </h2>
          {published.length > 0 && (
            <StatesTable values={published} per={unit} material={material} week={week} />
          )}
          {kept.length > 0 && (
            <ul className="mt-3 text-sm text-quiet">
              {kept.map(({ region, status, reason }) => (
                <li key={region}>
                  {region}:{' '}
                  {status === 'held'
                    ? 'waits for a moderator, because of a change'
                    : `withheld: ${reason ?? ''}`}
                </li>
              ))}
            </ul>
          )}
          {shown && <LeftOut value={shown} />}
        </div>
        <PriceMap material={material} pack={pack} week={week} />
      </section>
    </IndexPage>
  )
}

/** How far back the chart goes. */
const RANGES = [
  ['13', '3 months'],
  ['26', '6 months'],
  [undefined, 'All weeks'],
] as const satisfies (readonly [ChartWeeks | undefined, string])[]

const ChartRanges = ({ chosen }: { chosen: ChartWeeks | undefined }) => (
  <nav aria-label="Weeks of the chart" className="chart-ranges">
    {RANGES.map(([weeks, name]) => (
      <Link
        key={name}
        to="."
        search={(before) => ({ ...before, weeks })}
        resetScroll={false}
        preload={false}
        aria-current={weeks === chosen ? 'page' : undefined}
        activeOptions={{ exact: true }}
      >
        {name}
      </Link>
    ))}
  </nav>
)

function LeftOut({ value: { dropped, excluded } }: { value: PublishedValue }) {
  const reasons = [
    [dropped, 'seller', 'too far from the others'],
    [excluded.unverified, 'offer', 'of sellers who have not been verified for two weeks'],
    [excluded.nominal, 'offer', 'sold by a length or a pack whose exact weight is not known'],
    [excluded.away, 'offer', 'hidden or sold out'],
  ] as const
  const told = reasons.filter(([count]) => count > 0)
  return (
    <p className="mt-2 max-w-prose text-sm text-quiet">
      Left out this week:{' '}
      {told.length === 0
        ? 'nothing'
        : told.map(([count, noun, why]) => `${counted(count, noun)} ${why}`).join('; ')}
      .
    </p>
  )
}

/** On paper, the newest. */
const PRINTED_WEEKS = 12

type WeeksProps = {
  values: readonly PublishedValue[]
  per: string
  /** Where all of them are, on paper too. */
  file: string
}

function WeekRows({ values, isPrinted }: { values: readonly PublishedValue[]; isPrinted: boolean }) {
  return (
    <tbody className={isPrinted ? 'week-rows' : 'week-rows print:hidden'}>
      {values.map((value) => (
        <tr key={value.week}>
          <th scope="row">{weekTo(value.week)}</th>
          <td>
            {naira(value.price)}
            <span className="price-range">{`${naira(value.p25)} to ${naira(value.p75)}`}</span>
          </td>
          <td>
            {percent(value.change)}
            {value.basis === 'filled' && ' (whole country)'}
            {value.basis === 'few' && ' (few sellers)'}
          </td>
          <td>{value.sellers}</td>
        </tr>
      ))}
    </tbody>
  )
}

function Weeks({ values, per, file }: WeeksProps) {
  const address = usePublicAddress(file)
  const newestFirst = values.toReversed()
  return (
    <details data-lasting className="mt-2 print:[&::details-content]:[content-visibility:visible]">
      <summary className="flex min-h-11 items-center text-sm print:hidden">
        <span className="link">All {values.length} weeks as a table</span>
      </summary>
      <FiguresTable label="All weeks">
        <caption className="sr-only">The newest first</caption>
        <thead className="text-quiet">
          <tr>
            <th scope="col">Week</th>
            <th scope="col">
              Median, {per}
              <span className="price-range">middle half of sellers</span>
            </th>
            <th scope="col">Change</th>
            <th scope="col">Sellers</th>
          </tr>
        </thead>
        <WeekRows values={newestFirst.slice(0, PRINTED_WEEKS)} isPrinted />
        <WeekRows values={newestFirst.slice(PRINTED_WEEKS)} isPrinted={false} />
      </FiguresTable>
      {values.length > PRINTED_WEEKS && (
        <p className="hidden text-sm print:block">
          The last {PRINTED_WEEKS} weeks. All {values.length} of them: {address}
        </p>
      )}
    </details>
  )
}
