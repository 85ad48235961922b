import { useHydrated } from '@tanstack/react-router'
import { useEffect, useId, useRef } from 'react'
import { ROOMS } from '#domain/listings/listing-rules.ts'
import { SelectField } from '#web/ui/fields.tsx'

const TYPES = [
  ['all', 'Rent & Sale'],
  ['rent', 'Rent'],
  ['sale', 'Sale'],
] as const

const SORTS = [
  ['regularPrice_desc', 'Price high to low'],
  ['regularPrice_asc', 'Price low to high'],
  ['created_at_desc', 'Latest'],
  ['created_at_asc', 'Oldest'],
  ['nearest', 'Nearest'],
] as const

const CHECKS = {
  offer: 'Offer',
  parking: 'Parking',
  furnished: 'Furnished',
  verified: 'Verified seller',
  noAgencyFee: 'No agency fee',
}

const AT_LEAST = Array.from({ length: ROOMS.max - 1 }, (_, index) => String(index + 2))

type TypeFieldProps = { value: string; hideLabel?: boolean; onType: (type: string) => void }

/** For rent, for sale, or both. What was pressed before the scripts came is told once they have. */
export function TypeField({ value, hideLabel, onType }: TypeFieldProps) {
  const choices = useRef<HTMLFieldSetElement>(null)
  const isServers = useRef(!useHydrated())
  const tell = useRef(onType)
  useEffect(() => {
    const pressed = choices.current?.querySelector<HTMLInputElement>(':checked:not([checked])')
    if (pressed && isServers.current) tell.current(pressed.value)
  }, [])
  return (
    <fieldset ref={choices}>
      <legend className={hideLabel ? 'sr-only' : 'mb-1 text-sm font-semibold'}>Type</legend>
      <div className="flex overflow-hidden *:grow rounded-control border border-edge">
        {TYPES.map(([type, label]) => (
          <label key={type} className="type-choice">
            <input
              type="radio"
              name="type"
              value={type}
              defaultChecked={value === type}
              onChange={() => onType(type)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type RoomsFieldProps = { label: string; name: 'minBedrooms' | 'minBathrooms'; value: string }

/** So many rooms of a kind, or more. */
export const RoomsField = ({ label, name, value }: RoomsFieldProps) => (
  <SelectField label={label} name={name} emptyOption="Any" options={AT_LEAST} defaultValue={value} />
)

/** What a home has to have. @param values "true" where it is set */
export function OnlyWithFields({ values }: { values: Record<keyof typeof CHECKS, string> }) {
  return (
    <fieldset>
      <legend className="sr-only">Only with</legend>
      <div className="flex flex-wrap gap-x-5">
        {(['offer', 'parking', 'furnished', 'verified', 'noAgencyFee'] as const).map((name) => (
          <label key={name} className="check-label">
            <input type="checkbox" name={name} value="true" defaultChecked={values[name] === 'true'} />
            {CHECKS[name]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Rents are agreed by the year; limits of an address without a period are a month's. */
export function PeriodField({ value }: { value: string }) {
  return (
    <select name="pricePeriod" aria-label="Rent for" className="control" defaultValue={value}>
      <option value="year">a year</option>
      <option value="month">a month</option>
    </select>
  )
}

/** The default has no value: the newest first, and of a search the best match, where the newest become a choice. */
export function SortField({ value, searching }: { value: string; searching: boolean }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="field-label">
        Sort
      </label>
      <select id={id} name="sort" className="control" defaultValue={value}>
        {searching && <option value="">Best match</option>}
        {SORTS.map(([sort, label]) => (
          <option key={sort} value={!searching && sort === 'created_at_desc' ? '' : sort}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
