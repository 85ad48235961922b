/** A way back, for as long as the toast stands: whoever told it takes it away. */
export type ToastAction = { label: string; run: () => void }

export type Told = { id: string; text: string; alarm: boolean; action: ToastAction | undefined }

/** What is shown where toasts are: what to tell, in its order, and what to take away: one of them, or all alarms. */
export type Telling = { told: readonly (Told | { gone: string } | 'quiet')[]; onShown: () => void }

let waiting: Telling['told'] = []
const listeners = new Set<() => void>()

function setWaiting(told: Telling['told']): void {
  waiting = told
  for (const listener of listeners) listener()
}

let count = 0

/**
 * Says something at the edge of the screen, for some seconds or as long as there is an `action`. An alarm interrupts who
 * listens to the page.
 * @returns takes it away
 */
export function toast(
  text: string,
  { alarm = false, action }: { alarm?: boolean; action?: ToastAction } = {},
): () => void {
  count += 1
  const id = `told-${count}`
  setWaiting([...waiting, { id, text, alarm, action }])
  return () => setWaiting([...waiting, { gone: id }])
}

/** What was wrong is being tried again: no alarm stands any more, nor comes up late. */
export function dropAlarms(): void {
  setWaiting([...waiting.filter((one) => !(typeof one === 'object' && 'alarm' in one && one.alarm)), 'quiet'])
}

/** What was told and is not shown yet, for `toasts.tsx`. */
export const untold = {
  read: () => waiting,
  clear: () => setWaiting([]),
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
