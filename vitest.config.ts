import { defineConfig } from 'vitest/config'
import { isLong } from './tests/support/proof.ts'

const common = {
  // A busy machine is slow, and some hooks build the product; what has to be quick has its own limit.
  testTimeout: 120_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 20_000 } },
}

const withDatabase = {
  ...common,
  globalSetup: './tests/support/template-database.ts',
  // Node runs these sources as they are: nothing has to be transformed first.
  experimental: { viteModuleRunner: false },
}

/** They build the product, and start it or PostgreSQL as processes of their own. */
const PROCESSES = [
  'scripts/**/*.test.ts',
  'tests/site/**/*.test.ts',
  'tests/upgrade/**/*.test.ts',
  'src/server/embedded-postgres/*.test.ts',
  'src/server/db/read-replicas.test.ts',
]

/** They are written in what Vite understands, as pages are: JSX, `import.meta.glob`. */
const OF_VITE = ['src/server/pages/page-renderer.test.tsx', 'src/domain/product-document.test.ts']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...withDatabase,
          name: 'server',
          include: ['src/{domain,server}/**/*.test.ts', 'tests/search-quality/*.test.ts'],
          exclude: [...PROCESSES, ...OF_VITE],
          // The application is imported once a worker instead of once a file: its modules keep nothing.
          isolate: false,
        },
      },
      // What runs in a browser keeps what one page knows in its modules.
      { test: { ...common, name: 'web', include: ['src/{content,web}/**/*.test.{ts,tsx}', ...OF_VITE] } },
      { test: { ...withDatabase, name: 'processes', include: PROCESSES } },
    ],
    tags: [
      {
        name: 'slow',
        description:
          'A second or more: volume, random input, time limits that pass. Not part of `npm run check`.',
      },
      { name: 'long', description: 'Part of `npm run test:long` alone.', skip: !isLong },
    ],
    // Even on two cores: many tests wait for processes, sockets and PostgreSQL.
    maxWorkers: 2,
  },
})
