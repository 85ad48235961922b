import type { Logger } from 'pino'
import { mayOpenDemoDoors } from '#server/demo/demo-doors.ts'
import { startIdentityProvider } from '#server/demo/identity-provider.ts'
import type { Env } from '#server/env.ts'

/** A demonstration without Google gets a provider of its own, which ends with it. @returns the configuration with it */
export async function withStandIn(
  env: Env,
  log: Logger,
  defer: (close: () => Promise<void>) => void,
): Promise<Env> {
  if (env.google || !mayOpenDemoDoors(env)) return env
  const { close, ...google } = await startIdentityProvider(env.baseUrl, log)
  defer(close)
  return { ...env, google }
}
