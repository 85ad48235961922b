import { Dialog } from '@base-ui/react/dialog'
import { useRouter } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { sameVisit } from '#web/layout/visit.ts'
import { Slides } from './slides.tsx'
import { turnByKey } from './turn-by-key.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The step before is the same page without the pictures over it. */
    imagesOpened?: true
  }
}

type FullScreen = Pick<Slides, 'images' | 'name' | 'shownIndex' | 'onShownIndex'> & {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The pictures on nothing but ground; gives the focus back to what opened them. The browser's Back closes them, too. */
export function FullScreenImages({ open, onOpenChange, ...slides }: FullScreen) {
  const close = useStepBack(open, () => onOpenChange(false))
  const isExample = slides.images[slides.shownIndex]?.example
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? onOpenChange(true) : close())}>
      <Dialog.Portal>
        <Dialog.Popup
          onKeyDown={(event) => turnByKey(event, slides)}
          className="fixed inset-0 z-50 flex flex-col bg-ground text-on-ground transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <div className="flex items-center justify-between gap-4 px-4 py-2">
            <div className="min-w-0">
              <Dialog.Title className="truncate text-base tracking-normal">{slides.name}</Dialog.Title>
              {isExample && <p className="text-sm">Example picture</p>}
            </div>
            <Dialog.Close className="button" aria-label="Close">
              <X aria-hidden="true" strokeWidth={1.75} />
            </Dialog.Close>
          </div>
          <div className="min-h-0 grow">
            <Slides {...slides} frame="h-full" sizes="100vw" whole />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** While it is open there is a step of the history for it. @returns what closes it by going back */
function useStepBack(open: boolean, onBack: () => void): () => void {
  const router = useRouter()
  const goneBack = useEffectEvent(onBack)
  useEffect(() => {
    if (!open) return
    void router.navigate({
      to: '.',
      search: true,
      state: (state) => ({ ...sameVisit(state), imagesOpened: true as const }),
      resetScroll: false,
    })
    return router.history.subscribe(({ action }) => {
      if (action.type === 'BACK' || action.type === 'GO') goneBack()
    })
  }, [open, router])
  return () => {
    if (router.latestLocation.state.imagesOpened) router.history.back()
    else onBack()
  }
}
