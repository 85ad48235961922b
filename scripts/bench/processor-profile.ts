import { Session } from 'node:inspector/promises'

/** Milliseconds of a process's own processor time, by what took them: packages, parts of Node.js, files of the build. */
export type ProcessorProfile = Record<string, number>

const SAMPLE_MICROSECONDS = 200

/** Begins; @returns what ends it. */
export async function profileProcessor(): Promise<() => Promise<ProcessorProfile>> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_MICROSECONDS })
  await session.post('Profiler.start')
  return async () => {
    const { profile } = await session.post('Profiler.stop')
    session.disconnect()
    const takers = new Map(profile.nodes.map(({ id, callFrame }) => [id, takerOf(callFrame)]))
    const taken: ProcessorProfile = {}
    for (const [index, sample] of (profile.samples ?? []).entries()) {
      const taker = takers.get(sample)
      if (taker) taken[taker] = (taken[taker] ?? 0) + (profile.timeDeltas?.[index] ?? 0) / 1_000
    }
    return taken
  }
}

/** @returns nothing of waiting */
function takerOf({ functionName, url }: { functionName: string; url: string }): string | undefined {
  if (functionName === '(idle)') return undefined
  if (functionName === '(garbage collector)') return 'garbage collector'
  const [, scope, bare] = /\/node_modules\/(@[^/]+\/[^/]+)?([^/]*)(?!.*\/node_modules\/)/.exec(url) ?? []
  if (scope || bare) return scope ?? bare
  // What has no script is the engine itself, and what it was asked for by the others.
  if (url === '' || url.startsWith('node:')) return 'Node.js'
  return `${/[^/]+$/.exec(url)?.[0].replace(/(-[\w-]{8})?\.\w+$/, '')} (ours)`
}
