import { DrizzleQueryError } from 'drizzle-orm'
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'
import type { Env } from './env.ts'

/** One JSON line an event, on standard output where nothing else is given. */
export function createLog(level: Env['logLevel'], destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  }
  return pino(options, destination ?? standardOutput())
}

let opened: DestinationStream | undefined

/** Standard output, opened once a process. */
function standardOutput(): DestinationStream {
  opened ??= openStandardOutput()
  return opened
}

/**
 * A write for each request would take a tenth of the time of one that reads a product. Lines wait for others for up to a tenth of a second, and
 * are written before an exit; what a pipe takes at once (4,096 bytes) is not mixed with what another process writes. Writes are synchronous:
 * what an exit writes would overtake one on its way.
 */
function openStandardOutput(): DestinationStream {
  const output = pino.destination({
    dest: 1,
    sync: true,
    minLength: 2_048,
    maxWrite: 4_096,
    periodicFlush: 100,
  })
  process.on('exit', () => output.flushSync())
  return output
}

/** A failed query is logged with its SQL and the reason, never its parameters, which may be personal. */
function describeError(error: Error): object {
  const failed = findQueryError(error)
  if (!failed) return stdSerializers.err(error)
  const reason = failed.cause ?? new Error('The query failed')
  const { type, message, stack } = stdSerializers.err(reason)
  return { type, message, stack, code: 'code' in reason ? reason.code : undefined, query: failed.query }
}

function findQueryError(error: unknown): DrizzleQueryError | undefined {
  if (error instanceof DrizzleQueryError) return error
  return error instanceof Error ? findQueryError(error.cause) : undefined
}
