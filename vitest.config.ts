import { defineConfig } from 'vitest/config'

const common = {
  globalSetup: './tests/support/template-database.ts',
  // A busy machine is slow; what has to be quick has its own limit.
  testTimeout: 60_000,
  hookTimeout: 60_000,
}

/** They build the product, and start it or PostgreSQL as processes of their own. */
const PROCESSES = [
  'scripts/**/*.test.ts',
  'tests/site/**/*.test.ts',
  'src/server/embedded-postgres/*.test.ts',
]

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: 'server',
          include: ['src/{domain,server}/**/*.test.ts'],
          exclude: PROCESSES,
          // The application is imported once a worker instead of once a file: its modules keep nothing.
          isolate: false,
        },
      },
      // What runs in a browser keeps what one page knows in its modules.
      { test: { ...common, name: 'web', include: ['src/{content,web}/**/*.test.{ts,tsx}'] } },
      { test: { ...common, name: 'processes', include: PROCESSES } },
    ],
    // Even on two cores: many tests wait for processes, sockets and PostgreSQL.
    maxWorkers: 2,
  },
})
