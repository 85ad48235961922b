/** Where so many fail by themselves it is not they that are wrong. */
const FAILING_MAX = 10

/**
 * What `work` makes of each, in their order. Where it fails it is tried with one half and then the other: one that fails by itself is left out,
 * and keeps nobody else waiting.
 * @throws Error where many fail, or `signal` ends it
 */
export async function bestEffort<One, Result>(
  all: One[],
  work: (some: One[]) => Promise<readonly Result[]>,
  { signal, onFailing }: { signal: AbortSignal; onFailing: (one: One, error: unknown) => void },
): Promise<(Result | undefined)[]> {
  let failing = 0
  const attempt = async (some: One[]): Promise<readonly (Result | undefined)[]> => {
    signal.throwIfAborted()
    try {
      return await work(some)
    } catch (error) {
      const [only, ...others] = some
      if (only === undefined || (others.length === 0 && ++failing > FAILING_MAX)) throw error
      if (others.length === 0) {
        onFailing(only, error)
        return [undefined]
      }
      const middle = Math.ceil(some.length / 2)
      return [...(await attempt(some.slice(0, middle))), ...(await attempt(some.slice(middle)))]
    }
  }
  return [...(await attempt(all))]
}
