import { resolve } from 'node:path'
import * as z from 'zod/mini'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** The configuration, as README's table lists it. */
export type Env = {
  port: number
  host: string
  dataDir: string
  /** Absent: the embedded default runs its own PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined
  baseUrl: string
  /** Fill an empty database with the demonstration catalogue. */
  demo: boolean
  logLevel: (typeof LOG_LEVELS)[number]
}

/** A setting that stops the start: the message names it and says what it may be. */
export class ConfigurationError extends Error {}

const httpUrl = z.string().check(
  z.refine((text) => {
    const url = URL.parse(text)
    return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash
  }, 'must be the public address of the site without a path, such as https://adlm.example'),
)

const Variables = z.object({
  PORT: z._default(z.string().check(z.refine(isPort, 'must be a port number from 0 to 65535')), '3000'),
  HOST: z._default(
    z.string().check(z.regex(/^[\w.:-]+$/, 'must be a host name or address to listen on')),
    '127.0.0.1',
  ),
  DATA_DIR: z._default(z.string(), './.data'),
  DATABASE_URL: z.optional(
    z.string().check(
      z.refine(
        (text) => /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? ''),
        'must be a PostgreSQL address such as postgres://user:password@host:5432/database',
      ),
      z.refine(isPercentEncoded, 'has a % that begins no character: write %25 for a % in the password'),
    ),
  ),
  BASE_URL: z.optional(httpUrl),
  DEMO: z.optional(z.enum(['0', '1'], 'must be 0 or 1')),
  LOG_LEVEL: z._default(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
})

/** Variables whose value is never shown. */
const SECRET = new Set(['DATABASE_URL'])

function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535
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
  const { PORT, HOST, DATA_DIR, DATABASE_URL, BASE_URL, DEMO, LOG_LEVEL } = parsed.data
  return {
    port: Number(PORT),
    host: HOST,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    baseUrl: BASE_URL ? new URL(BASE_URL).origin : localAddress(Number(PORT)),
    demo: DEMO ? DEMO === '1' : DATABASE_URL === undefined,
    logLevel: LOG_LEVEL,
  }
}
