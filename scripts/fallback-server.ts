import type { Logger } from 'pino'
import { canOpenDemoAccounts, DEMO_ADMIN } from '#server/demo/demo-accounts.ts'
import { startIdentityProvider } from '#server/demo/identity-provider.ts'
import type { Env } from '#server/env.ts'

/**
 * A demonstration has an admin; without Google it gets its own identity provider, which stops with the process.
 * @returns the configuration with both
 */
export async function withDemoFallbacks(
  env: Env,
  log: Logger,
  defer: (close: () => Promise<void>) => void,
): Promise<Env> {
  if (!canOpenDemoAccounts(env)) return env
  const demonstration = { ...env, adminEmails: [...env.adminEmails, DEMO_ADMIN] }
  if (env.google) return demonstration
  const { close, ...google } = await startIdentityProvider(env.baseUrl, log)
  defer(close)
  return { ...demonstration, google }
}
