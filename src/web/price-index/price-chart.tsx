import { CHART, type ChartWeek, indexChart } from '#domain/prices/index-chart.ts'
import { naira, weekTo } from '#domain/prices/index-words.ts'

/** A series as one stepped line in its band; every week can be reached by keys and says its figures. */
export function PriceChart({
  weeks,
  unit,
  title,
}: {
  weeks: readonly ChartWeek[]
  unit: string
  title: string
}) {
  const chart = indexChart(weeks, unit)
  if (!chart) return null
  const [first, last] = [weeks[0]?.week, weeks.at(-1)?.week]
  return (
    <figure className="card mt-3 p-4 text-sm text-quiet tabular-nums">
      <p aria-hidden="true">
        {naira(chart.highest)} {unit}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no field set. */}
      <svg
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        className="block h-auto w-full"
        role="group"
        aria-label={`${title}: ${chart.dots.length} weeks. The table below has the same figures.`}
      >
        <path d={chart.band} className="chart-band" />
        <path d={chart.line} className="fill-none stroke-ink" strokeWidth="2.5" />
        {chart.dots.map(({ x, y, week, label }) => (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a point that is read by keys does nothing.
          <g key={week} role="img" aria-label={label} tabIndex={0} className="chart-point">
            <title>{label}</title>
            <circle cx={x} cy={y} r="9" />
            <circle cx={x} cy={y} r="2.5" />
          </g>
        ))}
      </svg>
      <p aria-hidden="true">
        {naira(chart.lowest)} {unit}
      </p>
      <figcaption className="mt-2">
        <p className="flex justify-between gap-4">
          <time dateTime={first}>{first && weekTo(first)}</time>
          <time dateTime={last}>{last && weekTo(last)}</time>
        </p>
        <p>
          The line is the median, the band the middle half of sellers. Where both are missing, nothing is
          published.
        </p>
      </figcaption>
    </figure>
  )
}
