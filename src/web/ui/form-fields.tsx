import { type ComponentProps, type ReactNode, useId } from 'react'

type Explained = { label: string; hint?: ReactNode; error?: string | undefined }

type Control = {
  id: string
  className: string
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

/** A field of a form: the label above, then what is wrong with it, or a hint. `children` draws the control. */
export function FormField({
  label,
  hint,
  error,
  children,
}: Explained & { children: (control: Control) => ReactNode }) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {children({
        id,
        className: `control ${error ? 'border-alarm' : ''}`,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note ? `${id}-note` : undefined,
      })}
      {note && <FieldNote id={`${id}-note`} note={note} wrong={error !== undefined} />}
    </div>
  )
}

export function InputField({ label, hint, error, ...input }: Explained & ComponentProps<'input'>) {
  return (
    <FormField label={label} hint={hint} error={error}>
      {(control) => <input {...control} {...input} />}
    </FormField>
  )
}

/** Each as it is, or what is sent for it and what is shown. */
type Choices = {
  options: readonly (string | readonly [value: string, shown: string])[]
  emptyOption?: string
}

/** The platform's own select: on a phone nothing opens faster or reads better. */
export function ChoiceField({
  label,
  hint,
  error,
  options,
  emptyOption,
  ...select
}: Explained & Choices & ComponentProps<'select'>) {
  return (
    <FormField label={label} hint={hint} error={error}>
      {(control) => (
        <select {...control} {...select}>
          {emptyOption !== undefined && <option value="">{emptyOption}</option>}
          {options.map((option) => {
            const [value, shown] = typeof option === 'string' ? [option, option] : option
            return (
              <option key={value} value={value}>
                {shown}
              </option>
            )
          })}
        </select>
      )}
    </FormField>
  )
}

export function CheckField({
  label,
  hint,
  ...input
}: { label: string; hint?: ReactNode } & ComponentProps<'input'>) {
  const id = useId()
  return (
    <div>
      <label className="check-label w-fit">
        <input type="checkbox" aria-describedby={hint ? id : undefined} {...input} />
        {label}
      </label>
      {hint && <FieldNote id={id} note={hint} wrong={false} />}
    </div>
  )
}

/** Several controls that are one answer. */
export function FieldGroup({ label, hint, error, children }: Explained & { children: ReactNode }) {
  const id = useId()
  const note = error ?? hint
  return (
    <fieldset aria-describedby={note ? `${id}-note` : undefined}>
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      {children}
      {note && <FieldNote id={`${id}-note`} note={note} wrong={error !== undefined} />}
    </fieldset>
  )
}

function FieldNote({ id, note, wrong }: { id: string; note: ReactNode; wrong: boolean }) {
  return (
    <p id={id} className={`mt-1 text-sm wrap-anywhere ${wrong ? 'font-semibold text-alarm' : 'text-quiet'}`}>
      {note}
    </p>
  )
}

export function TextAreaField({ label, hint, error, ...area }: Explained & ComponentProps<'textarea'>) {
  return (
    <FormField label={label} hint={hint} error={error}>
      {(control) => <textarea rows={5} {...control} {...area} />}
    </FormField>
  )
}
