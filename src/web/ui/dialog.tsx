import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'

type Dialog = {
  title: string
  open: boolean
  onClose: () => void
  /** On a phone it is a page of its own. */
  whole?: boolean
  children: ReactNode
}

/**
 * In the middle of the screen, over a page that rests meanwhile. Closed by its button, Escape or a press beside it; keeps
 * the focus inside and gives it back, or to the page's content where its opener has gone.
 */
export function Dialog({ title, open, onClose, whole = false, children }: Dialog) {
  const focusBack = useFocusBack(open)
  return (
    <Base.Root open={open} onOpenChange={(nextOpen) => !nextOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-shade transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport
          className={`fixed inset-0 z-50 grid place-items-center overflow-y-auto overscroll-contain p-4 ${whole ? 'max-sm:bg-paper max-sm:p-0' : ''}`}
        >
          <Base.Popup
            finalFocus={focusBack}
            className={`relative w-full max-w-md rounded-card bg-surface p-6 ${whole ? 'max-sm:min-h-full max-sm:bg-paper max-sm:px-4 sm:shadow-float' : 'shadow-float'} transition-[opacity,translate] duration-200 ease-out data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0`}
          >
            <div className="dimension-line mb-3 w-24" aria-hidden="true" />
            <Base.Title className="mb-4 pe-12 text-2xl">{title}</Base.Title>
            {children}
            {/* Last, so that the focus begins in the content. */}
            <Base.Close className="button absolute end-3 top-9" aria-label="Close">
              <X aria-hidden="true" strokeWidth={1.75} />
            </Base.Close>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/** To who had the focus when the dialog opened, if that can still be seen; to the page's content otherwise. */
function useFocusBack(open: boolean): () => HTMLElement | false {
  const opener = useRef<Element>(null)
  const wasOpen = useRef(false)
  if (open && !wasOpen.current) opener.current = document.activeElement
  wasOpen.current = open
  return () => {
    const { current } = opener
    if (current instanceof HTMLElement && current !== document.body && current.getClientRects().length > 0)
      return current
    document.getElementById('content')?.focus({ preventScroll: true })
    return false
  }
}
