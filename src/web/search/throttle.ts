/**
 * Lets one go at a time, and the next not before so many milliseconds later. Who gives up before their turn takes none.
 * @param now in milliseconds
 */
export function createThrottle(pauseMs: number, now = () => performance.now()) {
  let last = Number.NEGATIVE_INFINITY
  return async (signal: AbortSignal): Promise<void> => {
    for (let wait = last + pauseMs - now(); wait > 0; wait = last + pauseMs - now())
      await new Promise<void>((go, giveUp) => {
        const timer = setTimeout(go, Math.ceil(wait))
        signal.addEventListener('abort', () => {
          clearTimeout(timer)
          giveUp(signal.reason)
        })
      })
    signal.throwIfAborted()
    last = now()
  }
}
