import autocannon from 'autocannon'

/** The actual duration in seconds, and the latency of each request in milliseconds. */
export type Measurement = { seconds: number; latencies: number[] }

/** The request, if it is more than a GET, and the expected body, if it is checked. */
export type Exchange = {
  method?: 'POST'
  headers?: Record<string, string>
  body?: string
  expectBody?: string
}

export type Load = { connections: number; seconds: number }

/** Requests over HTTP; each connection sends the next one as soon as it has an answer. */
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

/** Runs repeatedly, with as many concurrent runs as there would be connections. */
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

export type LoadSummary = { perSecond: number; p50: number; p95: number; p99: number }

/** Combines several measurements of the same call. */
export function summarize(measurements: Measurement[]): LoadSummary {
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
