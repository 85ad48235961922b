import { formatDay } from '#domain/dates.ts'
import { formatFigure } from '#domain/figures.ts'
import { type ComparisonFilters, narrowingOf } from '#domain/materials/comparison-filters.ts'
import type { Comparison } from '#domain/materials/comparison-schema.ts'
import { comparableWords, comparedFigure } from '#domain/materials/pack-words.ts'
import { isSpread, type Spread } from '#domain/materials/spread.ts'
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
      <div className="flex flex-wrap items-end justify-between gap-x-14">
        <dl className="flex flex-wrap items-baseline-last gap-x-6 gap-y-1 py-1 tabular-nums md:gap-x-10">
          <Figure label="Median today" isFirst>
            <LargeFigure words={words(median)} />
          </Figure>
          <Figure label="Lowest">{words(lowest)}</Figure>
          <Figure label="Sellers" wide={isSpread(summary)}>
            {formatFigure(sellers)}
          </Figure>
          <Figure label="Last confirmed" small>
            {newest ? <time dateTime={newest}>{formatDay(newest)}</time> : 'None in 28 days'}
          </Figure>
        </dl>
        {isSpread(summary) && <SpreadLine {...summary} sellers={sellers} />}
      </div>
      {conversion === 'nominal' && (
        <p className="text-sm text-quiet">
          ≈ Approximate, by a usual figure of the trade:{' '}
          <a href="#how-compared" className="link inline-flex min-h-11 items-center">
            how it is compared
          </a>
        </p>
      )}
    </>
  )
}

/** The same as a dimension is drawn: from the lowest to the highest, with a tick at the median. */
function SpreadLine({ median, lowest, highest, sellers }: Spread & Pick<Summary, 'sellers'>) {
  const at = Math.round((100 * (median - lowest)) / (highest - lowest))
  return (
    <figure className="w-full py-1 text-sm tabular-nums lg:w-auto lg:max-w-md lg:grow lg:basis-48">
      <p className="flex justify-between font-semibold">
        <span>₦{comparedFigure(lowest)}</span>
        <span>₦{comparedFigure(highest)}</span>
      </p>
      <svg
        viewBox="0 0 100 12"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block h-3 w-full overflow-visible fill-none stroke-ink"
      >
        <path d="M0 0V12M0 6H100M100 0V12" vectorEffect="non-scaling-stroke" strokeWidth="1.5" />
        <path d={`M${at} 0V12`} vectorEffect="non-scaling-stroke" strokeWidth="5" className="stroke-signal" />
      </svg>
      <figcaption className="text-quiet">
        Lowest to highest of {formatFigure(sellers)} sellers, with the median
      </figcaption>
    </figure>
  )
}

/** A price, and smaller for how much. */
function LargeFigure({ words }: { words: string }) {
  const end = words.search(/\D*$/)
  return (
    <span className="block text-4xl lg:text-5xl large-letters:text-3xl">
      {words.slice(0, end)}
      <span className="text-xl tracking-normal">{words.slice(end)}</span>
    </span>
  )
}

type FigureProps = { label: string; isFirst?: true; wide?: boolean; small?: true; children: React.ReactNode }

/** @param wide where there is room: something else says it, too; @param small on a phone in small letters */
function Figure({ label, isFirst, wide = false, small, children }: FigureProps) {
  return (
    <div className={wide ? 'max-sm:hidden' : isFirst && 'max-sm:w-full'}>
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className="text-lg leading-snug font-bold md:text-xl md:leading-snug">
        {small ? <span className="max-sm:text-sm">{children}</span> : children}
      </dd>
    </div>
  )
}
