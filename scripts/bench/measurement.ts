import autocannon from 'autocannon'

/** What happened in some seconds: how long they were in fact, and how long each request took, in milliseconds. */
export type Measurement = { seconds: number; latencies: number[] }

/** What is sent, where it is more than a GET, and the only answer that is right, where there is one. */
type Exchange = {
  method?: 'POST'
  headers?: Record<string, string>
  body?: string
  expectBody?: string
}

export type Load = { connections: number; seconds: number }

/** Requests over HTTP, each connection asking again as soon as it is answered. */
export async function measureServer(
  url: string,
  { connections, seconds }: Load,
  exchange: Exchange = {},
): Promise<Measurement> {
  const latencies: number[] = []
  const run = autocannon({
    url,
    connections,
    duration: seconds,
    sampleInt: 50,
    ...exchange,
  })
  run.on('response', (_client, _status, _bytes, milliseconds: number) => latencies.push(milliseconds))
  const { duration, errors, timeouts, mismatches, non2xx } = await run
  if (errors + timeouts + mismatches + non2xx > 0)
    throw new Error(
      `${url}: ${errors} errors, ${timeouts} timeouts, ${non2xx} failures, ${mismatches} answers other than expected`,
    )
  return { seconds: duration, latencies }
}

/** Something that is done again as soon as it is done, as many times at once as there would be requests. */
export async function measureRuns(
  run: () => Promise<unknown>,
  { connections, seconds }: Load,
): Promise<Measurement> {
  const latencies: number[] = []
  const start = performance.now()
  const runAgain = async () => {
    while (performance.now() - start < seconds * 1000) {
      const begun = performance.now()
      await run()
      latencies.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: connections }, runAgain))
  return { seconds: (performance.now() - start) / 1000, latencies }
}

export type Summary = { perSecond: number; p50: number; p95: number; p99: number }

/** Several measurements of the same thing as one. */
export function summarize(measurements: Measurement[]): Summary {
  const latencies = measurements.flatMap((each) => each.latencies).sort((one, other) => one - other)
  const seconds = measurements.reduce((sum, each) => sum + each.seconds, 0)
  const percentile = (share: number) => latencies[Math.ceil(latencies.length * share) - 1] ?? Number.NaN
  return {
    perSecond: latencies.length / seconds,
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
  }
}
