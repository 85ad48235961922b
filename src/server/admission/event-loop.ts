import { performance } from 'node:perf_hooks'

const SAMPLED_MS = 100

/** The share of its time in which a loop works that has nothing left to give. */
const SATURATED = 0.95

/** Whether this process has more to do than it gets done. */
export function watchEventLoop() {
  let before = performance.eventLoopUtilization()
  let isSaturated = false
  const sampler = setInterval(() => {
    const now = performance.eventLoopUtilization()
    isSaturated = performance.eventLoopUtilization(now, before).utilization > SATURATED
    before = now
  }, SAMPLED_MS).unref()
  return { isSaturated: () => isSaturated, stop: () => clearInterval(sampler) }
}
