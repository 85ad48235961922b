import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

type SidePanel = { title: string; open: boolean; onClose: () => void; wide?: boolean; children: ReactNode }

/** At the right edge of a wide screen, over the whole of a narrow one; the page rests meanwhile, and has the focus again afterwards. */
export function SidePanel({ title, open, onClose, wide, children }: SidePanel) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-shade transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          className={`fixed inset-y-0 end-0 z-50 flex w-full flex-col bg-surface shadow-float transition-transform duration-200 ease-out data-ending-style:translate-x-full data-starting-style:translate-x-full sm:max-w-[90vw] ${wide ? 'sm:w-[60rem]' : 'sm:w-[32rem]'}`}
        >
          <div className="flex items-start justify-between gap-2 border-b border-line px-4 py-3 md:px-6">
            <Dialog.Title className="min-w-0 pt-1.5 text-lg leading-snug wrap-anywhere">{title}</Dialog.Title>
            <Dialog.Close className="button -me-2" aria-label="Close">
              <X aria-hidden="true" strokeWidth={1.75} />
            </Dialog.Close>
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 overflow-y-auto overscroll-contain px-4 py-4 md:px-6">
            {children}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
