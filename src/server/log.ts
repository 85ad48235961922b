import { type Logger, pino } from 'pino'
import type { Env } from './env.ts'

export function createLog(level: Env['logLevel']): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}
