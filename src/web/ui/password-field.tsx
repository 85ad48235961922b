import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { FormField } from './form-fields.tsx'

type PasswordField = Omit<ComponentProps<typeof FormField>, 'children'> &
  Omit<ComponentProps<'input'>, 'type' | 'children'>

/** What is typed can be looked at. */
export function PasswordField({ label, hint, error, ...input }: PasswordField) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <FormField label={label} hint={hint} error={error}>
      {({ className, ...control }) => (
        <div className="relative">
          <input
            {...control}
            {...input}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={`${className} pe-12`}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={`Show ${label.toLowerCase()}`}
            className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-control text-quiet hover:text-ink"
            onClick={() => setShown(!shown)}
          >
            <Icon aria-hidden="true" strokeWidth={1.75} size={20} />
          </button>
        </div>
      )}
    </FormField>
  )
}
