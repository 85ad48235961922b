import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { shortClassNames } from './scripts/short-class-names.ts'
import { content } from './src/content/content-plugin.ts'

/** What nearly every page shows is with it. */
const PLATFORM =
  /node_modules\/(react|react-dom|scheduler|@tanstack(?!\/(?:react-)?virtual|.*\/(?:useMutation|mutation(?:Observer|Cache)?)\.)|use-sync-external-store|seroval|cookie-es)\/|src\/(domain\/(figures|money)|web\/(images\/responsive-image|layout\/hero|ui\/later))\.tsx?$/

/**
 * What many pages run on is put together: it compresses better, stays in the browser while pages change, and a page asks for fewer files
 * of a few hundred bytes. A module goes into the first group that names it, with all that it imports and no group before has: whatever
 * several groups need has one of its own above them, or a page brings a whole group for a line of it.
 */
const TOGETHER = [
  { name: 'platform', test: PLATFORM },
  {
    name: 'icons',
    test: /\/lucide-react\/dist\/esm\/icons\/(badge-check|check|chevron-left|chevron-right|clock|clock-exclamation-point|mail|map-pin|message-circle|play|store|x)\./,
    minShareCount: 2,
  },
  { name: 'controls', test: /\/src\/web\/ui\/fields\./, minShareCount: 2 },
  {
    name: 'packs',
    test: /\/src\/domain\/(materials\/pack-words|prices\/price-for)\./,
    minShareCount: 2,
  },
  {
    name: 'lists',
    test: /\/src\/web\/(lists\/list-results|offers\/offer-card|ui\/(card-grid|previous-value|price|stars|url-filters))\./,
    minShareCount: 2,
  },
  { name: 'sections', test: /\/src\/web\/company\/(content-image|section)\./, minShareCount: 2 },
  { name: 'points', test: /\/src\/(content\/prose|web\/company\/points)\./, minShareCount: 2 },
  { name: 'prose', test: /\/src\/web\/company\/prose\./, minShareCount: 2 },
  {
    name: 'words',
    test: /\/icons\/pause\.|\/src\/web\/company\/(actions|enquire|testimonials)\./,
    minShareCount: 2,
  },
  {
    name: 'marks',
    test: /\/src\/(domain\/prices\/price-age|web\/(contact\/seller-rating|saved\/save-button|ui\/age-line))\./,
    minShareCount: 2,
  },
  {
    name: 'alerts',
    test: /\/lucide-react\/dist\/esm\/icons\/bell-plus\.|\/src\/web\/search\/save-search\./,
    minShareCount: 2,
  },
  {
    name: 'homes',
    test: /\/src\/(domain\/listings\/(availability|home-kind-names)\.|web\/(images\/(swiped-pictures|turn-by-key)\.|listings\/(home-age|listing-card|rooms)\.|pictures\/(drawn-homes\.|home-)))/,
    minShareCount: 2,
  },
  { name: 'counts', test: /\/src\/web\/(lists\/total|search\/ignored-filters)\./, minShareCount: 2 },
  {
    name: 'prices',
    test: /\/src\/web\/prices\/(price-age|requested-quantity)\./,
    minShareCount: 2,
  },
  { name: 'dates', test: /\/src\/domain\/dates\./, minShareCount: 2 },
  { name: 'contact', test: /\/src\/web\/contact\/(contact-api|contact-message)\./, minShareCount: 2 },
  { name: 'seller', test: /\/src\/web\/contact\/(seller-identity|verified-badge)\./, minShareCount: 2 },
  { name: 'avatar', test: /\/src\/web\/ui\/avatar\./, minShareCount: 2 },
  { name: 'breadcrumb', test: /\/src\/web\/ui\/breadcrumb\./, minShareCount: 2 },
  {
    name: 'offer',
    test: /\/icons\/truck\.|\/src\/web\/(contact\/(seller-panel|seller-contact)|lists\/related-section|moderation\/report-button|share\/(share-links|whatsapp-share-link)|ui\/(description|facts))\./,
    minShareCount: 2,
  },
  {
    name: 'goods',
    test: /\/src\/web\/(pictures\/(drawn-products\.|(?!home)[\w-]+\.svg)|products\/(product-card|product-price)\.)/,
    minShareCount: 2,
  },
  { name: 'fields', test: /\/src\/web\/ui\/form-fields\./, minShareCount: 2 },
  { name: 'areas', test: /\/src\/web\/search\/(lga-field|lga-names)\./, minShareCount: 2 },
  {
    name: 'search',
    test: /\/src\/(domain\/search\/without-part|web\/(search\/(near-me|near-me-button|price-fields|relaxed-notice|understood-chips)))\./,
    minShareCount: 2,
  },
  { name: 'found', test: /\/src\/web\/products\/(found|order-select|use-facets)\./, minShareCount: 2 },
].map((group, index, { length }) => ({ ...group, priority: length - index }))

/**
 * What packages bring to the first script, and no page needs, by the end of its path: the caller of the framework's own protocol, with its
 * serializer (pages call the API, which is one for everybody); another reader of what stands in addresses than the router's options name;
 * and a hook that React has had since version 18.
 */
