import { type ComponentProps, useEffect, useRef } from 'react'
import { TextField } from '#web/ui/fields.tsx'

/** docs/product.md 4.1 */
const DEBOUNCE_MS = 500

type DebouncedField = { value: string; onValue: (value: string) => void } & Omit<
  ComponentProps<typeof TextField>,
  'value' | 'defaultValue' | 'ref' | 'type' | 'onInput'
>

/**
 * A search box. What is typed takes effect after a pause, or by Enter with its form; clearing the box takes effect at once and
 * cancels the pause (docs/product.md 4.1). The box is the browser's own, so that what was typed before the scripts arrived is kept and used.
 */
export function DebouncedField({ value, onValue, ...field }: DebouncedField) {
  const box = useRef<HTMLInputElement>(null)
  const applied = useRef(value)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  const apply = (typed: string) => {
    clearTimeout(pause.current)
    if (typed === applied.current) return
    applied.current = typed
    onValue(typed)
  }
  const type = (typed: string) => {
    clearTimeout(pause.current)
    if (typed === '') apply('')
    // What stands in the box by then: a choice may have replaced what was typed.
    else pause.current = setTimeout(() => apply(box.current?.value.trim() ?? typed), DEBOUNCE_MS)
  }
  const latestType = useRef(type)
  latestType.current = type

  useEffect(() => {
    if (box.current && box.current.value !== applied.current) latestType.current(box.current.value)
    return () => clearTimeout(pause.current)
  }, [])

  useEffect(() => {
    if (value === applied.current || !box.current) return
    clearTimeout(pause.current)
    applied.current = value
    box.current.value = value
  }, [value])

  return (
    <TextField
      ref={box}
      type="search"
      defaultValue={value}
      enterKeyHint="search"
      onInput={(event) => type(event.currentTarget.value.trim())}
      {...field}
    />
  )
}
