import { type PointerEvent, useState } from 'react'
import { CHART, type ChartWeek, type IndexChart, indexChart } from '#domain/prices/index-chart.ts'
import { naira } from '#domain/prices/index-words.ts'
import { chartGrid } from './chart-grid.ts'

const percentOf = (part: number, whole: number) => `${Math.round((1_000 * part) / whole) / 10}%`

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
  return chart && <DrawnChart chart={chart} weeks={weeks} unit={unit} title={title} />
}

/** Whether a week between the first and the last price has none. */
function hasGaps(weeks: readonly ChartWeek[]): boolean {
  const isTold = ({ value }: ChartWeek) => value !== null
  return !weeks.slice(weeks.findIndex(isTold), weeks.findLastIndex(isTold)).every(isTold)
}

/** So many weeks stand below what the newest price is written on a phone. */
const NEAR = 12

type DrawnChartProps = { chart: IndexChart; weeks: readonly ChartWeek[]; unit: string; title: string }

function DrawnChart({ chart, weeks, unit, title }: DrawnChartProps) {
  const { prices, months } = chartGrid(
    chart,
    weeks.map(({ week }) => week),
  )
  const newest = chart.dots.at(-1)
  // Above the band, where nothing else is drawn.
  const above = Math.min(...chart.dots.slice(-NEAR).map(({ top }) => top))
  /** Which week is read: the one that has the focus or is nearest to the pointer. */
  const [read, setRead] = useState(newest)
  const readNearest = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const away = ({ x }: { x: number }) => Math.abs(x - ((clientX - left) / width) * CHART.width)
    setRead(chart.dots.reduce((nearest, dot) => (away(dot) < away(nearest) ? dot : nearest)))
  }
  return (
    <figure className="price-chart">
      <p className="font-semibold text-ink max-sm:min-h-11" aria-hidden="true">
        {read?.label}
      </p>
      <div className="plot">
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no field set. */}
        <svg
          viewBox={`0 0 ${CHART.width} ${CHART.height}`}
          preserveAspectRatio="none"
          role="group"
          aria-label={`${title}: ${chart.dots.length} weeks. The table below has the same figures.`}
          onPointerMove={readNearest}
          onPointerDown={readNearest}
        >
          <path
            d={
              prices.map(({ y }) => `M0 ${y}H${CHART.width}`).join('') +
              months.map(({ x }) => `M${x} 0V${CHART.height}`).join('')
            }
            className="chart-grid"
          />
          <path d={chart.band} className="chart-band" />
          <path d={chart.line} className="chart-line" />
          {read && read.week !== newest?.week && (
            <g className="chart-read">
              <path d={`M${read.x} 0V${CHART.height}`} />
              <path d={`M${read.x} ${read.y}h0`} />
            </g>
          )}
          {chart.dots.map((dot) => (
            // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a point that is read by keys does nothing.
            <g
              key={dot.week}
              role="img"
              aria-label={dot.label}
              tabIndex={0}
              className="chart-point"
              onFocus={() => setRead(dot)}
            >
              <path d={`M${dot.x} ${dot.y}h0`} />
            </g>
          ))}
        </svg>
        {/* Its box has no units, so that letters keep their size. */}
        <svg aria-hidden="true" className="chart-marks">
          {prices.map(({ y, price }) => (
            <text key={price} x="-6" y={percentOf(y, CHART.height)} dy="4" textAnchor="end">
              {naira(price)}
            </text>
          ))}
          {newest && (
            <text
              x={percentOf(newest.x, CHART.width)}
              y={percentOf(above, CHART.height)}
              dy="-6"
              textAnchor="end"
              className="chart-newest"
            >
              {naira(newest.price)}
            </text>
          )}
          {months.map(({ x, month }) => (
            <text key={x} x={percentOf(x, CHART.width)} y="100%" dy="18" textAnchor="middle">
              {month}
            </text>
          ))}
        </svg>
      </div>
      <figcaption>
        Line: the median, ₦ {unit}. Band: the middle half of sellers.{' '}
        {hasGaps(weeks) && 'Gaps: weeks without a published price. '}The scale does not begin at ₦0.
      </figcaption>
    </figure>
  )
}
