import { type UseFormReturn, useController, useWatch } from 'react-hook-form'
import { ChoiceField, InputField } from '#web/ui/form-fields.tsx'
import type { Reader } from './load-reader.ts'
import type { ProductText } from './product-offer.ts'
import type { SaleReading } from './reader.ts'
import { type MaterialText, materialText } from './sale-text.ts'

type WhatItIsProps<Output> = {
  form: UseFormReturn<ProductText, unknown, Output>
  reader: Reader
  shown: SaleReading
  onCorrect: (material: MaterialText) => void
}

/** What it is, to be corrected: the material, the values that tell it apart, the maker. */
export function WhatItIs<Output>({ form: { control }, reader, shown, onCorrect }: WhatItIsProps<Output>) {
  const { field, fieldState } = useController({ control, name: 'material' })
  const [category, type] = useWatch({ control, name: ['categories', 'type'] })
  const material = field.value ?? materialText(shown.material)
  const choices = reader.materialsIn(category, type)
  const named = reader.materialName(material.id)
  const options =
    named === undefined || choices.some(([id]) => id === material.id)
      ? choices
      : [[material.id, named] as const, ...choices]
  return (
    <details data-lasting className="border-y border-line" open={fieldState.error ? true : undefined}>
      <summary className="min-h-11 py-2.5 font-semibold">
        {shown.name === null ? 'Say what it is' : 'Not right? Say what it is'}
      </summary>
      <div className="grid gap-4 pb-3 sm:grid-cols-2">
        <ChoiceField
          ref={field.ref}
          label="What it is"
          hint={category === '' ? 'Choose a category first.' : undefined}
          error={fieldState.error?.message}
          emptyOption="Something else"
          options={options}
          value={material.id}
          onChange={({ target }) => onCorrect({ ...material, id: target.value, parameters: {} })}
        />
        {shown.fields.map(({ id, label, isRequired }) => (
          <InputField
            key={id}
            label={isRequired ? label : `${label} (optional)`}
            error={reader.wrongValue(material.id, id, material.parameters[id] ?? '')}
            autoComplete="off"
            maxLength={40}
            value={material.parameters[id] ?? ''}
            onChange={({ target }) =>
              onCorrect({ ...material, parameters: { ...material.parameters, [id]: target.value } })
            }
          />
        ))}
        {material.id !== '' && (
          <InputField
            label="Brand (optional)"
            autoComplete="off"
            maxLength={60}
            value={material.brand}
            onChange={({ target }) => onCorrect({ ...material, brand: target.value })}
          />
        )}
      </div>
    </details>
  )
}
