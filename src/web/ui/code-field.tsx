import type { ChangeEvent, ComponentProps } from 'react'
import { InputField } from './form-fields.tsx'

type CodeField = Omit<ComponentProps<typeof InputField>, 'onChange'> & {
  onChange: (event: ChangeEvent<HTMLInputElement>) => Promise<unknown>
  /** False where the form asks for more than the code. */
  sendsItself?: boolean
}

/** The six digits of a message. Whoever has typed the last one means to send them. */
export function CodeField({ onChange, sendsItself = true, ...field }: CodeField) {
  const sendComplete = async (event: ChangeEvent<HTMLInputElement>) => {
    const { form, value } = event.target
    await onChange(event)
    if (sendsItself && value.replace(/\D/g, '').length === 6) form?.requestSubmit()
  }
  return (
    <InputField
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={9}
      className="control text-center text-xl tracking-[0.3em] tabular-nums"
      {...field}
      onChange={sendComplete}
    />
  )
}
