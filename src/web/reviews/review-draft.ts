import { useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { readStored, storeValue } from '#web/ui/draft.ts'

type Typed = Record<string, string | number>

/**
 * Keeps what is typed and not sent, for this tab: it survives a reload, a look at the reviews, and signing in.
 * @param saved what the fields say without it
 */
export function useReviewDraft<Input extends FieldValues, Output>(
  key: string,
  form: UseFormReturn<Input, unknown, Output>,
  saved: Typed,
) {
  const [restored, setRestored] = useState(false)
  const latest = useRef(saved)
  latest.current = saved

  useEffect(() => {
    const stored = readStored('tab', key)
    const typed = Object.entries(typeof stored === 'object' && stored !== null ? stored : {}).filter(
      ([name, value]) => typeof value === typeof latest.current[name],
    )
    for (const [name, value] of typed)
      form.setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>, { shouldDirty: true })
    setRestored(typed.length > 0)
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const changed = Object.entries(latest.current).flatMap(([name, value]) =>
          values[name] === undefined || values[name] === value ? [] : [[name, values[name]]],
        )
        storeValue('tab', key, changed.length > 0 ? Object.fromEntries(changed) : undefined)
      },
    })
  }, [key, form])

  const drop = () => {
    storeValue('tab', key, undefined)
    setRestored(false)
  }
  return { restored, drop }
}
