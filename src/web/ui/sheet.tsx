import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'

type Sheet = {
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
  opener: RefObject<HTMLElement | null>
  children: ReactNode
}

/** Rises from the lower edge of a phone; keeps the focus inside and gives it back to its opener. */
export function Sheet({ title, open, onOpenChange, opener, children }: Sheet) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-ground/60 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          finalFocus={opener}
          className="fixed inset-x-0 bottom-0 z-50 max-h-[85dvh] overflow-y-auto overscroll-contain rounded-t-card bg-surface p-4 shadow-float transition-transform duration-200 ease-out data-ending-style:translate-y-full data-starting-style:translate-y-full"
        >
          <div className="mb-3 flex items-center justify-between">
            <Dialog.Title className="text-xl">{title}</Dialog.Title>
            <Dialog.Close className="button -me-2" aria-label="Close">
              <X aria-hidden="true" strokeWidth={1.75} />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
