import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { formatDay } from '#domain/dates.ts'
import type { State } from '#domain/places.ts'
import { AGEING_DAYS } from '#domain/prices/freshness.ts'
import { inWeek } from '#domain/prices/index-words.ts'
import { marketMaterial } from '#domain/rates/market-materials.ts'
import type { ResourceId } from '#domain/rates/resources.ts'
import type { StartingFigures } from '#domain/rates/starting-prices.ts'
import type { WorkItemId } from '#domain/rates/work-sections.ts'
import { medianPricesQuery } from '#web/median-prices.ts'
import { StackedBar } from '#web/ui/stacked-bar.tsx'
import { TotalBar } from '#web/ui/total-bar.tsx'
import { BuildUpLines } from './build-up-lines.tsx'
import { costParts } from './cost-parts.ts'
import { NO_MEDIANS, originOf, startingPrices } from './price-origins.ts'
import { RateActions } from './rate-actions.tsx'
import { RateChoice, RateFactors } from './rate-choice.tsx'
import { calculateSheet, EMPTY_SHEET, type RateSheet, storedSheet, storeSheet } from './rate-sheet.ts'
import { RateTotals } from './rate-totals.tsx'
import { WorkToBuy } from './work-to-buy.tsx'
import { formatSum } from './written-figures.ts'

type RateGeneratorProps = { own: StartingFigures; item: WorkItemId | undefined }

/** The calculator of unit rates: a work item, its factors and prices, and the resulting rate. @param item where it begins; without one, where it was left */
export function RateGenerator({ own, item: first }: RateGeneratorProps) {
  const [sheet, change] = useStoredSheet(first)
  const [week, setWeek] = useState('')
  const { data: medians = NO_MEDIANS, isError, refetch } = useQuery(medianPricesQuery(sheet.state, week))
  const starting = startingPrices(own, medians)
  const { item, built, prices, ...figures } = calculateSheet(sheet, starting)
  const { Material = 0, Labour = 0, Plant = 0 } = built?.subtotals ?? {}
  const parts = built && (
    <StackedBar parts={costParts({ ...built, materials: Material, labour: Labour, plant: Plant })} />
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] print:block">
      <RateChoice sheet={sheet} onChange={change} week={week} onWeek={setWeek} />
      <div className="max-lg:contents lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <TotalBar
          label={`${item.title}, 1 ${item.unit}`}
          total={built ? `₦${formatSum(built.rate)}` : 'Check the figures'}
        >
          {parts}
        </TotalBar>
        <div className="card grid grid-cols-1 content-start gap-4 self-start p-4 md:p-6 print:border-0 print:p-0">
          <div>
            <h3 className="text-xl">
              {item.title}, for 1 {item.unit}
              {sheet.state && ` in ${sheet.state}`}
              {week && `, ${inWeek(week)}`}
            </h3>
            <p className="text-quiet">{item.description}</p>
          </div>
          <div className="lg:hidden print:hidden">{parts}</div>
          <BuildUpLines
            item={item}
            built={built?.lines}
            sheet={sheet}
            starting={starting}
            onPrice={(id, typed) => change({ prices: { ...sheet.prices, [id]: typed } })}
          />
          <RateTotals
            built={built}
            unit={item.unit}
            typed={sheet.margins}
            onMargin={(id, typed) => change({ margins: { ...sheet.margins, [id]: typed } })}
          />
          <WorkToBuy
            item={sheet.item}
            choices={figures.choices}
            factors={figures.factors}
            prices={prices}
            typed={sheet.amounts[sheet.item]}
            onType={(typed) => change({ amounts: { ...sheet.amounts, [sheet.item]: typed } })}
          />
          <RateActions
            // A new rate clears the announcement about the previous one.
            key={`${sheet.item} ${built?.rate}`}
            rate={
              built && {
                item,
                built,
                ...figures,
                location: sheet.state,
                sources: item.lines.map(({ resource: id }) => ({
                  origin: originOf(starting, id, sheet.prices[id]),
                  comparison: comparisonOf(id, sheet.state),
                })),
              }
            }
          />
          <div className="grid gap-2 text-sm text-quiet">
            {isError && (
              <p role="alert" className="flex flex-wrap items-center gap-x-3 print:hidden">
                The prices could not be loaded.
                <button type="button" className="link min-h-11" onClick={() => void refetch()}>
                  Try again
                </button>
              </p>
            )}
            <p>
              {week
                ? 'Materials start from the price index of that week: medians of verified sellers, and the number of sellers where there are only three or four. What it lacks'
                : `Materials start from what sellers ask on our marketplace: prices confirmed within ${AGEING_DAYS} days, each seller counted once. What nobody sells there`}{' '}
              has our starting price of {formatDay(own.date)}. {own.source}
            </p>
            <p>{item.sources.join(' ')}</p>
            <p className="print:hidden">What you type stays on this device.</p>
          </div>
        </div>
      </div>
      <RateFactors sheet={sheet} onChange={change} />
    </div>
  )
}

/** Where the offers of a line are compared, for a file, which is opened elsewhere; '' for labour and plant. */
function comparisonOf(id: ResourceId, state: State | ''): string {
  const specification = marketMaterial(id)?.specification
  if (!specification || typeof location === 'undefined') return ''
  return `${location.origin}/materials/${specification}${state && `?${new URLSearchParams({ state })}`}`
}

/** The sheet stored on this device: read after hydration, stored with every change. */
function useStoredSheet(item: WorkItemId | undefined): [RateSheet, (next: Partial<RateSheet>) => void] {
  const [sheet, setSheet] = useState<RateSheet>({ ...EMPTY_SHEET, ...(item && { item }) })
  useEffect(() => setSheet({ ...storedSheet(), ...(item && { item }) }), [item])
  const change = (next: Partial<RateSheet>) => {
    const changed = { ...sheet, ...next }
    setSheet(changed)
    storeSheet(changed)
  }
  return [sheet, change]
}
