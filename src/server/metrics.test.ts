import { describe, expect, it } from 'vitest'
import { ConfigurationError } from './env.ts'
import { createMetrics, type MetricSources } from './metrics.ts'
import { listenForMetrics } from './metrics-routes.ts'

const pool = { totalCount: 5, idleCount: 2, waitingCount: 3, options: { max: 12 } }
const listWaitingJobs = async () => [{ queue: 'mail', jobs: 2, oldestSeconds: 61 }]

async function linesOf(sources: Partial<MetricSources> = {}) {
  const metrics = createMetrics()
  metrics.watch({
    pool,
    listWaitingJobs,
    isDiskFull: async () => true,
    oldestFreshOffer: async () => 7,
    responseCache: () => ({ bytes: 1_024, answers: 2, isAlive: true }),
    ...sources,
  })
  return (await metrics.text()).split('\n')
}

describe('an instance tells', () => {
  it('its connections, and what waits in the queues', async () => {
    expect(await linesOf()).toEqual(
      expect.arrayContaining([
        'adlm_database_connections{state="used"} 3',
        'adlm_database_connections{state="idle"} 2',
        'adlm_database_connections_max 12',
        'adlm_database_waiting 3',
        'adlm_disk_full 1',
        'adlm_answers_kept_bytes 1024',
        'adlm_answers_kept 2',
        'adlm_answers_line_alive 1',
        'adlm_saved_searches_behind_seconds 7',
        'adlm_queue_jobs{queue="mail"} 2',
        'adlm_queue_oldest_job_seconds{queue="mail"} 61',
      ]),
    )
  })

  it('what it has counted, and how its process is', async () => {
    const metrics = createMetrics()
    metrics.countRequest({ method: 'GET', route: '/market', status: 200, seconds: 0.02 })
    metrics.countRefusedRequest('overloaded')
    metrics.countGivenUpJob('mail')
    metrics.countLookup('pages', true)
    const lines = (await metrics.text()).split('\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'adlm_http_requests_total{method="GET",route="/market",status="200"} 1',
        'adlm_http_request_duration_seconds_bucket{le="0.01",method="GET",route="/market"} 0',
        'adlm_http_request_duration_seconds_bucket{le="0.025",method="GET",route="/market"} 1',
        'adlm_http_requests_refused_total{cause="overloaded"} 1',
        'adlm_jobs_given_up_total{queue="mail"} 1',
        'adlm_cache_lookups_total{cache="pages",result="hit"} 1',
      ]),
    )
    expect(lines.join('\n')).toMatch(/\nnodejs_eventloop_lag_p99_seconds [\d.e-]+\n/)
    expect(lines.join('\n')).toMatch(/\nprocess_resident_memory_bytes \d+\n/)
  })

  it('nothing of another instance in the same process', async () => {
    createMetrics().countGivenUpJob('mail')
    expect((await createMetrics().text()).split('\n')).not.toContain(
      'adlm_jobs_given_up_total{queue="mail"} 1',
    )
  })

  it.for([
    ['is away', async () => Promise.reject(new Error('No database'))],
    ['does not answer', () => new Promise<never>(() => undefined)],
  ] as const)('the rest where the database %s', { tags: ['slow'] }, async ([_, listWaitingJobs]) => {
    const lines = await linesOf({ listWaitingJobs })
    expect(lines).toContain('adlm_database_waiting 3')
    expect(lines.filter((line) => line.startsWith('adlm_queue_'))).toEqual([])
  })
})

describe('a port of its own', () => {
  it('has nothing else', async () => {
    const metrics = createMetrics()
    metrics.countRefusedRequest('starting')
    const { url, close } = await listenForMetrics(metrics, { host: '127.0.0.1', port: 0, token: undefined })
    expect(await (await fetch(url)).text()).toContain('adlm_http_requests_refused_total{cause="starting"} 1')
    expect((await fetch(new URL('/', url))).status).toBe(404)
    await close()
  })

  it('that is taken stops the start with a sentence', async () => {
    const first = await listenForMetrics(createMetrics(), { host: '127.0.0.1', port: 0, token: undefined })
    const port = Number(new URL(first.url).port)
    const second = listenForMetrics(createMetrics(), { host: '127.0.0.1', port, token: undefined })
    await expect(second).rejects.toThrow(
      new ConfigurationError(
        `METRICS_PORT=${port}: /metrics cannot be on 127.0.0.1 (listen EADDRINUSE: address already in use 127.0.0.1:${port}).`,
      ),
    )
    await first.close()
  })
})
