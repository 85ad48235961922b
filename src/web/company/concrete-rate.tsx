import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatFigure } from '#domain/figures.ts'
import { answerOf, api } from '#web/api-client.ts'
import { StackedBar } from '#web/ui/stacked-bar.tsx'
import { costParts } from './rates/cost-parts.ts'

const ITEM = 'concrete-1-2-4'

/** What its page shows today, without its lines. */
export const concreteRateQuery = queryOptions({
  queryKey: ['work-items', ITEM, 'parts'],
  queryFn: async ({ signal }) => {
    const asked = api()['work-items'][':item'].$get(
      { param: { item: ITEM }, query: {} },
      { init: { signal } },
    )
    const { rate, materials, labour, plant, overheads, profit, isExample } = await (
      await answerOf(asked)
    ).json()
    return {
      rate,
      isExample,
      parts: { materials, labour, plant, overheads: overheads.amount, profit: profit.amount },
    }
  },
  staleTime: 300_000,
})

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
        <Link to="/rate-gen/$workItem" params={{ workItem: ITEM }} className="link">
          See every line of it
        </Link>
      </p>
      <StackedBar parts={costParts(today.parts, (amount) => `₦${formatFigure(amount)}`)} />
    </section>
  )
}
