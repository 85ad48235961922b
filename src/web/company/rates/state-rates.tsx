import { Link } from '@tanstack/react-router'
import { formatFigure } from '#domain/figures.ts'
import type { State } from '#domain/places.ts'
import type { WorkItemRate } from '#domain/rates/work-item-schema.ts'
import { AwayBar } from '#web/ui/away-bar.tsx'

type StateRatesProps = { rate: WorkItemRate; options: string | undefined }

/** The same work by state: where its materials have prices of their own. Elsewhere the country's price counts. */
export function StateRates({
  rate: { id, title, unit, states, state: here, lines },
  options,
}: StateRatesProps) {
  const materials = lines.filter(({ specification }) => specification !== null).length
  const own = states
    .filter(({ state, local }) => local > 0 || state === here)
    .sort((one, other) => one.rate - other.rate)
  const isWhole = own.length > 0 && own.every(({ local }) => local === materials)
  const others = states.filter((each) => !own.includes(each))
  const country = others.find(({ local }) => local === 0)?.rate
  const away = (rate: number) => (country ? Math.round((1_000 * (rate - country)) / country) / 10 : 0)
  const most = Math.max(...own.map(({ rate }) => Math.abs(away(rate))))
  const link = (state: State) => (
    <Link
      to="/rate-gen/$workItem"
      params={{ workItem: id }}
      search={{ state, options }}
      preload={false}
      resetScroll={false}
      rel="nofollow"
    >
      {state}
    </Link>
  )
  return (
    <section aria-labelledby="by-state" className="by-state">
      <h2 id="by-state" className="text-xl">
        By state
      </h2>
      <p className="max-w-prose text-sm text-quiet">
        {title} for 1 {unit} at today’s prices. A material is priced in the state where three or more sell it
        there, else in the country as a whole.{isWhole && ' Every material has a price in these states.'}
      </p>
      {country !== undefined && own.length > 0 && (
        <p className="state-scale">Nigeria ₦{formatFigure(country)}</p>
      )}
      <ul className="state-rates">
        {own.map(({ state, rate, local }) => (
          <li key={state}>
            {link(state)}
            {country !== undefined && (
              <span>
                <AwayBar away={away(rate)} most={most} wide />
                {`${away(rate) < 0 ? '−' : '+'}${Math.abs(away(rate)).toFixed(1)} %`}
                <span className="sr-only"> against Nigeria</span>
              </span>
            )}
            <b>₦{formatFigure(rate)}</b>
            {!isWhole && (
              <span>
                {local} of {materials} at the state’s prices
              </span>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && country !== undefined && (
        <details data-lasting>
          <summary className="link ms-5 min-h-11 w-fit list-outside content-center">
            {own.length > 0 ? `The other ${others.length} states` : `All ${others.length} states`}: ₦
            {formatFigure(country)}, at the country’s prices
          </summary>
          <ul className="link-columns">
            {others.map(({ state }) => (
              <li key={state}>{link(state)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
