import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { capital } from '#domain/capital.ts'
import { formatFigure } from '#domain/figures.ts'
import { formatAmount } from '#domain/money.ts'
import { STATES } from '#domain/places.ts'
import { factorUnit } from '#domain/rates/unit-words.ts'
import type { WorkItemRate } from '#domain/rates/work-item-schema.ts'
import { ChoiceField } from '#web/ui/form-fields.tsx'
import { StackedBar } from '#web/ui/stacked-bar.tsx'
import { workItemQuery } from '#web/work-items.ts'
import { BuiltUpTable } from './built-up-table.tsx'
import { costParts } from './cost-parts.ts'
import { StateRates } from './state-rates.tsx'
import type { WorkItemSearch } from './work-item-search.ts'

/** What one unit of a piece of work takes and costs today, for everybody and for search engines. */
export function WorkItemPage({ item, search }: { item: string; search: WorkItemSearch }) {
  const { data: rate } = useSuspenseQuery(workItemQuery(item, search))
  const { id, title, unit, section, description, state } = rate
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-5 py-6 md:py-10 lg:gap-8">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 lg:grid-cols-2 lg:gap-y-3 lg:grid-rows-[auto_auto_1fr]">
        <div className="lg:col-span-2">
          {rate.isExample && <p className="example-data">Example data: generated prices, not real ones</p>}
          <p className="text-sm text-quiet">
            <Link to="/rate-gen" className="link inline-flex min-h-11 items-center">
              Rate generator
            </Link>{' '}
            · BESMM4R {section.number}, {section.name}
          </p>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 lg:row-span-2">
          <h1 className="text-2xl wrap-anywhere lg:text-3xl">
            {`${title}, rate for 1\u00a0${unit}${state ? ` in ${state}` : ''}`.replaceAll(' mm', '\u00a0mm')}
          </h1>
          <div role="status">
            <h2 id="rate" className="text-xl wrap-anywhere tabular-nums">
              <span className="me-1.5 text-3xl md:text-4xl">₦{formatFigure(rate.rate)}</span> / {unit}
            </h2>
          </div>
          <p className="max-w-prose text-quiet">{description}</p>
          <p className="max-w-prose text-quiet">
            At today’s median of sellers, or ADLM’s starting price where too few sell a material.
          </p>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 lg:pt-1">
          <Settings rate={rate} search={search} />
          <StackedBar
            parts={costParts(
              { ...rate, overheads: rate.overheads.amount, profit: rate.profit.amount },
              (amount) => `₦${formatFigure(amount)}`,
            )}
          />
        </div>
        <Link
          to="/rate-gen"
          search={{ item: id }}
          hash="calculator"
          className="button button-action self-start print:hidden sm:justify-self-start lg:col-start-2"
        >
          Use your own figures
        </Link>
      </header>
      <section aria-labelledby="rate" className="@container grid grid-cols-[minmax(0,1fr)] gap-3">
        <BuiltUpTable rate={rate} />
        <Link to="/bills" className="button button-quiet print:hidden sm:justify-self-start">
          Price a whole bill
        </Link>
      </section>
      <Figures rate={rate} />
      <StateRates rate={rate} options={search.options} />
    </div>
  )
}

type RateAt = { rate: WorkItemRate; search: WorkItemSearch }

/** Where, and of which options. */
function Settings({ rate: { choices, taken, state }, search }: RateAt) {
  const navigate = useNavigate({ from: '/rate-gen/$workItem' })
  const go = (changed: WorkItemSearch) =>
    void navigate({ search: { ...search, ...changed }, replace: true, resetScroll: false })
  return (
    <div className="needs-scripts grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 print:hidden">
      <ChoiceField
        label="Prices in"
        emptyOption="All of Nigeria"
        options={STATES}
        value={state ?? ''}
        onChange={({ target }) => go({ state: STATES.find((each) => each === target.value) })}
      />
      {Object.entries(choices).map(([choice, { label, options }]) => (
        <ChoiceField
          key={choice}
          label={label}
          options={Object.entries(options)}
          value={taken[choice] ?? ''}
          onChange={({ target }) =>
            go({ options: writtenOptions(choices, { ...taken, [choice]: target.value }) })
          }
        />
      ))}
    </div>
  )
}

/** The figures behind the quantities, with who says so. */
function Figures({ rate: { factors, sources } }: { rate: WorkItemRate }) {
  return (
    <details data-lasting className="rate-figures">
      <summary>
        <h2 className="text-xl">The figures behind it</h2>
        <i>{factors.length}</i>
      </summary>
      <dl className="rate-sources">
        {factors.map(({ label, unit, value, source }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="text-end font-semibold tabular-nums">
              {formatAmount(value)} {factorUnit(formatAmount(value), unit)}
            </dd>
            <dd className="col-span-2 text-sm text-quiet">{capital(source ?? 'building practice')}</dd>
          </div>
        ))}
      </dl>
      {sources.length > 0 && <p className="mt-3 max-w-prose text-sm text-quiet">{sources.join(' ')}</p>}
    </details>
  )
}

/** @returns undefined where nothing but what it starts with is taken */
function writtenOptions(
  choices: Readonly<Record<string, { options: Readonly<Record<string, string>> }>>,
  taken: Readonly<Record<string, string>>,
): string | undefined {
  const other = Object.entries(taken).filter(
    ([choice, option]) => option !== Object.keys(choices[choice]?.options ?? {})[0],
  )
  return other.map(([choice, option]) => `${choice}:${option}`).join(',') || undefined
}
