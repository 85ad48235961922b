import type { Auth as BetterAuth, BetterAuthOptions } from 'better-auth'
import type { twoFactor } from 'better-auth/plugins/two-factor'
import type { Logger } from 'pino'
import type { Actor } from '#domain/actor.ts'
import type { CompanySettings } from '#domain/company/company-schema.ts'
import type { LeadsInput } from '#domain/leads/lead-schema.ts'
import type { MessageChannel } from '#domain/verification/verification-rules.ts'
import type { Db, SelectDb, Transaction } from '#server/db/client.ts'
import type { ReadReplicas } from '#server/db/read-replicas.ts'
import type { DiskSpace } from '#server/disk-space.ts'
import type { Queue } from '#server/jobs/jobs.ts'
import type { Metrics } from '#server/metrics.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { RateLimits } from './rate-limits.ts'

type TwoFactor = ReturnType<typeof twoFactor<{ issuer: string; allowPasswordless: true }>>

/** With the calls of its plugin for the second factor. */
export type Auth = BetterAuth & { api: BetterAuth<BetterAuthOptions & { plugins: [TwoFactor] }>['api'] }

/** What every query and command is given. */
export type Context = {
  /** What this call reads from: a replica where it only reads and there are any, else the primary. */
  db: Db
  /** Where everything is written, and what must be true now is read (who is signed in). */
  primary: Db
  /** Absent: everything is read from the primary. */
  replicas: ReadReplicas | undefined
  log: Logger
  metrics: Metrics
  /** Sign-in and sessions; features that need a signed-in user use `identity.ts`. */
  auth: Auth
  /** Connects to Google's OpenID Connect provider, if not yet connected. Absent: no sign-in with Google. */
  connectGoogle: (() => Promise<void>) | undefined
  accessTokens: AccessTokens
  limits: RateLimits
  leads: LeadCounter
  queue: Queue
  disk: DiskSpace
  storage: Storage
  settings: Settings
}

/** Counts what visitors do with offers (docs/product.md 20.3). */
export type LeadCounter = {
  /** Whether this address has sent so many beacons that no more are looked at. */
  isTooMuch(address: string): Promise<boolean>
  /** Keeps the leads of a beacon to be stored soon. @throws where the salt of the day cannot be read */
  count(
    leads: LeadsInput,
    device: { address: string; userAgent: string; viewerId: string | null },
  ): Promise<void>
  /** Stores what waits; what cannot be stored goes on waiting, and the log says so. */
  flush(): Promise<void>
  /** Stores what waits, for the last time. */
  close(): Promise<void>
}

/** What the calls need to know of the configuration. */
type Settings = {
  /** The public address, without a slash at its end. */
  baseUrl: string
  company: CompanySettings
  trustedProxies: number
  adminEmails: readonly string[]
  /** What browsers subscribe to notifications with. Undefined: nobody can. */
  pushKey: string | undefined
  /** How messages to phones leave. Null: not at all. */
  messageChannel: MessageChannel | null
  /** Whether this is a demonstration, whose prices are generated. */
  isExample: boolean
  /** How long a sign-in takes to an account whose password is being guessed. */
  guessDelayMs: number
}

/** What a query reads from: the database, or the transaction that a command runs in. */
export type Reader = { db: SelectDb }

/** The context of an authenticated call. */
export type ActorContext = Context & { actor: Actor }

/** The same within a transaction: `db` is the transaction, and all work is done in it. */
export type TransactionContext = Omit<ActorContext, 'db'> & { db: Transaction }
