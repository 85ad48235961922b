/** What the benchmark uses of the load generator, which brings no types of its own. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  type Options = {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    /** Milliseconds between looks at whether the time is over. */
    sampleInt: number
    /** The only body that is right. */
    expectBody?: string
    method?: 'POST'
    headers?: Record<string, string>
    body?: string
  }
  type Result = {
    /** Seconds that it took in fact. */
    duration: number
    errors: number
    timeouts: number
    mismatches: number
    non2xx: number
  }
  /** `response` carries (client, status code, bytes, milliseconds). */
  type Run = EventEmitter & Promise<Result>

  export default function autocannon(options: Options): Run
}
