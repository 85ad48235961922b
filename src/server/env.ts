import { resolve } from 'node:path'
import * as z from 'zod/mini'
import type { CompanySettings } from '#domain/company/company-schema.ts'
import { COMPANY } from '#domain/company.ts'
import { pushOf, pushVariables } from './alerts/push-variables.ts'
import type { PushSettings } from './alerts/vapid.ts'
import { companyOf, companyVariables } from './company/company-variables.ts'
import { type SmsGateway, smsGatewayOf, smsGatewayVariables } from './messages/gateway-variables.ts'
import { type MetricsSettings, metricsOf, metricsVariables } from './metrics-variables.ts'
import { type S3Settings, s3Of, s3Variables } from './storage/s3-variables.ts'
import { address, hostName, httpUrl, isPercentEncoded, portNumber, seconds } from './variable-formats.ts'

/** What a process does: it answers requests, works on jobs, or both. */
const ROLES = ['all', 'web', 'worker'] as const

type Role = (typeof ROLES)[number]

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Of AUTH_SECRET and of a backup's key. */
export const SECRET_LENGTH_MIN = 32

/** The configuration, as README's table lists it. */
export type Env = {
  port: number
  host: string
  role: Role
  /** How many processes answer on the port; beside more than one of them, one of their own works on jobs. */
  webConcurrency: number
  dataDir: string
  /** Absent: the embedded default runs its own PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined
  /** The same database without a pooler in between, for what needs a connection of its own. Absent: `databaseUrl`. */
  databaseDirectUrl: string | undefined
  /** Bytes that cached answers may take. */
  cacheBytes: number
  /** How many connections the pool has at most. */
  databasePool: number
  /** How long a start waits for the database that `databaseUrl` names. */
  databaseWaitSeconds: number
  /** Streaming replicas, to read from. */
  databaseReadUrls: readonly string[]
  /** What a replica that is read from may lack, by its age. */
  databaseReadLagSeconds: number
  /** Keep named statements prepared. Not behind a pooler that hands connections from one transaction to the next without them. */
  databasePrepare: boolean
  baseUrl: string
  /** Fill an empty database with the demonstration catalogue. */
  demo: boolean
  logLevel: (typeof LOG_LEVELS)[number]
  /** Signs cookies and access tokens. Absent: made once and kept in `dataDir`. */
  authSecret: string | undefined
  /** The OpenID provider behind "Continue with Google". */
  google: { clientId: string; clientSecret: string; issuer: string } | undefined
  /** `smtp(s)://user:password@host:port`. Absent: mail is kept on disk. */
  smtpUrl: string | undefined
  mailFrom: string
  /** How messages to phones leave. Absent: only the demonstration has them, in its outbox. */
  smsGateway: SmsGateway | undefined
  /** Who notifies browsers. Absent: nobody does. */
  push: PushSettings | undefined
  /** What is not set is null; the demonstration has examples. */
  company: CompanySettings
  /** An account with one of these addresses, confirmed, is an admin. In lower case. */
  adminEmails: readonly string[]
  /** Absent: uploads and pictures are files in `dataDir`. */
  s3: S3Settings | undefined
  /** What backups are encrypted with. Absent: they are not, and what is private is left out. */
  backupKey: string | undefined
  /** Absent: no backup is made by itself. */
  nightlyBackup: { folder: string; keep: number } | undefined
  /** All limits on how often something may be tried are multiplied by it. */
  rateLimitScale: number
  /** How many proxies in front add the address they were called from to `X-Forwarded-For`. */
  trustedProxies: number
  /** How long a stop announces itself to the proxies in front before it refuses requests. */
  drainSeconds: number
  /** Browsers keep pages for a time without a network; otherwise they drop what they have kept. */
  serviceWorker: boolean
  /** Absent: nothing is counted, and there is no `/metrics`. */
  metrics: MetricsSettings | undefined
}

/** A setting that stops the start: the message names it and says what it may be. */
export class ConfigurationError extends Error {}

const databaseAddress = z.optional(
  z
    .string()
    .check(
      z.refine(
        isPostgresUrl,
        'must be a PostgreSQL address such as postgres://user:password@host:5432/database',
      ),
      z.refine(isPercentEncoded, 'has a % that begins no character: write %25 for a % in the password'),
    ),
)

