import { Toast } from '@base-ui/react/toast'
import { X } from 'lucide-react'
import { type ComponentProps, useEffect } from 'react'
import type { Telling, Told } from './toast.ts'

const SECONDS = { told: 6, alarm: 10 }

/** None, which is for ever, where whoever told it takes it away. */
const secondsOf = ({ alarm, action }: Told) => (action ? 0 : alarm ? SECONDS.alarm : SECONDS.told)

export function ToastViewport(telling: Telling) {
  return (
    <Toast.Provider>
      <Toast.Portal>
        <Toast.Viewport className="fixed inset-x-4 bottom-20 z-60 grid gap-2 outline-none sm:start-auto sm:bottom-4 sm:w-96">
          <ToastList {...telling} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastList({ told, onShown }: Telling) {
  const { toasts, add, close } = Toast.useToastManager<Told>()
  useEffect(() => {
    if (told.length === 0) return
    for (const one of told)
      if (one === 'quiet') for (const { id } of toasts.filter(({ data }) => data?.alarm)) close(id)
      else if ('gone' in one) close(one.gone)
      else add({ id: one.id, title: one.text, data: one, timeout: 1000 * secondsOf(one) })
    onShown()
  }, [told, onShown, toasts, add, close])
  return toasts.map((shown) => (
    <Toast.Root
      key={shown.id}
      toast={shown}
      render={line}
      className={`card shadow-float translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) border-s-4 transition-[opacity,translate] duration-200 ease-out data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-4 data-starting-style:opacity-0 ${shown.data?.alarm ? 'border-s-alarm' : 'border-s-site'}`}
    >
      <Toast.Content className="flex items-center gap-2 ps-4">
        <Toast.Title
          render={<p />}
          role={shown.data?.alarm ? 'alert' : undefined}
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
function line({
  role: _role,
  'aria-modal': _modal,
  'aria-labelledby': _label,
  ...rest
}: ComponentProps<'div'>) {
  return <div {...rest} />
}
