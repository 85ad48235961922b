import { useHydrated } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

const Sheet = lazy(async () => ({ default: (await import('#web/ui/sheet.tsx')).Sheet }))

type FilterSheetProps = {
  /** How many filters are set. */
  set: number
  /** The id of the form that a button applies where no script is there to do it; none where the form has a button of its own. */
  form?: string | undefined
  /** Below the filters, always in sight. */
  foot?: (close: () => void) => ReactNode
  children: (close: () => void) => ReactNode
}

/**
 * On narrow screens the filters rise from below, on a button that says how many are set. Until the scripts are there the button is a
 * disclosure of the platform's own, which shows those of wide screens (`filters-open:`) within `.filtered`; if it is open at that moment,
 * the sheet takes over, and the button has the focus that it had.
 */
export function FilterSheet({ set, form, foot, children }: FilterSheetProps) {
  const scripted = useHydrated()
  const disclosure = useRef<HTMLDetailsElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<boolean>()
  const focused = useRef(false)
  useEffect(() => {
    if (disclosure.current?.open) setOpen(true)
    if (scripted && focused.current) button.current?.focus()
    focused.current = disclosure.current?.contains(document.activeElement) ?? false
  }, [scripted])

  const close = () => setOpen(false)
  const label = (
    <>
      <SlidersHorizontal size={20} strokeWidth={1.75} aria-hidden="true" />
      Filters{set > 0 && ` (${set})`}
    </>
  )
  const look = 'button button-quiet w-full md:w-auto'
  if (!scripted)
    return (
      <details ref={disclosure} className="filter-disclosure mb-3 md:mb-4 lg:hidden">
        <summary className={`${look} list-none [&::-webkit-details-marker]:hidden`}>{label}</summary>
        {form && (
          <button type="submit" form={form} className="button button-action mt-2 w-full md:w-auto">
            Apply filters
          </button>
        )}
      </details>
    )
  return (
    <div className="mb-3 md:mb-4 lg:hidden">
      <button
        ref={button}
        type="button"
        className={look}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      {open !== undefined && (
        <Suspense>
          <Sheet title="Filters" open={open} onOpenChange={setOpen} opener={button} foot={foot?.(close)}>
            {children(close)}
          </Sheet>
        </Suspense>
      )}
    </div>
  )
}
