/**
 * Who may import whom (docs/architecture.md). A feature is a folder of a layer that is not listed as shared by all of it.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const SERVER_SHARED = 'api|db|embedded-postgres|files|storage|mail|messages|jobs|images|search'
const WEB_SHARED =
  'ui|layout|lists|map|images|pictures|contact|session|offline|offers|search|prices|saved|share|verification'

export default {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(node:|\\?|.*\\?)' },
    },
    {
      name: 'domain-is-pure',
      comment: 'The business runs anywhere: zod and itself, nothing else.',
      severity: 'error',
      from: { path: '^src/domain', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^(src/domain|node_modules/zod)' },
    },
    {
      name: 'content-is-words',
      comment:
        'What the company says needs no server and no page; of the page it has the list of photographs.',
      severity: 'error',
      from: { path: '^src/content' },
      to: { path: '^src/(server|web)/', pathNot: '^src/web/pictures/renders/renders\\.json$' },
    },
    {
      name: 'content-is-read-by-the-build',
      comment:
        'What reads and checks the files has a Markdown parser and a schema, which no browser is to fetch.',
      severity: 'error',
      from: { path: '^src/(server|web)' },
      to: {
        path: '^src/content/',
        pathNot: '^src/content/(article-list|find-parts|load-article|prose)\\.ts$|\\.md$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'server-knows-no-pages',
      comment: 'What a page shows comes to the server through the framework alone.',
      severity: 'error',
      from: { path: '^src/server' },
      to: { path: '^src/web' },
    },
    {
      name: 'page-framework-in-pages-alone',
      severity: 'error',
      from: { path: '^src/server', pathNot: '^src/server/pages/' },
      to: { path: '^node_modules/(react|react-dom|@tanstack)/' },
    },
    {
      name: 'content-for-pages-and-machines',
      comment: 'Articles are listed for feed readers and search engines too; entry.ts hands the list over.',
      severity: 'error',
      from: { path: '^src/server', pathNot: '^src/server/entry\\.ts$' },
      to: { path: '^src/content/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-feature-keeps-to-itself',
      comment: 'A feature that needs another joins its table; a rule that both need is in domain.',
      severity: 'error',
      from: { path: `^src/server/(?!(?:${SERVER_SHARED}|offers|prices|materials|demo|bills)/)([^/]+)/` },
      to: { path: `^src/server/(?!(?:${SERVER_SHARED})/)[^/]+/`, pathNot: '^src/server/$1/' },
    },
    {
      name: 'offers-compose-products-and-listings',
      comment:
        'What sellers put up is written in one place; each kind is read in its own folder, which knows nothing of offers.',
      severity: 'error',
      from: { path: '^src/server/offers/' },
      to: { path: `^src/server/(?!(?:${SERVER_SHARED}|offers|products|listings)/)[^/]+/` },
    },
    {
      name: 'prices-are-those-of-products',
      comment: 'A sheet of prices answers how a product is sold as it is answered everywhere.',
      severity: 'error',
      from: { path: '^src/server/prices/' },
      to: { path: `^src/server/(?!(?:${SERVER_SHARED}|prices|products)/)[^/]+/` },
    },
    {
      name: 'materials-compare-products',
      comment: 'A comparison answers products as they are answered everywhere.',
      severity: 'error',
      from: { path: '^src/server/materials/' },
      to: { path: `^src/server/(?!(?:${SERVER_SHARED}|materials|products)/)[^/]+/` },
    },
    {
      name: 'bills-are-priced-as-materials-are',
      comment: 'A bill is priced from the medians and offers that everybody is answered.',
      severity: 'error',
      from: { path: '^src/server/bills/' },
      to: { path: `^src/server/(?!(?:${SERVER_SHARED}|bills|materials)/)[^/]+/` },
    },
    {
      name: 'demonstration-offers-as-sellers-do',
      comment: 'Its products are read as those of any seller.',
      severity: 'error',
      from: { path: '^src/server/demo/' },
      to: { path: `^src/server/(?!(?:${SERVER_SHARED}|demo|offers)/)[^/]+/` },
    },
    {
      name: 'shared-server-knows-no-feature',
      comment: 'api/app.ts mounts them.',
      severity: 'error',
      from: { path: `^src/server/(?:${SERVER_SHARED})/`, pathNot: '^src/server/api/app\\.ts$|\\.test\\.ts$' },
      to: { path: `^src/server/(?!(?:${SERVER_SHARED})/)[^/]+/` },
    },
    {
      name: 'images-are-opened-by-the-encoder',
      comment: 'libvips cannot be interrupted: it works in the process that nothing else depends on.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/server/images/encode-image\\.ts$|\\.test\\.ts$' },
      to: { path: '^node_modules/sharp/' },
    },
    {
      name: 'web-knows-no-server',
      comment: 'api-client.ts alone, for rendering on the server and for the contract.',
      severity: 'error',
      from: { path: '^src/web', pathNot: '^src/web/api-client\\.ts$' },
      to: { path: '^src/server' },
    },
    {
      name: 'web-feature-keeps-to-itself',
      comment: 'Routes compose features.',
      severity: 'error',
      from: { path: `^src/web/(?!(?:${WEB_SHARED}|routes)/)([^/]+)/` },
      to: { path: `^src/web/(?!(?:${WEB_SHARED})/)[^/]+/`, pathNot: '^src/web/$1/' },
    },
    {
      name: 'shared-web-knows-no-feature',
      severity: 'error',
      from: { path: `^src/web/(?:${WEB_SHARED})/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: `^src/web/(?!(?:${WEB_SHARED})/)[^/]+/` },
    },
    {
      name: 'ui-knows-no-business',
      severity: 'error',
      from: { path: '^src/web/ui/' },
      to: { path: '^src/', pathNot: '^src/web/ui/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.gen\\.ts$' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
