import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatFigure } from '#domain/figures.ts'
import { CONCRETE, concreteRateQuery } from './concrete-rate-query.ts'

/** A rate of today with what it is made of; nothing where it cannot be read. */
export function ConcreteRate() {
  const { data: today } = useQuery(concreteRateQuery)
  if (!today) return null
  return (
    <section aria-labelledby="concrete" className="concrete-rate">
      <h2 id="concrete">A cubic metre of concrete, today</h2>
      <p>
        <b>₦{formatFigure(today.rate)}</b>
        {`1:2:4, in Nigeria${today.isExample ? ', at example prices' : ''}. `}
        <Link to="/rate-gen/$workItem" params={{ workItem: CONCRETE }} className="link inline-block">
          See every line of it
        </Link>
      </p>
      <dl className="market-today">
        {Object.entries(today.parts).map(([part, amount]) => (
          <div key={part}>
            <dt>{part}</dt>
            <dd>₦{formatFigure(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
