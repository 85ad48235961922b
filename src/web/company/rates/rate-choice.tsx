import { useQuery } from '@tanstack/react-query'
import { STATES } from '#domain/places.ts'
import { weekTo } from '#domain/prices/index-words.ts'
import { isWorkItem, WORK_ITEM_IDS, workItem } from '#domain/rates/work-items.ts'
import { indexWeeksQuery } from '#web/median-prices.ts'
import { SelectField } from '#web/ui/fields.tsx'
import { FigureField } from '#web/ui/figure-field.tsx'
import type { RateSheet } from './rate-sheet.ts'

type RateChoiceProps = { sheet: RateSheet; onChange: (next: Partial<RateSheet>) => void }

type WeekChoiceProps = { week: string; onWeek: (week: string) => void }

/** The work item, the state, and whether it is reckoned at today's prices or those of a past week. */
export function RateChoice({ sheet, onChange, week, onWeek }: RateChoiceProps & WeekChoiceProps) {
  const { data: weeks = [] } = useQuery(indexWeeksQuery)
  return (
    <div className="card grid content-start gap-4 p-4 print:hidden">
      <WorkItemChoice sheet={sheet} onChange={onChange} />
      <SelectField
        label="State"
        emptyOption="All of Nigeria"
        options={STATES}
        value={sheet.state}
        onChange={({ target }) => onChange({ state: STATES.find((each) => each === target.value) ?? '' })}
      />
      {weeks.length > 0 && (
        <SelectField
          label="Prices of"
          emptyOption="Today"
          options={weeks.map((each) => [each, weekTo(each)])}
          value={week}
          onChange={({ target }) => onWeek(target.value)}
        />
      )}
    </div>
  )
}

function WorkItemChoice({ sheet, onChange }: RateChoiceProps) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-semibold">Work item</legend>
      {WORK_ITEM_IDS.map((id) => (
        <label
          key={id}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-transparent px-2 has-checked:border-edge has-checked:bg-paper has-checked:font-semibold"
        >
          <input
            type="radio"
            name="work-item"
            className="size-4 accent-action"
            value={id}
            checked={sheet.item === id}
            onChange={({ target }) => isWorkItem(target.value) && onChange({ item: target.value })}
          />
          <span className="grow">{workItem(id).title}</span>
          <span className="text-sm font-normal text-quiet">1 {workItem(id).unit}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** The factors behind the quantities, each of which the user can change. */
export function RateFactors({ sheet, onChange }: RateChoiceProps) {
  const { item, factors } = sheet
  const typed = factors[item] ?? {}
  return (
    <fieldset className="card grid content-start gap-4 p-4 sm:grid-cols-2 lg:grid-cols-1 print:hidden">
      <legend className="sr-only">Factors</legend>
      <p className="font-semibold sm:col-span-full" aria-hidden="true">
        Factors
      </p>
      {Object.entries(workItem(item).factors).map(([id, { label, unit, value }]) => (
        <FigureField
          key={`${item} ${id}`}
          label={label}
          unit={unit}
          start={value}
          typed={typed[id]}
          onType={(text) => onChange({ factors: { ...factors, [item]: { ...typed, [id]: text } } })}
        />
      ))}
      <button
        type="button"
        className="needs-scripts button button-quiet sm:col-span-full"
        onClick={() => onChange({ factors: {}, prices: {}, margins: {} })}
      >
        Back to the starting figures
      </button>
    </fieldset>
  )
}
