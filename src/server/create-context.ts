import type { Logger } from 'pino'
import { createAccessTokens } from './api/access-tokens.ts'
import type { Context } from './api/context.ts'
import { createRateLimits } from './api/rate-limits.ts'
import type { Db } from './db/client.ts'
import type { Env } from './env.ts'
import { JOBS } from './jobs/jobs.ts'
import { createQueue } from './jobs/queue.ts'
import { openStorage } from './storage/open-storage.ts'

type Parts = {
  db: Db
  log: Logger
  env: Pick<Env, 'adminEmails' | 'baseUrl' | 'dataDir' | 'rateLimitScale' | 's3' | 'trustedProxies'>
  /** What cookies, access tokens and uploads are signed with. */
  secret: string
}

/** What every query and command works with, as the configuration has it. */
export function createContext({ db, log, env, secret }: Parts): Context {
  return {
    db,
    log,
    accessTokens: createAccessTokens(secret),
    limits: createRateLimits(db, env.rateLimitScale),
    queue: createQueue(db, log, JOBS),
    storage: openStorage(env, secret),
    settings: {
      baseUrl: env.baseUrl,
      trustedProxies: env.trustedProxies,
      adminEmails: env.adminEmails,
    },
  }
}
