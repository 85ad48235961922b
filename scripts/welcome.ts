import type { DemoAccount } from '#server/demo/demo-accounts.ts'
import type { Env } from '#server/env.ts'

/** The message after the start: the addresses and the accounts to sign in with. */
export function welcome(env: Env, accounts: DemoAccount[]): string {
  const pages = [
    ['/', 'the marketplace explorer'],
    ['/marketplace', 'the search page'],
    ['/api/docs', 'every call of the API'],
    ['/readyz', 'whether it serves'],
  ]
  const database = env.databaseUrl ? 'the PostgreSQL of DATABASE_URL' : env.dataDir
  const lines = [
    '',
    `ADLM is open at ${env.baseUrl}`,
    '',
    ...pages.map(([path = '', what]) => `  ${path.padEnd(14)}${what}`),
    '',
    `  Data          ${database}`,
    `  Log           LOG_LEVEL=${env.logLevel} (debug says more, warn less)`,
    '  Stop          Ctrl-C',
    '',
  ]
  if (accounts.length > 0) {
    const width = Math.max(...accounts.map(({ email }) => email.length))
    lines.push('Demonstration accounts (on this machine only)')
    for (const { role, email, password } of accounts)
      lines.push(`  ${email.padEnd(width)}  ${password}  ${role}`)
    lines.push('')
  }
  return lines.join('\n')
}
