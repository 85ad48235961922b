import { useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { readDraft, storeDraft } from '#web/ui/draft.ts'

/**
 * Keeps what is typed into some fields of a form and is not saved, for this tab, and brings it back.
 * @param saved what these fields say without it; no other field is kept, so no password is
 */
export function useDraft<Input extends FieldValues, Output>(
  key: string,
  form: UseFormReturn<Input, unknown, Output>,
  saved: Record<string, string>,
) {
  const [restored, setRestored] = useState(false)
  const latest = useRef(saved)
  latest.current = saved

  useEffect(() => {
    const draft = Object.entries(readDraft(key)).filter(([name]) => name in latest.current)
    for (const [name, text] of draft)
      form.setValue(name as Path<Input>, text as PathValue<Input, Path<Input>>, { shouldDirty: true })
    setRestored(draft.length > 0)
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const typed = Object.entries(latest.current).filter(([name, text]) => values[name] !== text)
        storeDraft(key, Object.fromEntries(typed.map(([name]) => [name, String(values[name] ?? '')])))
      },
    })
  }, [key, form])

  const drop = () => {
    storeDraft(key, {})
    setRestored(false)
  }
  const discard = () => {
    form.reset(undefined, { keepDirtyValues: false })
    drop()
  }
  return { restored, drop, discard }
}
