import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatAmount } from '#domain/money.ts'
import { amountsOf, choicesFor, type Measured, partsThatTake } from '#domain/rates/amounts-of-work.ts'
import { type BuildingPart, type BuildingPartId, buildingPart } from '#domain/rates/building-parts.ts'
import { medianPricesQuery } from '#web/median-prices.ts'
import { SelectField } from '#web/ui/fields.tsx'
import { FigureField } from '#web/ui/figure-field.tsx'
import { TotalBar } from '#web/ui/total-bar.tsx'
import { parseFigure } from '#web/ui/typed-figure.ts'
import { pricingOf, shownPrices } from './how-much-prices.ts'
import type { HowMuchProps } from './how-much-props.ts'
import { type HowMuchSheet, useHowMuchSheet } from './how-much-sheet.ts'
import { listToBuy, WhatToBuy } from './what-to-buy.tsx'

/** The parts that take the material, what is measured of one, and what to buy for it. */
export function HowMuchCalculator(props: HowMuchProps) {
  const { material, specification, state } = props
  const [sheet, change] = useHowMuchSheet()
  const shown = shownPrices(props)
  const [priced, setPriced] = useState(shown[0]?.id ?? '')
  const { data: market, isError, refetch } = useQuery(medianPricesQuery(state))
  const parts = partsThatTake(material)
  const id = parts.find((each) => each === sheet.part) ?? parts[0]
  if (!id) return null
  const part = buildingPart(id)
  const { measured, wrong } = measuredOn(sheet, id, part, specification ?? material)
  const amounts = wrong ? undefined : amountsOf(part, measured)
  const price = pricingOf(props, shown.find((each) => each.id === priced) ?? shown[0], market)
  const list = amounts && listToBuy(amounts, price)
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="grid content-start gap-4">
        <Parts parts={parts} chosen={id} onChoose={(next) => change({ ...sheet, part: next })} />
        <Sizes part={part} id={id} measured={measured} sheet={sheet} onChange={change} />
        {shown.length > 1 && (
          <SelectField
            label="Price from"
            emptyOption={shown[0]?.label ?? ''}
            options={shown.slice(1).map(({ label }) => label)}
            value={shown.slice(1).find((each) => each.id === priced)?.label ?? ''}
            onChange={({ target }) =>
              setPriced((shown.find(({ label }) => label === target.value) ?? shown[0])?.id ?? '')
            }
          />
        )}
      </div>
      <div className="min-w-0">
        {isError && (
          <p role="alert" className="flex flex-wrap items-center gap-x-3 text-sm text-quiet">
            The prices could not be loaded.
            <button type="button" className="link min-h-11" onClick={() => void refetch()}>
              Try again
            </button>
          </p>
        )}
        {amounts && list ? (
          <WhatToBuy
            part={part}
            measured={measured}
            amounts={amounts}
            list={list}
            mobile={price.offer?.mobile}
            state={state}
          />
        ) : (
          <p role="status" className="text-alarm">
            Check the figures: we cannot work anything out with these.
          </p>
        )}
      </div>
      <TotalBar
        label={part.title}
        total={list ? `${list.sign}₦${formatAmount(Math.round(list.total))}` : 'Check the figures'}
      />
    </div>
  )
}

type PartsProps = {
  parts: readonly BuildingPartId[]
  chosen: BuildingPartId
  onChoose: (id: BuildingPartId) => void
}

function Parts({ parts, chosen, onChoose }: PartsProps) {
  if (parts.length === 1) return <p className="font-semibold">{buildingPart(chosen).title}</p>
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">What for?</legend>
      <div className="flex flex-wrap gap-2">
        {parts.map((id) => (
          <label
            key={id}
            className="chip cursor-pointer has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal"
          >
            <input
              type="radio"
              name="building-part"
              className="sr-only"
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            {buildingPart(id).title}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type SizesProps = {
  part: BuildingPart
  id: BuildingPartId
  measured: Measured
  sheet: HowMuchSheet
  onChange: (next: HowMuchSheet) => void
}

function Sizes({ part, id, measured, sheet, onChange }: SizesProps) {
  const { part: _, sizes, choices } = sheet
  return (
    <div className="grid grid-cols-2 items-end gap-3">
      {Object.entries(part.sizes).map(([size, { label, unit, value }]) => (
        <FigureField
          key={`${id} ${size}`}
          label={label}
          unit={unit === 'nr' ? '' : unit}
          start={value}
          typed={sizes[id]?.[size]}
          onType={(text) =>
            onChange({ ...sheet, part: id, sizes: { ...sizes, [id]: { ...sizes[id], [size]: text } } })
          }
        />
      ))}
      {Object.entries(part.choices).map(([choice, { label, options }]) => {
        const [first, ...others] = Object.entries(options)
        const chosen = measured.choices[choice]
        return (
          <SelectField
            key={`${id} ${choice}`}
            label={label}
            emptyOption={first?.[1].label ?? ''}
            options={others.map(([, each]) => each.label)}
            value={others.find(([each]) => each === chosen)?.[1].label ?? ''}
            onChange={({ target }) => {
              const [option] =
                Object.entries(options).find(([, each]) => each.label === target.value) ?? first ?? []
              if (option)
                onChange({
                  ...sheet,
                  part: id,
                  choices: { ...choices, [id]: { ...choices[id], [choice]: option } },
                })
            }}
          />
        )
      })}
    </div>
  )
}

/** The sheet in numbers; `wrong` while one of its figures is none. */
function measuredOn(sheet: HowMuchSheet, id: BuildingPartId, part: BuildingPart, specification: string) {
  const typed = sheet.sizes[id] ?? {}
  let wrong = false
  const sizes = Object.entries(part.sizes).map(([size, { value }]) => {
    const text = typed[size]
    const figure = text === undefined ? value : parseFigure(text)
    if (figure === undefined) wrong = true
    return [size, figure ?? value] as const
  })
  const choices = { ...choicesFor(part, specification), ...sheet.choices[id] }
  return { measured: { sizes: Object.fromEntries(sizes), choices }, wrong }
}
