import { useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { readStored, storeValue } from './draft.ts'

type FormDraft = {
  restored: boolean
  /** It is saved. */
  drop: () => void
  discard: () => void
}

/**
 * Keeps what is typed into some fields of a form and is not saved, for this tab, and brings it back.
 * @param saved what these fields say without it; no other field is kept, so no password
 */
export function useFormDraft<Input extends FieldValues, Output>(
  key: string,
  form: UseFormReturn<Input, unknown, Output>,
  saved: Record<string, unknown>,
): FormDraft {
  const [restored, setRestored] = useState(false)
  const latest = useRef(saved)
  latest.current = saved

  useEffect(() => {
    const draft = Object.entries(readStored('tab', key) ?? {}).filter(
      ([name, value]) => kindOf(value) === kindOf(latest.current[name]),
    )
    for (const [name, value] of draft)
      form.setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>, { shouldDirty: true })
    setRestored(draft.length > 0)
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const typed = Object.entries(latest.current).filter(
          ([name, value]) => JSON.stringify(values[name]) !== JSON.stringify(value),
        )
        storeValue(
          'tab',
          key,
          typed.length > 0 ? Object.fromEntries(typed.map(([name]) => [name, values[name]])) : undefined,
        )
      },
    })
  }, [key, form])

  const drop = () => {
    storeValue('tab', key, undefined)
    setRestored(false)
  }
  const discard = () => {
    form.reset(undefined, { keepDirtyValues: false })
    drop()
  }
  return { restored, drop, discard }
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

/** What was typed before is back. */
export function FormDraftNotice({ draft: { restored, discard } }: { draft: FormDraft }) {
  return (
    restored && (
      <p role="status" className="flex flex-wrap items-center justify-between gap-x-3 text-quiet">
        We kept what you typed. It is not saved yet.
        <button type="button" className="button button-quiet" onClick={discard}>
          Discard
        </button>
      </p>
    )
  )
}
