import { BARS_BOX, dailyBars } from './daily-bars.ts'

type DailyPlot = {
  label: string
  /** Of all days, as it is written. */
  total: string
  note: string
  /** A day each, the oldest first. */
  values: readonly number[]
  /** The oldest day, as it is written. */
  from: string
  /** What the highest bar says, as it is written. */
  highest: string
}

/**
 * A figure and the days it is made of, as bars up to today; on a phone beside it. The table beside it says them in numbers.
 */
export function DailyPlot({ label, total, note, values, from, highest }: DailyPlot) {
  const { past, today } = dailyBars(values)
  return (
    <div className="grid items-end gap-x-4 max-sm:grid-cols-[min(9rem,45%)_minmax(0,1fr)] large-letters:block">
      <div className="max-sm:row-span-2 max-sm:self-start">
        <h3 className="text-sm tracking-normal">{label}</h3>
        <p className="text-2xl font-semibold">{total}</p>
        <p className="text-sm text-quiet">{note}</p>
      </div>
      <div>
        <p className="mt-2 mb-2 text-end text-xs text-quiet" aria-hidden="true">
          highest day {highest}
        </p>
        <svg
          viewBox={`0 0 ${BARS_BOX.width} ${BARS_BOX.height}`}
          preserveAspectRatio="none"
          className="block h-14 w-full border-b border-line"
          aria-hidden="true"
        >
          <path d={past} className="fill-ink" />
          <path d={today} className="fill-edge" />
        </svg>
      </div>
      <p className="flex flex-wrap justify-between gap-x-2 text-sm text-quiet" aria-hidden="true">
        <span>{from}</span>
        <span>Today so far</span>
      </p>
    </div>
  )
}

type DailyTable = {
  caption: string
  columns: readonly string[]
  /** As they are written, the oldest first. */
  days: readonly { day: string; figures: readonly string[] }[]
}

/** The same in numbers, the newest day first. */
export function DailyTable({ caption, columns, days }: DailyTable) {
  return (
    <details data-lasting>
      <summary className="flex min-h-11 items-center font-semibold">
        <span className="link">Table of the last {days.length} days</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys. */}
      <section className="overflow-x-auto" tabIndex={0} aria-label="Day by day">
        <table className="w-full min-w-max tabular-nums [&_td]:py-1 [&_td]:pe-3 [&_th]:py-1 [&_th]:pe-3 [&_th]:text-start">
          <caption className="sr-only">{caption}, by day, newest first</caption>
          <thead className="text-quiet">
            <tr>
              <th scope="col">Day</th>
              {columns.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {days.toReversed().map(({ day, figures }) => (
              <tr key={day}>
                <th scope="row" className="font-normal">
                  {day}
                </th>
                {columns.map((label, index) => (
                  <td key={label}>{figures[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
