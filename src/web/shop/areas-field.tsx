import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { STATES } from '#domain/places.ts'
import { AREAS_MAX, type Area } from '#domain/shops/shop-schema.ts'
import { localGovernmentsQuery } from '#web/offers/local-government-field.tsx'
import { SelectField } from '#web/ui/fields.tsx'
import { FieldGroup } from '#web/ui/form-fields.tsx'

const nameOf = ({ state, lga }: Area) => (lga ? `${lga}, ${state}` : `All of ${state}`)

type AreasFieldProps = {
  areas: readonly Area[]
  error: string | undefined
  onAreas: (areas: Area[]) => void
  /** What stands in the two lists. */
  place: Area | undefined
  onPlace: (place: Area | undefined) => void
}

/** All of a state makes its parts needless. */
export const withArea = (areas: readonly Area[], { state, lga }: Area): Area[] => [
  ...areas.filter((area) => area.state !== state || (lga !== null && area.lga !== null && area.lga !== lga)),
  { state, lga },
]

/** Where a shop delivers to: states, or some local governments of them. */
export function AreasField({ areas, error, onAreas, place, onPlace }: AreasFieldProps) {
  const state = place?.state
  const { data: places } = useQuery({ ...localGovernmentsQuery, enabled: state !== undefined })
  const add = () => {
    if (!place) return
    onAreas(withArea(areas, place))
    onPlace({ state: place.state, lga: null })
  }
  return (
    <FieldGroup
      label="Delivers to"
      hint="Buyers see it on your shop page. Leave it empty to show nothing."
      error={error}
    >
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
        <SelectField
          label="State"
          emptyOption="Choose a state"
          options={STATES}
          value={state ?? ''}
          onChange={({ target }) => {
            const chosen = STATES.find((each) => each === target.value)
            onPlace(chosen && { state: chosen, lga: null })
          }}
        />
        <SelectField
          label="Local government"
          emptyOption={state ? `All of ${state}` : 'Choose a state first'}
          options={(state && places?.LOCAL_GOVERNMENTS[state].map(([name]) => name)) ?? []}
          disabled={!state}
          value={place?.lga ?? ''}
          onChange={({ target }) => state && onPlace({ state, lga: target.value || null })}
        />
        <button
          type="button"
          className="button button-quiet"
          disabled={!state || areas.length >= AREAS_MAX}
          onClick={add}
        >
          Add
        </button>
      </div>
      <ul className="mt-3 flex flex-wrap gap-2" aria-label="Chosen places">
        {areas.map((area) => (
          <li
            key={nameOf(area)}
            className="flex items-center rounded-control border border-edge ps-3 text-sm font-semibold"
          >
            {nameOf(area)}
            <button
              type="button"
              className="inline-flex size-11 items-center justify-center"
              onClick={() => {
                onAreas(areas.filter((each) => each !== area))
                if (place?.state === area.state) onPlace(undefined)
              }}
            >
              <X size={18} strokeWidth={1.75} aria-hidden="true" />
              <span className="sr-only">Remove {nameOf(area)}</span>
            </button>
          </li>
        ))}
      </ul>
    </FieldGroup>
  )
}
