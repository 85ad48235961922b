import { useHydrated, useLocation } from '@tanstack/react-router'
import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react'
import { useUrlFilters } from './url-filters.ts'

type FiltersFormProps = {
  /** What the button says. */
  button: string
  /** With scripts too. */
  isButtonShown?: boolean
  /** What its fields say, as the URL says it. */
  read?: (entered: Record<string, string>) => Record<string, string>
} & Omit<ComponentProps<'form'>, 'action' | 'autoComplete' | 'onSubmit' | 'ref'>

/**
 * Filters each of which takes effect by itself. Enter has all of them take effect, whoever hears of it: the scripts, or before they have
 * come the browser. What was chosen before they came takes effect with them.
 */
export function FiltersForm({ button, isButtonShown, read = same, children, ...form }: FiltersFormProps) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const filter = useUrlFilters()
  const box = useRef<HTMLFormElement>(null)
  const isServers = useRef(!useHydrated())
  const send = (filled: HTMLFormElement) => filter(read(valuesOf(filled)))
  const latestSend = useRef(send)
  latestSend.current = send
  useEffect(() => {
    const filled = box.current
    if (filled && isServers.current && [...filled.elements].some(isChosen)) void latestSend.current(filled)
  }, [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(event.currentTarget)
  }
  return (
    // A browser that went back would fill it with what another address says.
    <form {...form} ref={box} action={path} autoComplete="off" onSubmit={submit}>
      {children}
      {/* Enter sends a form of several fields only where it has a button. */}
      <button type="submit" className={`button button-action ${isButtonShown ? '' : 'unscripted'}`}>
        {button}
      </button>
    </form>
  )
}

const same = (entered: Record<string, string>) => entered

function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]))
}

/** Whether a field says otherwise than the server's page did. What is still typed waits until it is left, a search box for its pause. */
function isChosen(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected && !option.defaultSelected)
  if (!(field instanceof HTMLInputElement) || field.type === 'search') return false
  if (field.type === 'checkbox') return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue && field !== document.activeElement
}
