import { useQuery } from '@tanstack/react-query'
import { formatFigure } from '#domain/figures.ts'
import { useCompany } from '#web/layout/root-context.ts'
import { marketCountsQuery } from './company-api.ts'

const FIGURES = [
  ['offers', 'offers today'],
  ['sellers', 'sellers'],
  ['states', 'states'],
] as const

/** What stands on the market today, as figures; nothing before anything does. */
export function MarketToday() {
  const { data: today } = useQuery(marketCountsQuery)
  const isExample = useCompany().testimonials === 'examples'
  if (!today?.offers) return null
  return (
    <>
      <dl className="market-today">
        {FIGURES.map(([of, label]) => (
          <div key={of}>
            <dt>{label}</dt>
            <dd>{formatFigure(today[of])}</dd>
          </div>
        ))}
      </dl>
      {isExample && <p className="mt-2 text-sm text-quiet">Counted on this example market.</p>}
    </>
  )
}
