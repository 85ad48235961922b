import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { capital } from '#domain/capital.ts'
import { formatDay } from '#domain/dates.ts'
import { percent } from '#domain/prices/index-words.ts'
import { type IndexMethods, REGIONS } from '#domain/prices/price-index-schema.ts'
import { FiguresTable } from './figures-table.tsx'
import { IndexPage } from './index-page.tsx'
import { methodsQuery, yearsQuery } from './price-index-api.ts'

type Method = IndexMethods['methods'][number]

/** Which method is published, how the others differ from it, and what each of them says of a region's year. */
export function MethodsCompared({
  state,
  week,
}: {
  state: (typeof REGIONS)[number]
  week?: string | undefined
}) {
  const { data } = useSuspenseQuery(methodsQuery(state, week))
  return (
    <IndexPage
      title="Methods of the price index"
      week={data.week}
      confirmed={undefined}
      isExample={data.isExample}
      csv={yearsQuery(state, data.week ?? undefined)}
      table="methods"
    >
      <p className="mt-4 max-w-prose">
        Prices, their ranges and the change of the week are the same in all methods. They differ in the change
        of the year. A new method is computed beside the published one each week before it takes its place;
        weeks stay as they were published.
      </p>
      <dl className="mt-4 grid max-w-prose gap-4">
        {data.methods.map((method) => (
          <div key={method.version}>
            <dt className="font-semibold">{`Method ${method.version}, ${standingOf(method)}`}</dt>
            <dd>{yearOf(method)}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="years" className="mt-10">
        <h2 id="years" className="text-xl">
          The year in {state}
        </h2>
        {data.materials.length === 0 ? (
          <p className="mt-2 text-quiet">Nothing is published in {state} for this week.</p>
        ) : (
          <YearsTable data={data} week={week} />
        )}
        <details data-lasting className="mt-4 print:hidden">
          <summary className="link min-h-11 w-fit cursor-pointer content-center text-sm">
            Another state
          </summary>
          <ul className="grid grid-cols-2 gap-x-4 text-sm sm:grid-cols-3">
            {REGIONS.map((region) => (
              <li key={region}>
                <Link
                  to="/prices/methods"
                  search={{ ...(region !== 'Nigeria' && { state: region }), ...(week && { week }) }}
                  resetScroll={false}
                  preload={false}
                  className="link inline-flex min-h-11 items-center"
                >
                  {region}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      </section>
    </IndexPage>
  )
}

const dayOf = (week: string) => formatDay(`${week}T00:00:00+01:00`)

function standingOf({ isPublished, publishedFrom }: Method): string {
  if (isPublished) return 'published'
  return publishedFrom ? `beside it; published from the week to ${dayOf(publishedFrom)} on` : 'beside it'
}

const yearOf = ({ linkWeeks }: Method): string =>
  linkWeeks === 52
    ? 'The year is one link: what the same sellers ask for the same goods now and 52 weeks before. It needs five sellers who were there in both weeks.'
    : `The year is a chain of ${52 / linkWeeks} links of ${linkWeeks} weeks, one after the other: each is of the same sellers’ same goods at its beginning and its end. It needs five of them in each link, who need not be there all the year.`

const YearsTable = ({ data, week }: { data: IndexMethods; week: string | undefined }) => (
  <FiguresTable label={`The year in ${data.region} by each method`}>
    <caption className="sr-only">The change of a year in {data.region}, by each method</caption>
    <thead className="text-quiet">
      <tr>
        <th scope="col">Material</th>
        {data.methods.map(({ version, isPublished }) => (
          <th key={version} scope="col" className="whitespace-nowrap">
            Method {version}
            <span className="block">{isPublished ? 'published' : 'beside it'}</span>
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="divide-y divide-line border-t border-line">
      {data.materials.map(({ material, name, years }) => (
        <tr key={material}>
          <th scope="row">
            <Link
              to="/prices/material/$"
              params={{ _splat: material }}
              search={{ ...(data.region !== 'Nigeria' && { state: data.region }), week }}
              preload={false}
              className="link -my-3 inline-flex min-h-11 items-center"
            >
              {capital(name)}
            </Link>
          </th>
          {data.methods.map(({ version }, at) => (
            <td key={version}>{percent(years[at] ?? null)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </FiguresTable>
)
