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
}

/** A figure and the days it is made of, as bars up to today. The table beside it says them in numbers. */
export function DailyPlot({ label, total, note, values, from }: DailyPlot) {
  return (
    <>
      <h3 className="text-base tracking-normal">{label}</h3>
      <p className="text-2xl font-semibold">{total}</p>
      <p className="text-sm text-quiet">{note}</p>
      <svg
        viewBox={`0 0 ${BARS_BOX.width} ${BARS_BOX.height}`}
        preserveAspectRatio="none"
        className="mt-3 block h-12 w-full border-b border-line"
        aria-hidden="true"
      >
        <path d={dailyBars(values)} className="fill-ink" />
      </svg>
      <p className="flex justify-between gap-2 text-sm text-quiet" aria-hidden="true">
        <span>{from}</span>
        <span>Today</span>
      </p>
    </>
  )
}
