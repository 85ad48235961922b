import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    tailwindcss(),
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
})
