/** The part of the load generator's API that the benchmark uses; the package has no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  type Options = {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    /** Milliseconds between checks of the duration. */
    sampleInt: number
    /** The expected body. */
    expectBody?: string
    method?: 'POST'
    headers?: Record<string, string>
    body?: string
  }
  type Result = {
    /** The actual duration in seconds. */
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
