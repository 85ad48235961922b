import type { Toast } from '@base-ui/react/toast'

/** An undo button while the toast is shown; the caller closes the toast. */
export type ToastAction = { label: string; run: () => void }

export type ToastData = { action: ToastAction | undefined }

/** Where `toast-viewport.tsx` takes them from. */
type ToastManager = ReturnType<typeof Toast.createToastManager<ToastData>>

type NewToast = Parameters<ToastManager['add']>[0] & { id: string; title: string }

const TIMEOUT_MS = { info: 6_000, error: 10_000 }

/** Those that the viewport, whose code comes with the first toast, does not show yet. */
let pending: readonly NewToast[] = []
/** The viewport's, as soon as it is there. */
let manager: ToastManager | undefined
const listeners = new Set<() => void>()
const errorIds = new Set<string>()
let count = 0

/**
 * Says something at the edge of the screen, for some seconds or as long as there is an `action`. An error interrupts who
 * listens to the page, and goes when a later try succeeds.
 * @returns closes it
 */
export function toast(
  text: string,
  { type = 'info', action }: { type?: 'info' | 'error'; action?: ToastAction } = {},
): () => void {
  // Something was done: what failed before is no longer so.
  if (type === 'info' && !action) clearErrorToasts()
  count += 1
  const id = `toast-${count}`
  if (type === 'error') errorIds.add(id)
  const added: NewToast = {
    id,
    title: text,
    type,
    data: { action },
    timeout: action ? 0 : TIMEOUT_MS[type],
    onClose: () => errorIds.delete(id),
  }
  if (manager) manager.add(added)
  else setPending([...pending, added])
  return () => close(id)
}

/** On a retry: closes error toasts and drops pending ones. */
export function clearErrorToasts(): void {
  for (const id of errorIds) close(id)
  errorIds.clear()
}

function close(id: string): void {
  if (manager) manager.close(id)
  else setPending(pending.filter((one) => one.id !== id))
}

function setPending(toasts: readonly NewToast[]): void {
  pending = toasts
  for (const listener of listeners) listener()
}

/** The toasts that wait for the viewport, for `toasts.tsx`. */
export const pendingToasts = {
  read: () => pending,
  clear: () => setPending([]),
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** The viewport listens to its manager from now on. */
  show: (shown: ToastManager) => {
    manager = shown
    for (const one of pending) shown.add(one)
    setPending([])
  },
}
