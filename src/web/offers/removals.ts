import { useSyncExternalStore } from 'react'
import { toastFailure } from '#web/failure-toast.ts'
import { beforeSignOut } from '#web/session/before-sign-out.ts'
import { toast } from '#web/ui/toast.ts'

/** For so long a removal can be undone; only then is it sent. */
const UNDO_MS = 6_000

type Removal = {
  id: string
  /** What is said of it. */
  text: string
  /** @param keepalive where the page is being left */
  send: (keepalive: boolean) => Promise<void>
  onSent: () => void
}

const waiting = new Map<string, (keepalive: boolean) => Promise<void>>()
/** What is not to be seen: what waits, and what is being sent. */
let hidden: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

function setHidden(ids: Iterable<string>): void {
  hidden = new Set(ids)
  for (const listener of listeners) listener()
}

const showAgain = (id: string) => setHidden([...hidden].filter((each) => each !== id))

/** Hides it at once and deletes it after UNDO_MS, unless undone. */
export function removeSoon({ id, text, send, onSent }: Removal): void {
  if (hidden.has(id)) return
  const finish = async (keepalive: boolean) => {
    forget()
    try {
      await send(keepalive)
      onSent()
    } catch (error) {
      toastFailure(error)
    }
    showAgain(id)
  }
  const timer = setTimeout(() => void finish(false), UNDO_MS)
  const dismiss = toast(text, {
    action: {
      label: 'Undo',
      run: () => {
        if (!waiting.has(id)) return
        forget()
        showAgain(id)
      },
    },
  })
  const forget = () => {
    clearTimeout(timer)
    waiting.delete(id)
    dismiss()
  }
  if (waiting.size === 0) {
    window.addEventListener('pagehide', sendAll)
    beforeSignOut(sendAll)
  }
  waiting.set(id, finish)
  setHidden([...hidden, id])
}

/** Nobody can undo it any more. */
const sendAll = () => Promise.all([...waiting.values()].map((finish) => finish(true)))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const read = () => hidden

/** The ids of what is out of sight. */
export const useRemoved = (): ReadonlySet<string> => useSyncExternalStore(subscribe, read, read)
