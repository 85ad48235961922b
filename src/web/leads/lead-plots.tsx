import { formatDay } from '#domain/dates.ts'
import { formatFigure } from '#domain/figures.ts'
import { changeWords, contactsOf } from '#domain/leads/lead-rules.ts'
import type { LeadCounts, Leads } from '#domain/leads/lead-schema.ts'
import { unbroken } from '#domain/materials/unbroken.ts'
import { DailyPlot, DailyTable } from '#web/ui/daily-plot.tsx'

/** What is drawn, in the order of a buyer's way. */
const PLOTS = [
  { label: 'Shown in lists', of: ({ shown }: LeadCounts) => shown },
  { label: 'Opened', of: ({ opened }: LeadCounts) => opened },
  { label: 'Buyers who asked', of: contactsOf },
] as const

/** How often the own offers were seen and asked for: as plots, and as a table (docs/product.md 20.3). */
export function LeadPlots({ leads }: { leads: Leads }) {
  return (
    <div className="grid gap-3">
      <ul className="grid gap-x-8 gap-y-4 max-sm:divide-y max-sm:divide-line sm:grid-cols-3 sm:items-end">
        {PLOTS.map((plot) => (
          <li key={plot.label} className="tabular-nums max-sm:pb-4">
            <Plot {...plot} leads={leads} />
          </li>
        ))}
      </ul>
      <DailyTable
        caption="Leads"
        columns={PLOTS.map(({ label }) => label)}
        days={leads.daily.map((counts) => ({
          day: formatDay(counts.day),
          figures: PLOTS.map(({ of }) => formatFigure(of(counts))),
        }))}
      />
    </div>
  )
}

type PlotProps = { label: string; of: (counts: LeadCounts) => number; leads: Leads }

function Plot({ label, of, leads: { days, daily, total, before } }: PlotProps) {
  const values = daily.map(of)
  const change = changeWords(of(total), of(before))
  const [first, today] = [daily[0], daily.at(-1)]
  return (
    <DailyPlot
      label={label}
      total={formatFigure(of(total))}
      note={unbroken(
        [today && `${formatFigure(of(today))} today`, change && `${change} on the previous ${days} days`]
          .filter(Boolean)
          .join(' · '),
      )}
      values={values}
      from={first ? formatDay(first.day) : ''}
      highest={formatFigure(Math.max(...values))}
    />
  )
}