const UNNEEDED = Object.entries({
  '/start-client-core/dist/esm/client/ServerFunctionSerializationAdapter.js': `export const ServerFunctionSerializationAdapter = { key: '$TSS/serverfn', test: () => false, fromSerializable: () => { throw new Error('Pages call the API, not server functions') } }`,
  '/router-core/dist/esm/searchParams.js': `export const defaultParseSearch = undefined, defaultStringifySearch = undefined, parseSearchWith = undefined, stringifySearchWith = undefined`,
  '/use-sync-external-store/shim/index.js': `module.exports = require('react')`,
})

const withoutUnneeded: Plugin = {
  name: 'without-unneeded',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => UNNEEDED.find(([path]) => id.endsWith(path))?.[1],
}

/** What a query client asks its cache of mutations, without the mutations. */
const SMALL_MUTATION_CACHE = `export class MutationCache {
  whole
  findAll(filters) { return this.whole ? this.whole.findAll(filters) : [] }
  clear() { this.whole?.clear() }
  async resumePausedMutations() { await this.whole?.resumePausedMutations() }
}`
const WHOLE_MUTATION_CACHE = `import { MutationCache } from './mutationCache.js'
const cacheOf = (client) => (client.getMutationCache().whole ??= new MutationCache())
`

/** Every page has a query client, and only pages with forms have mutations: the first of these brings the cache that keeps them. */
const mutationsWithForms: Plugin = {
  name: 'mutations-with-forms',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source, importer) =>
    source === './mutationCache.js' && importer?.endsWith('/query-core/build/modern/queryClient.js')
      ? '\0small-mutation-cache'
      : undefined,
  load: (id) => (id === '\0small-mutation-cache' ? SMALL_MUTATION_CACHE : undefined),
  transform(code, id) {
    if (!id.endsWith('/query-core/build/modern/mutationObserver.js')) return undefined
    if (!code.includes('this.#client.getMutationCache()')) this.error('Mutations are kept in another way')
    return WHOLE_MUTATION_CACHE + code.replaceAll('this.#client.getMutationCache()', 'cacheOf(this.#client)')
  },
}

/** Icons of Lucide are drawn by ours, on the server, too. */
const drawnIcons: Plugin = {
  name: 'drawn-icons',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/lucide-react/dist/esm/createLucideIcon.mjs')
      ? `export { drawnIcon as default } from '${import.meta.dirname}/src/web/ui/drawn-icon.ts'`
      : undefined,
}

/** The pages that people go between: a link brings at once all that such a page runs on. */
const MAIN_PAGES =
  /routes\/(index|listing\.\$listingId|market|marketplace|materials\.[\w$.]+|product\.\$productId|search|sellerShop\.\$userId|shop\.\$slug)\.tsx\?/

/** How the files begin that know what a part of a page is drawn by: the service worker keeps that with the page. */
const LATER_PART = 'assets/later-'

/** How the files of the other pages begin: the texts, and the desks of sellers and of ours. */
const OTHER_PAGE = 'assets/other-'

/**
 * Asks for what a file imports together with the file. Of the other pages the browser asks for it once it has read the file: their lists
 * stand in no first script. The bundler's own asks for styles, too, of which there are none here.
 */
const PRELOAD = `const asked = new Set()
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (!asked.has(file)) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }))
    asked.add(file)
  }
  return load()
}`

const preload: Plugin = {
  name: 'preload',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => (id === '\0vite/preload-helper.js' ? PRELOAD : undefined),
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && file.viteMetadata?.importedCss.size)
        this.error(`${file.fileName} brings styles, which nothing would ask for`)
  },
}

export default defineConfig({
  plugins: [
    withoutUnneeded,
    mutationsWithForms,
    drawnIcons,
    preload,
    tailwindcss(),
    shortClassNames(import.meta.dirname),
    content(),
    tanstackStart({
      srcDirectory: 'src',
      router: {
        entry: './web/router',
        routesDirectory: './web/routes',
        generatedRouteTree: './web/routeTree.gen.ts',
        // What says that the server cannot be reached must not have to be fetched from it: errors come with the route.
        codeSplittingOptions: { defaultBehavior: [['component', 'notFoundComponent']] },
      },
      server: { entry: './server/entry.ts' },
    }),
    react(),
  ],
  // Pictures and fonts stay files of their own: cacheable, and allowed by the content-security policy.
  build: { assetsInlineLimit: 0 },
  environments: {
    // As it stands in the package it would draw icons in its own way.
    ssr: {
      resolve: { noExternal: ['lucide-react'] },
      // The process that opens a bill needs the domain, and starts without the rest of the server.
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [{ name: 'domain', test: /\/src\/(domain\/|server\/files\/markup\.)/ }],
            },
          },
        },
      },
    },
    client: {
      optimizeDeps: { rolldownOptions: { plugins: [drawnIcons] } },
      build: {
        modulePreload: {
          resolveDependencies: (asked, files) =>
            asked.startsWith(OTHER_PAGE) ? [] : files.filter((file) => file !== asked),
        },
        rolldownOptions: {
          output: {
            codeSplitting: { groups: TOGETHER },
            // The first script knows the files of all pages, and what they share: their names would be a hundredth of it.
            chunkFileNames: ({ facadeModuleId: module }) => {
              if (module?.includes('/src/web/routes/') && module.includes('?') && !MAIN_PAGES.test(module))
                return `${OTHER_PAGE}[hash].js`
              if (module?.endsWith('-later.ts')) return `${LATER_PART}[hash].js`
              return module && !module.includes('?') ? 'assets/[name]-[hash].js' : 'assets/[hash].js'
            },
          },
        },
      },
    },
  },
})
