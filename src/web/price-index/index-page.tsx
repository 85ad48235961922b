import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDays } from '#domain/dates.ts'
import { unbroken } from '#domain/materials/unbroken.ts'
import { publishedMethod } from '#domain/prices/index-method/methods.ts'
import { inWeek, weekTo } from '#domain/prices/index-words.ts'
import type { PublishedValue } from '#domain/prices/price-index-schema.ts'

/** The frame of every page of the index: whether its data are real, which week they are of, and how to use them. */
export function IndexPage({
  title,
  week,
  confirmed,
  isExample,
  csv,
  table = 'index',
  figures,
  aside,
  actions,
  files = [],
  children,
}: {
  title: string
  week: string | null
  /** In which days the prices in it were confirmed. */
  confirmed: string | undefined
  isExample: boolean
  /** The query of the same figures as a table, and which it is. */
  csv: string
  table?: 'index' | 'methods'
  /** What the page is about, below its title. */
  figures?: ReactNode
  /** Beside it, where there is room; else below it. */
  aside?: ReactNode
  /** What can be done with it. */
  actions?: ReactNode
  /** What else can be taken from here, by its address. */
  files?: readonly (readonly [href: string, label: string])[]
  children: ReactNode
}) {
  const method = `method ${publishedMethod(week ?? '').version}`
  return (
    <div className="page py-4 md:py-8 print:py-0">
      <div className="index-head">
        <div>
          {isExample && <p className="example-data">Example data: generated prices, not real ones</p>}
          <h1 className="text-2xl md:text-3xl xl:text-4xl">{title}</h1>
          {figures}
        </div>
        {aside}
        <div>
          {actions}
          <p className="max-w-prose text-sm text-quiet">
            {week ? unbroken(`${weekTo(week)}${confirmed ? `, prices confirmed ${confirmed}` : ''}. `) : ''}
            Medians of five or more verified sellers, without delivery.{' '}
            <Link
              to="/prices/methods"
              search={({ week: asked }) => ({ week: asked })}
              preload={false}
              className="link"
            >
              How we count
            </Link>
          </p>
        </div>
      </div>
      {children}
      <section
        aria-labelledby="how-to-cite"
        className="mt-10 grid gap-x-8 border-t border-edge pt-6 text-sm lg:grid-cols-2"
      >
        <h2 id="how-to-cite" className="text-lg lg:col-span-2">
          How to cite and use it
        </h2>
        <div className="max-w-prose">
          <p className="mt-1">
            {isExample ? 'Do not cite these examples. Real prices are cited like this: ' : ''}ADLM, “{title}”,{' '}
            {week ? inWeek(week) : 'no week yet'}, {method}, CC BY 4.0. The address of a week never changes.
          </p>
          <p className="mt-1 text-quiet">
            We count prices confirmed in the 28 days before Monday, 00:00 in Lagos, by sellers verified for
            two weeks. A change compares the same goods of the same sellers. In a week it is 0 % when most
            have not moved; a year is compared directly, not added up from its weeks. What is published is
            never rewritten: a correction stands beside it.
          </p>
        </div>
        <ul className="mt-1 columns-2 gap-x-6 *:break-inside-avoid large-letters:columns-1 print:hidden">
          {week && (
            <li>
              <Link to="." search={{ week }} className="link inline-flex min-h-11 items-center">
                Link to this week
              </Link>
            </li>
          )}
          <FileLinks
            files={[
              [`/api/prices/${table}.csv?${csv}`, 'Table (CSV)'],
              [`/api/prices/${table}?${csv}`, 'Table (JSON)'],
              ['/api/prices/method.txt', 'The method, with its limits'],
              ['/api/prices/runs', 'Calculation records'],
              ['/api/prices/feed.xml', 'Feed of new weeks'],
              ...files,
            ]}
          />
        </ul>
      </section>
    </div>
  )
}

/** From the first confirmation to the last of some figures. @returns undefined without any */
export function confirmedDays(
  values: readonly Pick<PublishedValue, 'oldest' | 'newest'>[],
): string | undefined {
  const first = values.map(({ oldest }) => oldest).sort()[0]
  const last = values
    .map(({ newest }) => newest)
    .sort()
    .at(-1)
  return first && last && formatDays(first, last)
}

/** The same figures as files, in a list of links. */
const FileLinks = ({ files }: { files: readonly (readonly [href: string, label: string])[] }) =>
  files.map(([href, label]) => (
    <li key={label}>
      <a href={href} className="link inline-flex min-h-11 items-center">
        {label}
      </a>
    </li>
  ))