const Variables = z.object({
  PORT: z._default(portNumber, '3000'),
  HOST: z._default(hostName, '127.0.0.1'),
  ROLE: z._default(z.enum(ROLES, `must be one of ${ROLES.join(', ')}`), 'all'),
  WEB_CONCURRENCY: z._default(
    z.string().check(z.regex(/^([1-9]|[1-5]\d|6[0-4])$/, 'must be a number of processes from 1 to 64')),
    '1',
  ),
  DATA_DIR: z._default(z.string(), './.data'),
  DATABASE_URL: databaseAddress,
  DATABASE_DIRECT_URL: databaseAddress,
  CACHE_MB: z._default(
    z.string().check(z.regex(/^\d{1,5}$/, 'must be a number of megabytes from 0 to 99999')),
    '64',
  ),
  DATABASE_POOL: z._default(
    z.string().check(z.regex(/^[1-9]\d{0,2}$/, 'must be a number of connections from 1 to 999')),
    '12',
  ),
  DATABASE_PREPARE: z._default(z.enum(['0', '1'], 'must be 0 or 1'), '1'),
  DATABASE_WAIT_SECONDS: z._default(seconds, '60'),
  DATABASE_READ_URLS: z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => listIn(text).every(isPostgresUrl),
          'must be PostgreSQL addresses with commas between them',
        ),
      ),
    '',
  ),
  DATABASE_READ_LAG_SECONDS: z._default(seconds, '2'),
  BASE_URL: z.optional(httpUrl),
  DEMO: z.optional(z.enum(['0', '1'], 'must be 0 or 1')),
  LOG_LEVEL: z._default(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  AUTH_SECRET: z.optional(
    z.string().check(z.minLength(SECRET_LENGTH_MIN, `must have at least ${SECRET_LENGTH_MIN} characters`)),
  ),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  GOOGLE_ISSUER: z._default(
    address('https://accounts.google.com', 'http', 'https'),
    'https://accounts.google.com',
  ),
  SMTP_URL: z.optional(address('smtps://user:password@mail.example:465', 'smtp', 'smtps')),
  MAIL_FROM: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/,
          'must be a sender such as ADLM <no-reply@adlm.example>',
        ),
      ),
  ),
  ...smsGatewayVariables,
  ...companyVariables,
  ...pushVariables,
  ADMIN_EMAILS: z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => addressesIn(text).every((each) => z.email().safeParse(each).success),
          'must be e-mail addresses with commas between them',
        ),
      ),
    '',
  ),
  ...s3Variables,
  BACKUP_DIR: z.optional(z.string()),
  BACKUP_KEEP: z._default(
    z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'must be a number of backups from 1 to 9999')),
    '7',
  ),
  BACKUP_KEY: z.optional(
    z.string().check(z.minLength(SECRET_LENGTH_MIN, `must have at least ${SECRET_LENGTH_MIN} characters`)),
  ),
  RATE_LIMIT_SCALE: z._default(
    z.string().check(z.refine((text) => Number(text) > 0 && Number(text) <= 1e6, 'must be a number above 0')),
    '1',
  ),
  TRUST_PROXY: z._default(
    z.string().check(z.regex(/^\d$/, 'must be the number of proxies in front, from 0 to 9')),
    '0',
  ),
  DRAIN_SECONDS: z.optional(seconds),
  SERVICE_WORKER: z._default(z.enum(['0', '1'], 'must be 0 or 1'), '1'),
  NODE_ENV: z.optional(z.string()),
  ...metricsVariables,
})

/** Some settings mean nothing without the others of their group. */
const GROUPS = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
]

/** Variables whose value is never shown. */
const SECRET = new Set([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URLS',
  'AUTH_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'SMTP_URL',
  // Keys are written into these, too.
  'SMS_GATEWAY_URL',
  'SMS_GATEWAY_BODY',
  'SMS_GATEWAY_HEADERS',
  'SMS_GATEWAY_SECRET',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_KEY',
  'METRICS_TOKEN',
  'VAPID_PRIVATE_KEY',
])

const addressesIn = (text: string): string[] => listIn(text.toLowerCase())

function listIn(text: string): string[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
}

