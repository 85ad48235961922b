import * as z from 'zod/mini'
import { hostName, portNumber } from './variable-formats.ts'

export type MetricsSettings = {
  host: string
  /** A port of its own for `/metrics`. Absent: the product's own. */
  port: number | undefined
  /** What whoever asks has to carry, as a bearer. */
  token: string | undefined
}

/** Who may read the metrics, and where: that part of the configuration (docs/operations.md). */
export const metricsVariables = {
  METRICS_PORT: z.optional(portNumber),
  METRICS_HOST: z._default(hostName, '127.0.0.1'),
  METRICS_TOKEN: z.optional(
    z.string().check(z.regex(/^[\w.~+/=-]{32,}$/, 'must have at least 32 letters and digits')),
  ),
}

const Variables = z.object(metricsVariables)

/** @returns undefined where neither a port nor a token is configured */
export const metricsOf = (set: z.infer<typeof Variables>): MetricsSettings | undefined =>
  set.METRICS_PORT || set.METRICS_TOKEN
    ? {
        host: set.METRICS_HOST,
        port: set.METRICS_PORT ? Number(set.METRICS_PORT) : undefined,
        token: set.METRICS_TOKEN,
      }
    : undefined
