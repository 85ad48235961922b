import type { Logger } from 'pino'
import { GUESS_DELAY_MS } from './accounts/account-limits.ts'
import { createAuth } from './accounts/auth.ts'
import { googleConnector } from './accounts/google-provider.ts'
import { createAccessTokens } from './api/access-tokens.ts'
import type { Context } from './api/context.ts'
import { createRateLimits } from './api/rate-limits.ts'
import type { Db } from './db/client.ts'
import type { ReadReplicas } from './db/read-replicas.ts'
import { canOpenDemoAccounts } from './demo/demo-accounts.ts'
import { createDiskSpace } from './disk-space.ts'
import type { Env } from './env.ts'
import { JOBS } from './jobs/jobs.ts'
import { createQueue } from './jobs/queue.ts'
import { createLeadCounter } from './leads/lead-counter.ts'
import type { Metrics } from './metrics.ts'
import { openStorage } from './storage/open-storage.ts'

type Parts = {
  db: Db
  replicas?: ReadReplicas | undefined
  log: Logger
  metrics: Metrics
  env: Pick<
    Env,
    | 'adminEmails'
    | 'baseUrl'
    | 'company'
    | 'databaseUrl'
    | 'dataDir'
    | 'demo'
    | 'google'
    | 'host'
    | 'push'
    | 'rateLimitScale'
    | 's3'
    | 'smsGateway'
    | 'trustedProxies'
  >
  /** What cookies, access tokens and uploads are signed with. */
  secret: string
}

/** What every query and command works with, as the configuration has it. */
export function createContext({ db, replicas, log, metrics, env, secret }: Parts): Context {
  const auth = createAuth(db, log, { secret, baseUrl: env.baseUrl })
  return {
    db,
    primary: db,
    replicas,
    log,
    metrics,
    auth,
    connectGoogle: env.google && googleConnector(db, auth, env.google),
    accessTokens: createAccessTokens(secret),
    limits: createRateLimits(db, env.rateLimitScale),
    leads: createLeadCounter({ db, log, scale: env.rateLimitScale }),
    queue: createQueue(db, log, JOBS, { onGivenUp: metrics.countGivenUpJob }),
    disk: createDiskSpace({ folder: env.databaseUrl ? undefined : env.dataDir, log }),
    storage: openStorage(env, secret),
    settings: {
      baseUrl: env.baseUrl,
      company: env.company,
      trustedProxies: env.trustedProxies,
      adminEmails: env.adminEmails,
      pushKey: env.push?.publicKey,
      messageChannel: env.smsGateway?.channel ?? (canOpenDemoAccounts(env) ? 'outbox' : null),
      isExample: env.demo,
      guessDelayMs: GUESS_DELAY_MS,
    },
  }
}
