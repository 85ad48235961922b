import { type FormEvent, useState } from 'react'
import { PROJECT_NAME_MAX, PROJECT_PLACE_MAX, type ProjectInput } from '#domain/bills/project-schema.ts'
import { STATES } from '#domain/places.ts'
import { toastFailure } from '#web/failure-toast.ts'
import { useSingleMutation } from '#web/single-mutation.ts'
import { readDraft, storeDraft } from '#web/ui/draft.ts'
import { ChoiceField, InputField } from '#web/ui/form-fields.tsx'
import { parseFloorArea, WRONG_AREA } from '../bill-words.ts'

type ProjectFormProps = {
  before?: ProjectInput
  /** Under this name what is typed is kept for this tab until it is saved. */
  draft?: string
  action: string
  save: (input: ProjectInput) => Promise<void>
}

/** What a project is called, where it is and how large. */
export function ProjectForm({ before, draft, action, save }: ProjectFormProps) {
  const [typed, setTyped] = useState(() => ({
    name: before?.name ?? '',
    place: before?.place ?? '',
    state: before?.state ?? '',
    floorArea: before?.floorArea ? String(before.floorArea) : '',
    ...(draft && readDraft(draft)),
  }))
  const [checked, setChecked] = useState(false)
  const saving = useSingleMutation({
    mutationFn: save,
    onSuccess: () => draft && storeDraft(draft, {}),
    onError: toastFailure,
  })
  const { name, place } = typed
  const area = parseFloorArea(typed.floorArea)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (name.trim() === '' || area === undefined) return
    saving.mutate({
      name,
      place,
      state: STATES.find((each) => each === typed.state) ?? null,
      floorArea: area,
    })
  }
  const field = (of: keyof typeof typed) => ({
    value: typed[of],
    onChange: ({ target }: { target: { value: string } }) => {
      const next = { ...typed, [of]: target.value }
      setTyped(next)
      if (draft) storeDraft(draft, next)
    },
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <InputField
        label="Name"
        required
        error={checked && name.trim() === '' ? 'Give it a name' : undefined}
        maxLength={PROJECT_NAME_MAX}
        autoComplete="off"
        {...field('name')}
      />
      <InputField
        label="Place (optional)"
        maxLength={PROJECT_PLACE_MAX}
        autoComplete="off"
        {...field('place')}
      />
      <ChoiceField label="State" emptyOption="Not stated" options={STATES} {...field('state')} />
      <InputField
        label="Floor area, m² (optional)"
        error={checked && area === undefined ? WRONG_AREA : undefined}
        inputMode="decimal"
        autoComplete="off"
        {...field('floorArea')}
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
