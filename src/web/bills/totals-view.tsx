import { useQuery } from '@tanstack/react-query'
import type { Bill } from '#domain/bills/bill-schema.ts'
import type { BillPricing } from '#domain/bills/pricing/pricing-schema.ts'
import { WITHOUT_SECTION } from '#domain/bills/pricing/schedule-sections.ts'
import { formatDay } from '#domain/dates.ts'
import { counted, formatFigure } from '#domain/figures.ts'
import { unbroken } from '#domain/materials/unbroken.ts'
import { resource } from '#domain/rates/resources.ts'
import { StackedBar } from '#web/ui/stacked-bar.tsx'
import { FailureNotice } from '#web/ui/state-notice.tsx'
import { type BillAccess, pricingQuery } from './bill-api.ts'
import { areOld, naira } from './bill-words.ts'
import { Figure, Figures } from './figures.tsx'
import { FillIn } from './fill-in.tsx'
import { PriceForm } from './price-form.tsx'
import { PricesUsed } from './prices-used.tsx'

const MOVED_SHOWN = 10

/** What a bill comes to at today's prices of a state: by section, what is unpriced, and what has moved. */
export function TotalsView({ access, bill }: { access: BillAccess; bill: Bill }) {
  const { data: pricing, error, refetch } = useQuery(pricingQuery(access))
  if (error) return <FailureNotice onRetry={() => void refetch()}>{error.message}</FailureNotice>
  if (pricing === undefined) return <p role="status">Loading...</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {!access.link && (
        <PriceForm key={bill.project?.id} access={access} project={bill.project} pricing={pricing} />
      )}
      {pricing ? (
        <>
          <Result pricing={pricing} />
          {!access.link && <FillIn bill={bill} ownQuantities={pricing.totals.ownQuantities ?? 0} />}
          <Parts pricing={pricing} />
          <PricesUsed access={access} pricing={pricing} />
          {pricing.moved && <Moved moved={pricing.moved} />}
        </>
      ) : (
        <p className="max-w-prose text-quiet">
          We price the lines we are sure of, and those you decide, from what sellers ask. We do not guess the
          rest.
        </p>
      )}
    </div>
  )
}

function Result({ pricing }: { pricing: BillPricing }) {
  const { input, week, pricedAt, expiresAt, totals } = pricing
  const isOld = areOld(pricing)
  const { levels } = totals
  const matched = levels.own + levels.sure + levels.likely + levels.ask
  return (
    <section aria-labelledby="price-result" className="grid gap-3">
      <h2 id="price-result" className="text-2xl tabular-nums">
        {naira(totals.naira)}
      </h2>
      <p role="status" className={isOld ? 'font-semibold text-alarm' : 'text-quiet'}>
        At prices in {input.state ?? 'all of Nigeria'} on{' '}
        {week && input.date ? `${formatDay(input.date)}, from the price index` : formatDay(pricedAt)}, with{' '}
        {input.overheads}&nbsp;% overheads and {input.profit}&nbsp;% profit.{' '}
        {week
          ? 'Clear the day to price it at today’s prices.'
          : isOld
            ? unbroken(`These prices went out of date on ${formatDay(expiresAt)}: price again.`)
            : unbroken(`Good until ${formatDay(expiresAt)}.`)}
      </p>
      <Figures>
        <Figure name="Lines priced" value={formatFigure(totals.priced)} />
        <Figure
          name="Lines unpriced"
          value={formatFigure(totals.unpriced.lines)}
          note={`${naira(totals.unpriced.naira)} in the file`}
        />
        {totals.provisional.lines > 0 && (
          <Figure
            name="Provisional sums"
            value={formatFigure(totals.provisional.lines)}
            note={naira(totals.provisional.naira)}
          />
        )}
        {totals.ownQuantities ? (
          <Figure name="Your own quantities" value={formatFigure(totals.ownQuantities)} />
        ) : null}
        {totals.materialsShare !== null && (
          <Figure name="Materials’ share" value={`${Math.round(totals.materialsShare * 100)} %`} />
        )}
        {totals.perSquareMetre !== null && (
          <Figure name="For 1 m² of floor" value={naira(totals.perSquareMetre)} />
        )}
      </Figures>
      {matched > 0 && (
        <figure className="grid gap-2">
          <figcaption className="text-sm font-semibold">
            How sure we are of {counted(matched, 'line')}
          </figcaption>
          <StackedBar
            parts={[
              { name: 'sure', amount: levels.sure + levels.own, look: 'text-site' },
              { name: 'likely', amount: levels.likely, look: 'text-signal' },
              { name: 'to check', amount: levels.ask, look: 'text-edge' },
            ]}
          />
        </figure>
      )}
    </section>
  )
}

function Parts({ pricing: { totals } }: { pricing: BillPricing }) {
  return (
    <section aria-labelledby="price-parts">
      <h2 id="price-parts" className="mb-1 text-lg">
        By element and section
      </h2>
      <table className="w-full tabular-nums">
        <thead>
          <tr className="text-sm text-quiet">
            <th scope="col" className="py-1 text-start">
              Section
            </th>
            <th scope="col" className="px-2 text-end">
              Unpriced
            </th>
            <th scope="col" className="text-end">
              Amount (₦)
            </th>
          </tr>
        </thead>
        <tbody>
          {partsOf(totals).map(({ key, name, isElement, lines, naira: amount, unpriced }) => (
            <tr key={key} className="border-t border-line align-top">
              <th
                scope="row"
                className={`py-2 text-start wrap-anywhere ${isElement ? '' : 'ps-4 font-normal'}`}
              >
                {name || WITHOUT_SECTION}
              </th>
              <td className="px-2 py-2 text-end text-quiet">
                {unpriced > 0 && `${formatFigure(unpriced)} of ${formatFigure(lines)}`}
              </td>
              <td className={`py-2 text-end ${isElement ? 'font-semibold' : ''}`}>{naira(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Elements, each with the work sections in it. */
const partsOf = ({ elements, sections }: BillPricing['totals']) =>
  elements.flatMap((element) => [
    { ...element, key: element.name, isElement: true },
    ...sections
      .filter(({ name }) => name.startsWith(`${element.name} / `))
      .map((part) => ({
        ...part,
        key: part.name,
        name: part.name.slice(element.name.length + 3),
        isElement: false,
      })),
  ])

function Moved({ moved: { since, total, resources } }: { moved: NonNullable<BillPricing['moved']> }) {
  return (
    <section aria-labelledby="price-moved">
      <h2 id="price-moved" className="mb-1 text-lg">
        Since {formatDay(since)}: {naira(total)}
      </h2>
      {resources.length === 0 ? (
        <p className="text-quiet">No material or labour price has moved.</p>
      ) : (
        <ul>
          {resources.slice(0, MOVED_SHOWN).map(({ resource: id, from, to }) => (
            <li
              key={id}
              className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2 tabular-nums"
            >
              <span>{resource(id).name}</span>
              <span>
                {naira(from)} → {naira(to)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
