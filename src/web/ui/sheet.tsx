import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'

type Sheet = {
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
  opener: RefObject<HTMLElement | null>
  /** Stays in sight below what scrolls. */
  foot?: ReactNode
  children: ReactNode
}

/** Rises from the lower edge of a phone; keeps the focus inside and gives it back to its opener. */
export function Sheet({ title, open, onOpenChange, opener, foot, children }: Sheet) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-shade transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          finalFocus={opener}
          className="fixed inset-x-0 bottom-0 z-50 flex max-h-[85dvh] flex-col rounded-t-card bg-surface shadow-float transition-transform duration-200 ease-out data-ending-style:translate-y-full data-starting-style:translate-y-full"
        >
          <div className="flex items-center justify-between px-4 pt-4 pb-3">
            <Dialog.Title className="text-xl">{title}</Dialog.Title>
            <Dialog.Close className="button -me-2" aria-label="Close">
              <X aria-hidden="true" strokeWidth={1.75} />
            </Dialog.Close>
          </div>
          <div className="overflow-y-auto overscroll-contain px-4 pb-4">{children}</div>
          {foot && <div className="grid border-t border-line p-4">{foot}</div>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
