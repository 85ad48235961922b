import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { PROJECT_NAME_MAX, PROJECT_PLACE_MAX, type ProjectInput } from '#domain/bills/project-schema.ts'
import { STATES } from '#domain/places.ts'
import { toastFailure } from '#web/failure-toast.ts'
import { ChoiceField, InputField } from '#web/ui/form-fields.tsx'
import { parseFloorArea, WRONG_AREA } from '../bill-words.ts'

type ProjectFormProps = {
  before?: ProjectInput
  action: string
  save: (input: ProjectInput) => Promise<void>
}

/** What a project is called, where it is and how large. */
export function ProjectForm({ before, action, save }: ProjectFormProps) {
  const [name, setName] = useState(before?.name ?? '')
  const [place, setPlace] = useState(before?.place ?? '')
  const [state, setState] = useState<string>(before?.state ?? '')
  const [typedArea, setArea] = useState(before?.floorArea ? String(before.floorArea) : '')
  const [checked, setChecked] = useState(false)
  const saving = useMutation({ mutationFn: save, onError: toastFailure })
  const area = parseFloorArea(typedArea)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (name.trim() === '' || area === undefined || saving.isPending) return
    saving.mutate({ name, place, state: STATES.find((each) => each === state) ?? null, floorArea: area })
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <InputField
        label="Name"
        required
        error={checked && name.trim() === '' ? 'Give it a name' : undefined}
        maxLength={PROJECT_NAME_MAX}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <InputField
        label="Place (optional)"
        maxLength={PROJECT_PLACE_MAX}
        autoComplete="off"
        value={place}
        onChange={({ target }) => setPlace(target.value)}
      />
      <ChoiceField
        label="State"
        emptyOption="Not stated"
        options={STATES}
        value={state}
        onChange={({ target }) => setState(target.value)}
      />
      <InputField
        label="Floor area, m² (optional)"
        error={checked && area === undefined ? WRONG_AREA : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={typedArea}
        onChange={({ target }) => setArea(target.value)}
      />
      <button
        type="submit"
        className="button button-action"
        aria-disabled={saving.isPending}
        data-working={saving.isPending}
      >
        {saving.isPending ? 'Saving...' : action}
      </button>
    </form>
  )
}
