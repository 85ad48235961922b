import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import type { State } from '#domain/places.ts'
import { SelectField } from '#web/ui/fields.tsx'
import { lgaNamesQuery } from './lga-names.ts'

type LgaFieldProps = {
  state: State | undefined
  lga: string | undefined
} & Pick<ComponentProps<'select'>, 'onChange'>

/** A town or a local government of the state, which is chosen first. With `onChange` it is what the URL says, else a field of a form. */
export function LgaField({ state, lga = '', onChange }: LgaFieldProps) {
  const { data: names = [] } = useQuery({ ...lgaNamesQuery(state ?? 'FCT'), enabled: state !== undefined })
  // What is chosen can be seen before the others are there.
  const options = lga && !names.includes(lga) ? [lga, ...names] : names
  return (
    <SelectField
      key={state}
      label="Town or local government"
      name="lga"
      emptyOption={state ? `All of ${state}` : 'Choose a state first'}
      options={state ? options : []}
      disabled={!state}
      {...(onChange ? { value: lga, onChange } : { defaultValue: lga })}
    />
  )
}
