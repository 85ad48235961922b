import type { Logger } from 'pino'
import type { Db } from '#server/db/client.ts'

/** What every query and command is given. */
export type Context = { db: Db; log: Logger }
