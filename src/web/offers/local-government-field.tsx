import { useQuery } from '@tanstack/react-query'
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form'
import type { State } from '#domain/places.ts'
import { ChoiceField } from '#web/ui/form-fields.tsx'
import type { FieldOf } from './use-offer-form.ts'

/** The names and what an address says are needed in forms of sellers alone: they come once a state is chosen. */
export const localGovernmentsQuery = {
  queryKey: ['local governments'],
  queryFn: async () => {
    const [{ LOCAL_GOVERNMENTS }, { localGovernmentOf }, { findPlacesInAddress }] = await Promise.all([
      import('#domain/places/local-governments.ts'),
      import('#domain/places/local-government.ts'),
      import('#domain/places/find-place.ts'),
    ])
    return { LOCAL_GOVERNMENTS, localGovernmentOf, findPlacesInAddress }
  },
  staleTime: Number.POSITIVE_INFINITY,
}

type LocalGovernmentFieldProps<Text extends FieldValues, Output> = {
  form: UseFormReturn<Text, unknown, Output>
  field: FieldOf<Text>
  label: string
  hint?: string
  /** Where the form says the state, and the parts of the address. */
  state: Path<Text>
  address: Path<Text>[]
}

/** The local governments of the chosen state. Left open, it is the one that the address names, which is shown (docs/product.md 17.5). */
export function LocalGovernmentField<Text extends FieldValues & { lga: string }, Output>({
  form,
  field,
  label,
  hint,
  state: stateName,
  address: addressNames,
}: LocalGovernmentFieldProps<Text, Output>) {
  const [state = '', chosen = '', ...address]: string[] = useWatch({
    control: form.control,
    name: [stateName, 'lga' as Path<Text>, ...addressNames],
  })
  const { data: places } = useQuery({ ...localGovernmentsQuery, enabled: state !== '' })
  const names = (state !== '' && places?.LOCAL_GOVERNMENTS[state as State]?.map(([name]) => name)) || []
  const guess =
    state !== '' &&
    places?.localGovernmentOf({ state: state as State, address: address.join(', '), lga: null })
  // What was chosen stays until the names have come.
  const options = chosen !== '' && !names.includes(chosen) ? [chosen, ...names] : names
  const emptyOption = guess
    ? `${guess}, by the address`
    : state
      ? '-select a local government area-'
      : '-select a State first-'
  return (
    <ChoiceField
      label={label}
      hint={hint}
      emptyOption={emptyOption}
      options={options}
      {...field('lga' as Path<Text>)}
      value={chosen}
    />
  )
}

/** For the choice of a state: a local government of the one before is none of this. */
export const forgetLocalGovernment = <Text extends FieldValues & { lga: string }, Output>(
  form: UseFormReturn<Text, unknown, Output>,
) => form.setValue('lga' as Path<Text>, '' as PathValue<Text, Path<Text>>)
