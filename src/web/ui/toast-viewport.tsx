import { Toast } from '@base-ui/react/toast'
import { useRouter } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { type ComponentProps, useEffect, useRef } from 'react'
import { clearErrorToasts, pendingToasts, type ToastData } from './toast.ts'
import { useToastPlace } from './use-toast-place.ts'

const toastManager = Toast.createToastManager<ToastData>()

export function ToastViewport() {
  // Effects of children come first: the provider listens by now.
  useEffect(() => pendingToasts.show(toastManager), [])
  useOutdatedErrors()
  return (
    <Toast.Provider toastManager={toastManager}>
      <Toast.Portal>
        <PlacedToasts />
      </Toast.Portal>
    </Toast.Provider>
  )
}

/** What failed on a page that was left, or without a network that is there again, need not be read any more. */
function useOutdatedErrors() {
  const router = useRouter()
  useEffect(() => {
    window.addEventListener('online', clearErrorToasts)
    const unsubscribe = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (pathChanged) clearErrorToasts()
    })
    return () => {
      window.removeEventListener('online', clearErrorToasts)
      unsubscribe()
    }
  }, [router])
}

function PlacedToasts() {
  const viewport = useRef<HTMLDivElement>(null)
  const { toasts } = Toast.useToastManager<ToastData>()
  const bottom = useToastPlace(viewport, toasts.length)
  return (
    <Toast.Viewport
      ref={viewport}
      style={{ bottom }}
      className="fixed inset-x-4 z-60 grid gap-2 outline-none sm:start-auto sm:w-96"
    >
      <ToastList />
    </Toast.Viewport>
  )
}

function ToastList() {
  const { toasts, close } = Toast.useToastManager<ToastData>()
  return toasts.map((shown) => (
    <Toast.Root
      key={shown.id}
      toast={shown}
      render={plainDiv}
      className={`card shadow-float translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) border-s-4 transition-[opacity,translate] duration-200 ease-out data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-4 data-starting-style:opacity-0 ${shown.type === 'error' ? 'border-s-alarm' : 'border-s-site'}`}
    >
      <Toast.Content className="flex items-center gap-2 ps-4">
        <Toast.Title
          render={<p />}
          role={shown.type === 'error' ? 'alert' : undefined}
          className="min-w-0 grow py-2.5 wrap-anywhere"
        />
        {shown.data?.action && (
          <button
            type="button"
            className="link min-h-11 self-start px-2 font-semibold"
            onClick={() => {
              shown.data?.action?.run()
              close(shown.id)
            }}
          >
            {shown.data.action.label}
          </button>
        )}
        <Toast.Close aria-hidden={false} className="button self-start px-3" aria-label="Close the message">
          <X aria-hidden="true" strokeWidth={1.75} size={20} />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}

/** It is read out where it comes up, and is no dialog. */
function plainDiv({
  role: _role,
  'aria-modal': _modal,
  'aria-labelledby': _label,
  ...rest
}: ComponentProps<'div'>) {
  return <div {...rest} />
}
