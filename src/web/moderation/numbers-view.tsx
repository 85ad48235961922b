import { useQuery } from '@tanstack/react-query'
import { formatDay } from '#domain/dates.ts'
import { formatFigure } from '#domain/figures.ts'
import type { MarketEvents, MarketNumbers } from '#domain/moderation/admin-schema.ts'
import { MARKET_DAYS } from '#domain/moderation/moderation-rules.ts'
import { DailyPlot, DailyTable } from '#web/ui/daily-plot.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { FailureNotice } from '#web/ui/state-notice.tsx'
import { marketNumbersQuery } from './admin-api.ts'

/** What is drawn, in this order. */
const PLOTS: readonly [event: keyof MarketEvents, label: string][] = [
  ['signUps', 'Sign-ups'],
  ['products', 'Products put up'],
  ['listings', 'Homes put up'],
  ['imports', 'Imports'],
  ['reviews', 'Reviews'],
  ['reports', 'Reports'],
  ['shown', 'Shown in lists'],
  ['opened', 'Opened'],
  ['whatsapp', 'Asked on WhatsApp'],
  ['number', 'Number shown'],
  ['email', 'Asked by e-mail'],
]

/** What happened on the market, day by day: as plots, and as a table. */
export function NumbersView() {
  const { data, error, isPending, refetch } = useQuery(marketNumbersQuery)
  return (
    <section aria-labelledby="numbers-heading" className="grid grid-cols-1 gap-3">
      <h2 id="numbers-heading" className="text-xl">
        The last {MARKET_DAYS} days
      </h2>
      <p className="text-quiet">
        Including today. Products and homes are those buyers can see now; leads cover all offers.
      </p>
      {isPending && <Loading of="plots" count={6} />}
      {error && <FailureNotice onRetry={() => void refetch()}>{error.message}</FailureNotice>}
      {data && <Plots numbers={data} />}
      {data && (
        <DailyTable
          caption="What happened"
          columns={PLOTS.map(([, label]) => label)}
          days={data.daily.map((counts) => ({
            day: formatDay(counts.day),
            figures: PLOTS.map(([event]) => formatFigure(counts[event])),
          }))}
        />
      )}
    </section>
  )
}

function Plots({ numbers: { daily, total } }: { numbers: MarketNumbers }) {
  const from = formatDay(daily[0]?.day ?? '')
  const quiet = PLOTS.filter(([event]) => total[event] === 0)
  return (
    <>
      <ul className="grid gap-x-8 gap-y-4 max-sm:divide-y max-sm:divide-line sm:grid-cols-2 sm:gap-y-8 xl:grid-cols-4">
        {PLOTS.filter(([event]) => total[event] > 0).map(([event, label]) => (
          <li key={event} className="tabular-nums max-sm:pb-4">
            <DailyPlot
              label={label}
              total={formatFigure(total[event])}
              note={`${formatFigure(daily.at(-1)?.[event] ?? 0)} today`}
              values={daily.map((counts) => counts[event])}
              from={from}
              highest={formatFigure(Math.max(...daily.map((counts) => counts[event])))}
            />
          </li>
        ))}
      </ul>
      {quiet.length > 0 && (
        <p>
          <span className="text-quiet">None:</span> {quiet.map(([, label]) => label).join(', ')}
        </p>
      )}
    </>
  )
}
