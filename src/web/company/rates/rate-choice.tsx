import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useId } from 'react'
import { STATES } from '#domain/places.ts'
import { weekTo } from '#domain/prices/index-words.ts'
import { factorUnit } from '#domain/rates/unit-words.ts'
import { chosen, PRACTICE } from '#domain/rates/work-item.ts'
import { workItem } from '#domain/rates/work-items.ts'
import { isWorkItem, WORK_LIST, WORK_SECTION_IDS, WORK_SECTIONS } from '#domain/rates/work-sections.ts'
import { indexWeeksQuery } from '#web/median-prices.ts'
import { SelectField } from '#web/ui/fields.tsx'
import { FigureField } from '#web/ui/figure-field.tsx'
import type { RateSheet } from './rate-sheet.ts'

type RateChoiceProps = { sheet: RateSheet; onChange: (next: Partial<RateSheet>) => void }

type WeekChoiceProps = { week: string; onWeek: (week: string) => void }

/** The work item, the state, and whether it is reckoned at today's prices or those of a past week. */
export function RateChoice({ sheet, onChange, week, onWeek }: RateChoiceProps & WeekChoiceProps) {
  const { data: weeks } = useQuery(indexWeeksQuery)
  return (
    <div className="card @container p-4 print:hidden">
      <div className="rate-choice">
        <WorkItemChoice sheet={sheet} onChange={onChange} />
        <SelectField
          label="State"
          emptyOption="All of Nigeria"
          options={STATES}
          value={sheet.state}
          onChange={({ target }) => onChange({ state: STATES.find((each) => each === target.value) ?? '' })}
        />
        {/* Its place is kept while the weeks are on their way. */}
        {weeks?.length !== 0 && (
          <SelectField
            label="Prices of"
            emptyOption="Today"
            options={(weeks ?? []).map((each) => [each, weekTo(each)])}
            value={week}
            onChange={({ target }) => onWeek(target.value)}
          />
        )}
      </div>
    </div>
  )
}

/** By the sections of BESMM4R, and what the item is made of. A select is searched by typing. */
function WorkItemChoice({ sheet, onChange }: RateChoiceProps) {
  const taken = sheet.choices[sheet.item] ?? {}
  return (
    <>
      <Select
        label="Work item"
        value={sheet.item}
        onChange={({ target }) => isWorkItem(target.value) && onChange({ item: target.value })}
      >
        {WORK_SECTION_IDS.map((section) => (
          <optgroup key={section} label={`${WORK_SECTIONS[section].number} ${WORK_SECTIONS[section].name}`}>
            {WORK_LIST.filter((listed) => listed.section === section).map(({ id, title, unit }) => (
              <option key={id} value={id}>{`${title}, ${unit}`}</option>
            ))}
          </optgroup>
        ))}
      </Select>
      {Object.entries(workItem(sheet.item).choices).map(([choice, { label, options }]) => (
        <Select
          key={`${sheet.item} ${choice}`}
          label={label}
          value={taken[choice] ?? Object.keys(options)[0]}
          onChange={({ target }) =>
            onChange({ choices: { ...sheet.choices, [sheet.item]: { ...taken, [choice]: target.value } } })
          }
        >
          {Object.entries(options).map(([value, option]) => (
            <option key={value} value={value}>
              {option.label}
            </option>
          ))}
        </Select>
      ))}
    </>
  )
}

function Select({ label, ...select }: { label: string } & ComponentProps<'select'>) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <select id={id} className="control" {...select} />
    </div>
  )
}

/** The factors behind the quantities, each of which the user can change. */
export function RateFactors({ sheet, onChange }: RateChoiceProps) {
  const { item, factors, choices } = sheet
  const typed = factors[item] ?? {}
  return (
    <details data-lasting className="card rate-factors print:hidden">
      <summary>Factors</summary>
      <fieldset>
        <legend className="sr-only">Factors</legend>
        {Object.entries(chosen(workItem(item), choices[item] ?? {}).factors).map(
          ([id, { label, unit, value, source }]) => (
            <FigureField
              key={`${item} ${id}`}
              label={label}
              unit={(written) => factorUnit(written, unit)}
              start={value}
              typed={typed[id]}
              note={source === PRACTICE ? 'Building practice, yours to change' : source}
              onType={(text) => onChange({ factors: { ...factors, [item]: { ...typed, [id]: text } } })}
            />
          ),
        )}
        <button
          type="button"
          className="needs-scripts button"
          onClick={() => onChange({ factors: {}, prices: {}, margins: {}, choices: {} })}
        >
          Back to the starting figures
        </button>
      </fieldset>
    </details>
  )
}
