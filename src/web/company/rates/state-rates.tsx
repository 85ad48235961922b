import { Link } from '@tanstack/react-router'
import { formatAmount } from '#domain/money.ts'
import type { WorkItemRate } from '#domain/rates/work-item-schema.ts'

type StateRatesProps = { rate: WorkItemRate; options: string | undefined }

/** The same work in every state. Where too few sell a material, the country's price counts. */
export function StateRates({ rate: { id, title, unit, states, lines }, options }: StateRatesProps) {
  const materials = lines.filter(({ specification }) => specification !== null).length
  return (
    <section aria-labelledby="by-state" className="grid gap-3">
      <h2 id="by-state" className="text-xl">
        By state
      </h2>
      <p className="max-w-prose text-sm text-quiet">
        {title} for 1 {unit} at today’s prices. A material has the state’s own price where three or more sell
        it there, and the country’s price elsewhere.
      </p>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {states.map(({ state, rate, local }) => (
          <li
            key={state}
            className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line"
          >
            <Link
              to="/rate-gen/$workItem"
              params={{ workItem: id }}
              search={{ state, options }}
              preload={false}
              resetScroll={false}
              rel="nofollow"
              className="link inline-flex min-h-11 items-center"
            >
              {state}
            </Link>
            <span className="grow text-end tabular-nums">
              <span className="font-semibold">₦{formatAmount(rate)}</span>
              {materials > 0 && (
                <span className="block text-sm text-quiet">
                  {local} of {materials} materials at its own prices
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
