import { createFairQueue } from './fair-queue.ts'

type Options = {
  /** How many may be inside at this moment. */
  slots(): number
  /** How many may wait. */
  waiting: number
  /** The longest wait. */
  waitMs: number
}

type Comer = {
  /** Whose turn it is. */
  address: string
  admit(): void
  refuse(): void
}

/** How often it is seen who has waited too long, and whether there are more slots than before. */
const SWEEP_MS = 50

/**
 * Lets so many in at one time. The others wait for a short while, by turns of their addresses; where too many wait, an address with a
 * long line loses before one with a short one.
 */
export function createRequestSlots({ slots, waiting, waitMs }: Options) {
  type Waiting = Comer & { until: number; leave(): void }
  const queue = createFairQueue<Waiting>()
  let inside = 0
  let sweeper: NodeJS.Timeout | undefined

  function letIn(): void {
    while (queue.size() > 0 && inside < slots()) {
      const next = queue.next()
      if (next) enter(next)
    }
    if (queue.size() > 0) return
    clearInterval(sweeper)
    sweeper = undefined
  }
  function enter(comer: Waiting): void {
    inside += 1
    comer.leave = () => {
      inside -= 1
      letIn()
    }
    comer.admit()
  }
  function turnAway(comer: Waiting): void {
    queue.remove(comer.address, comer)
    comer.leave = () => undefined
    comer.refuse()
  }
  /** Who comes first in a line goes first: behind a head that may wait nobody has waited longer. */
  function sweep(): void {
    const now = performance.now()
    for (let late = overdue(now); late.length > 0; late = overdue(now))
      for (const comer of late) turnAway(comer)
    letIn()
  }
  const overdue = (now: number) => queue.heads().filter(({ until }) => until <= now)

  return {
    inside: () => inside,
    /** Whether somebody from this address would be turned away now. */
    isFullFor: (address: string): boolean =>
      inside >= slots() && queue.size() >= waiting && queue.lengthOf(address) + 1 >= queue.longest().length,
    /**
     * Admits or refuses, now or after a while.
     * @returns to be called once whoever came has gone, whether they were inside, still waited or were refused
     */
    come: (comer: Comer): (() => void) => {
      const entry: Waiting = {
        ...comer,
        until: performance.now() + waitMs,
        leave: () => queue.remove(comer.address, entry),
      }
      const leave = () => {
        const { leave: once } = entry
        entry.leave = () => undefined
        once()
      }
      if (queue.size() === 0 && inside < slots()) {
        enter(entry)
        return leave
      }
      queue.add(comer.address, entry)
      sweeper ??= setInterval(sweep, SWEEP_MS).unref()
      if (queue.size() > waiting) {
        const { name, length } = queue.longest()
        const loser = queue.lengthOf(comer.address) >= length ? entry : queue.headOf(name)
        if (loser) turnAway(loser)
      }
      return leave
    },
  }
}
