import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'

type FullScreen = {
  open: boolean
  onOpenChange: (open: boolean) => void
  name: string
  onKeyDown: (event: KeyboardEvent) => void
  children: ReactNode
}

/** The pictures on nothing but ground; gives the focus back to what opened them. */
export function FullScreenImages({ open, onOpenChange, name, onKeyDown, children }: FullScreen) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Popup
          onKeyDown={onKeyDown}
          className="fixed inset-0 z-50 flex flex-col bg-ground text-on-ground transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <div className="flex items-center justify-between gap-4 px-4 py-2">
            <Dialog.Title className="truncate text-base tracking-normal">{name}</Dialog.Title>
            <Dialog.Close className="button" aria-label="Close">
              <X aria-hidden="true" strokeWidth={1.75} />
            </Dialog.Close>
          </div>
          <div className="min-h-0 grow">{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
