import { type ComponentProps, useId } from 'react'

type Labelled = { label: string; hideLabel?: boolean }

export function TextField({ label, hideLabel, ...input }: Labelled & ComponentProps<'input'>) {
  const id = useId()
  return (
    <div className="relative">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'field-label'}>
        {label}
      </label>
      <input id={id} className="control" {...input} />
    </div>
  )
}

type SelectOptions = {
  /** Each as it is, or what is sent for it and what is shown. */
  options: readonly (string | readonly [value: string, shown: string])[]
  emptyOption: string
  /** What is said of an option behind it in brackets, once it is known: "Lagos (12)". */
  noteOf?: ((option: string) => string | undefined) | undefined
}

/** The platform's own select: on a phone nothing opens faster or reads better. */
export function SelectField({
  label,
  hideLabel,
  options,
  emptyOption,
  noteOf,
  ...select
}: Labelled & SelectOptions & ComponentProps<'select'>) {
  const id = useId()
  return (
    <div className="select-field">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'field-label'}>
        {label}
      </label>
      <select id={id} className="control" {...select}>
        <option value="">{emptyOption}</option>
        {options.map((option) => {
          const [value, shown] = typeof option === 'string' ? [option, option] : option
          const note = noteOf?.(value)
          const text = note === undefined ? shown : `${shown} (${note})`
          return (
            // Without a value it is its text, which a page would say twice, 37 times for states.
            <option key={value} value={text === value ? undefined : value}>
              {text}
            </option>
          )
        })}
      </select>
    </div>
  )
}
