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
    const callers = new Map(
      profile.nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node] as const)),
    )
    const takers = new Map(
      profile.nodes.map((node) => {
        // The language's own functions count for who calls them.
        let taker: typeof node | undefined = node
        while (taker && isBuiltIn(taker.callFrame)) taker = callers.get(taker.id)
        return [node.id, takerOf((taker ?? node).callFrame)]
      }),
    )
    const taken: ProcessorProfile = {}
    for (const [index, sample] of (profile.samples ?? []).entries()) {
      const taker = takers.get(sample)
      if (taker) taken[taker] = (taken[taker] ?? 0) + (profile.timeDeltas?.[index] ?? 0) / 1_000
    }
    return taken
  }
}

type CallFrame = { functionName: string; url: string }

/** What has no script; in brackets stand the engine's own doings. */
const isBuiltIn = ({ functionName, url }: CallFrame) => url === '' && !functionName.startsWith('(')

/** @returns nothing of waiting, and of the profile itself */
function takerOf({ functionName, url }: CallFrame): string | undefined {
  if (functionName === '(idle)' || url.startsWith('node:inspector')) return undefined
  if (functionName === '(garbage collector)') return 'garbage collector'
  const [, scope, bare] = /\/node_modules\/(@[^/]+\/[^/]+)?([^/]*)(?!.*\/node_modules\/)/.exec(url) ?? []
  if (scope || bare) return scope ?? bare
  if (url === '') return 'native code'
  if (url.startsWith('node:')) return 'Node.js'
  return `${/[^/]+$/.exec(url)?.[0].replace(/(-[\w-]{8})?\.\w+$/, '')} (ours)`
}
