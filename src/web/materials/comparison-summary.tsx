import { formatDay } from '#domain/dates.ts'
import { formatFigure } from '#domain/figures.ts'
import { type ComparisonFilters, narrowingOf } from '#domain/materials/comparison-filters.ts'
import type { Comparison } from '#domain/materials/comparison-schema.ts'
import { comparableWords } from '#domain/materials/pack-words.ts'
import { totalOf } from '#web/lists/total.ts'

type Summary = Comparison['summary']

/** What sellers ask at the place: the middle, the least, how many they are, and how new it is. */
export function ComparisonSummary({ summary, filters }: { summary: Summary; filters: ComparisonFilters }) {
  const { median, lowest, sellers, offers, newest, unit, conversion } = summary
  const words = (price: number | null) =>
    price === null ? 'No price' : comparableWords({ price, unit, conversion })
  const isNarrowed = Object.keys(narrowingOf(filters)).length > 0
  return (
    <>
      {isNarrowed && (
        <p className="mb-2 text-sm text-quiet">
          Figures of all {totalOf({ total: offers }, 'offer')} in {filters.lga ?? filters.state ?? 'Nigeria'},
          before the other filters:
        </p>
      )}
      <dl className="flex flex-wrap gap-x-8 gap-y-1 py-1 tabular-nums md:gap-x-14">
        <Figure label="Median">{words(median)}</Figure>
        <Figure label="Lowest">{words(lowest)}</Figure>
        <Figure label="Sellers">{formatFigure(sellers)}</Figure>
        <Figure label="Newest price" inLine>
          {newest ? <time dateTime={newest}>{formatDay(newest)}</time> : 'None in 28 days'}
        </Figure>
      </dl>
      {conversion === 'nominal' && (
        <p className="text-sm text-quiet">
          ≈ by a constant of the trade:{' '}
          <a href="#how-compared" className="link inline-flex min-h-11 items-center">
            how it is compared
          </a>
        </p>
      )}
    </>
  )
}

type FigureProps = { label: string; inLine?: true; children: React.ReactNode }

/** @param inLine on a phone it has a line of small letters to itself */
function Figure({ label, inLine, children }: FigureProps) {
  return (
    <div className={inLine && 'max-sm:flex max-sm:basis-full max-sm:gap-1 max-sm:text-sm'}>
      <dt className="text-sm text-quiet">{label}</dt>
      <dd
        className={
          inLine
            ? 'sm:text-lg sm:leading-snug sm:font-bold md:text-xl'
            : 'text-lg leading-snug font-bold md:text-xl'
        }
      >
        {children}
      </dd>
    </div>
  )
}