function isPostgresUrl(text: string): boolean {
  return /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '')
}

const localAddress = (port: number) => `http://localhost:${port}`

/** The configuration once the port is known: `PORT=0` takes a free one, and the usual public address has it. */
export function withPort(env: Env, port: number): Env {
  const baseUrl = env.baseUrl === localAddress(env.port) ? localAddress(port) : env.baseUrl
  return { ...env, port, baseUrl }
}

/** @throws ConfigurationError for the first variable that is wrong. An empty variable counts as absent. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = Variables.safeParse(present)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const name = String(issue?.path[0])
    const assignment = SECRET.has(name) ? '' : `${name}=${present[name]}: `
    throw new ConfigurationError(`${assignment}${name} ${issue?.message}.`)
  }
  for (const group of GROUPS) {
    const missing = group.find((name) => present[name] === undefined)
    const given = group.find((name) => present[name] !== undefined)
    if (missing && given) throw new ConfigurationError(`${missing} must be set together with ${given}.`)
  }
  const set = parsed.data
  // The embedded database ends with the process that started it.
  if (set.DATABASE_READ_URLS && set.DATABASE_URL === undefined)
    throw new ConfigurationError(
      'DATABASE_READ_URLS must be set together with DATABASE_URL, the primary that they follow.',
    )
  if (set.ROLE !== 'all' && set.DATABASE_URL === undefined)
    throw new ConfigurationError(
      `ROLE=${set.ROLE} must be set together with DATABASE_URL, which the processes of the other role use too.`,
    )
  // Somebody has to notice: a person's own machine has no proxy in front, and stops at once.
  const usualDrain = set.NODE_ENV === 'production' || set.TRUST_PROXY !== '0' ? 5 : 0
  const baseUrl = set.BASE_URL ? new URL(set.BASE_URL).origin : localAddress(Number(set.PORT))
  const demo = set.DEMO ? set.DEMO === '1' : set.DATABASE_URL === undefined
  return {
    port: Number(set.PORT),
    host: set.HOST,
    role: set.ROLE,
    webConcurrency: Number(set.WEB_CONCURRENCY),
    dataDir: resolve(set.DATA_DIR),
    databaseUrl: set.DATABASE_URL,
    databaseDirectUrl: set.DATABASE_DIRECT_URL,
    cacheBytes: Number(set.CACHE_MB) * 1024 * 1024,
    databasePool: Number(set.DATABASE_POOL),
    databaseWaitSeconds: Number(set.DATABASE_WAIT_SECONDS),
    databaseReadUrls: listIn(set.DATABASE_READ_URLS),
    databaseReadLagSeconds: Number(set.DATABASE_READ_LAG_SECONDS),
    databasePrepare: set.DATABASE_PREPARE === '1',
    baseUrl,
    demo,
    logLevel: set.LOG_LEVEL,
    authSecret: set.AUTH_SECRET,
    google:
      set.GOOGLE_CLIENT_ID && set.GOOGLE_CLIENT_SECRET
        ? {
            clientId: set.GOOGLE_CLIENT_ID,
            clientSecret: set.GOOGLE_CLIENT_SECRET,
            issuer: set.GOOGLE_ISSUER,
          }
        : undefined,
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM ?? `${COMPANY.name} <no-reply@${new URL(baseUrl).hostname}>`,
    smsGateway: smsGatewayOf(set),
    company: companyOf(set, { demo }),
    push: pushOf(set, set.COMPANY_EMAIL ? `mailto:${set.COMPANY_EMAIL}` : baseUrl),
    adminEmails: addressesIn(set.ADMIN_EMAILS),
    s3: s3Of(set),
    backupKey: set.BACKUP_KEY,
    nightlyBackup: set.BACKUP_DIR
      ? { folder: resolve(set.BACKUP_DIR), keep: Number(set.BACKUP_KEEP) }
      : undefined,
    rateLimitScale: Number(set.RATE_LIMIT_SCALE),
    trustedProxies: Number(set.TRUST_PROXY),
    drainSeconds: set.DRAIN_SECONDS ? Number(set.DRAIN_SECONDS) : usualDrain,
    serviceWorker: set.SERVICE_WORKER === '1',
    metrics: metricsOf(set),
  }
}
