import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { content } from './src/content/content-plugin.ts'

/** What nearly every page shows is with it. */
const PLATFORM =
  /node_modules\/(react|react-dom|scheduler|@tanstack|use-sync-external-store|seroval|cookie-es)\/|src\/web\/(ui\/(card|card-grid|price|stars|fields)|images\/(card-)?picture)\.tsx$/

export default defineConfig({
  plugins: [
    tailwindcss(),
    content(),
    tanstackStart({
      srcDirectory: 'src',
      router: {
        entry: './web/router',
        routesDirectory: './web/routes',
        generatedRouteTree: './web/routeTree.gen.ts',
        // What says that the server cannot be reached must not have to be fetched from it: errors come with the route.
        codeSplittingOptions: { defaultBehavior: [['component'], ['notFoundComponent']] },
      },
      server: { entry: './server/entry.ts' },
    }),
    react(),
  ],
  // Pictures and fonts stay files of their own: cacheable, and allowed by the content-security policy.
  build: { assetsInlineLimit: 0 },
  // What every page runs on is one file: it compresses better, and stays in the browser while pages change.
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'platform', test: PLATFORM }] } } },
      },
    },
  },
})
