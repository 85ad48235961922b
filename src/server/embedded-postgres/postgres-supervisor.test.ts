import { expect, it } from 'vitest'
import { superviseServer } from './postgres-supervisor.ts'

/** A server that is only its ends, and a clock that moves when told to. */
function supervised() {
  const runs: { end(reason: string): void }[] = []
  const lines: string[] = []
  const stopping = new AbortController()
  const clock = { now: 0, paused: [] as number[] }
  let failing: Error | undefined
  const run = () => {
    const { promise: ended, resolve: end } = Promise.withResolvers<string>()
    runs.push({ end })
    return { ended }
  }
  const gaveUp = superviseServer(run(), {
    restart: async () => {
      if (failing) throw failing
      return run()
    },
    signal: stopping.signal,
    log: (line) => lines.push(line),
    now: () => clock.now,
    pause: async (ms) => clock.paused.push(ms),
  })
  return {
    gaveUp,
    lines,
    clock,
    stop: () => stopping.abort(),
    failWith: (message: string) => {
      failing = new Error(message)
    },
    /** Ends the run with this number, counted from 1, and waits for the next. */
    end: async (count: number, reason: string) => {
      runs[count - 1]?.end(reason)
      await expect.poll(() => runs.length).toBe(count + 1)
    },
    endForGood: (reason: string) => runs.at(-1)?.end(reason),
  }
}

it('restarts a server as often as it ends, if that is not often', async () => {
  const { end, endForGood, stop, gaveUp, clock, lines } = supervised()
  for (const time of [1, 2, 3, 4, 5, 6]) {
    await end(time, 'it was killed')
    clock.now += 20_000
  }
  expect(lines).toHaveLength(6)
  // Beside the two of the last minute, each waits a second.
  expect(clock.paused).toEqual([0, 500, 1_000, 1_000, 1_000, 1_000])
  stop()
  endForGood('exit code 0')
  expect(await gaveUp).toBeUndefined()
})

it('gives up at the fourth end within a minute, and says why', async () => {
  const { end, endForGood, gaveUp, clock } = supervised()
  for (const time of [1, 2, 3]) {
    await end(time, 'it was killed')
    clock.now += 19_000
  }
  endForGood('exit code 1 (PANIC:  could not write)')
  expect(await gaveUp).toBe(
    'PostgreSQL has ended again after 3 restarts within a minute: exit code 1 (PANIC:  could not write)',
  )
})

it('counts a restart that fails like one that ends', async () => {
  const { failWith, endForGood, gaveUp, clock } = supervised()
  failWith('PostgreSQL did not start: no such file')
  endForGood('it was killed')
  expect(await gaveUp).toMatch(/: PostgreSQL did not start: no such file$/)
  expect(clock.paused).toEqual([0, 500, 1_000])
})

it('lets a server end that is stopped', async () => {
  const { endForGood, stop, gaveUp, lines } = supervised()
  stop()
  endForGood('exit code 0')
  expect(await gaveUp).toBeUndefined()
  expect(lines).toEqual([])
})
