import { useEffect, useRef } from 'react'
import { TextField } from '#web/ui/fields.tsx'

/** §9. */
const DEBOUNCE_MS = 500

type NameField = { name: string; onName: (name: string) => void }

/**
 * The name box. What is typed takes effect after a pause; clearing the box takes effect at once and cancels the pause
 * (§4). The box is the browser's own, so that what was typed before the scripts arrived is kept and used.
 */
export function NameField({ name, onName }: NameField) {
  const box = useRef<HTMLInputElement>(null)
  const applied = useRef(name)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  const apply = (typed: string) => {
    clearTimeout(pause.current)
    if (typed === applied.current) return
    applied.current = typed
    onName(typed)
  }
  const type = (typed: string) => {
    clearTimeout(pause.current)
    if (typed === '') apply('')
    else pause.current = setTimeout(() => apply(typed), DEBOUNCE_MS)
  }
  const latestType = useRef(type)
  latestType.current = type

  useEffect(() => {
    if (box.current && box.current.value !== applied.current) latestType.current(box.current.value)
    return () => clearTimeout(pause.current)
  }, [])

  useEffect(() => {
    if (name === applied.current || !box.current) return
    clearTimeout(pause.current)
    applied.current = name
    box.current.value = name
  }, [name])

  return (
    <TextField
      ref={box}
      label="Product name"
      type="search"
      name="name"
      defaultValue={name}
      maxLength={200}
      placeholder="Cement, 12 mm rod, tiler…"
      enterKeyHint="search"
      autoComplete="off"
      onInput={(event) => type(event.currentTarget.value.trim())}
      onKeyDown={(event) => event.key === 'Enter' && apply(event.currentTarget.value.trim())}
    />
  )
}
