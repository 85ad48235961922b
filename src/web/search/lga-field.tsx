import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import type { State } from '#domain/places.ts'
import { SelectField } from '#web/ui/fields.tsx'
import { lgaNamesQuery } from './lga-names.ts'

type LgaFieldProps = {
  state: State | undefined
  lga: string | undefined
} & Pick<ComponentProps<'select'>, 'onChange'>

/** A local government of the state, which is chosen first. With `onChange` it is what the URL says, else a field of a form. */
export function LgaField({ state, lga = '', onChange }: LgaFieldProps) {
  const { data: names = [] } = useQuery({ ...lgaNamesQuery(state ?? 'FCT'), enabled: state !== undefined })
  // What is chosen can be seen at once, also if it is a city of several local governments.
  const options = state ? [...new Set(lga ? [lga, ...names] : names)].sort() : []
  return (
    <SelectField
      key={state}
      label="Local government"
      name="lga"
      emptyOption={state ? `All of ${state}` : 'Choose a state first'}
      options={options}
      disabled={!state}
      {...(onChange ? { value: lga, onChange } : { defaultValue: lga })}
    />
  )
}
