import { useQuery } from '@tanstack/react-query'
import { formatFigure } from '#domain/figures.ts'
import { marketCountsQuery } from './company-api.ts'

const FIGURES = [
  ['offers', 'offers today'],
  ['sellers', 'sellers'],
  ['states', 'states'],
] as const

/** What stands on the market today, as figures; nothing before anything does. */
export function MarketToday() {
  const { data: today } = useQuery(marketCountsQuery)
  if (!today?.offers) return null
  return (
    <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-2 tabular-nums">
      {FIGURES.map(([of, label]) => (
        <div key={of} className="flex flex-col-reverse border-s-2 border-signal ps-3">
          <dt className="text-sm text-quiet">{label}</dt>
          <dd className="text-2xl leading-tight font-bold">{formatFigure(today[of])}</dd>
        </div>
      ))}
    </dl>
  )
}
