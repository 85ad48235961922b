/**
 * The service worker (docs/decisions/0127-a-service-worker-by-hand.md): what is seen without a network. It answers pages, built files and
 * pictures alone, and keeps of them what is public: the shell, offers that were saved or looked at, and comparisons that were seen. The API
 * is left to the network. Everything kept is in one cache for each build, so that a page and the files that it names stay and go together.
 */

/** The build that this worker came with: `scripts/build.ts` writes it. */
const BUILD = '%BUILD%'

const PREFIX = 'kept-'
const CACHE = PREFIX + BUILD
/** Which offers are saved, as the page has said. */
const SAVED_LIST = 'saved-offers'
/** What is shown where the page that is asked for is not kept; with it come the files that every page has. */
const SHELL = '/offline'

/** docs/product.md 21.6 */
const BUILDS_MAX = 3
const SAVED_MAX = 60
const SEEN_MAX = 40
const PICTURES_MAX = 100
const PAGE_CHARACTERS_MAX = 1_000_000
const PICTURE_BYTES_MAX = 300_000

const KEPT_PAGE = /^\/(?:(?:product|listing)\/[\da-f-]{36}|materials\/[\w-]+(?:\/[\w-]+)?)\/?$/
const FILES = /\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g
const PICTURE = /^(\/pictures\/[\da-f]{32}\/)(\d+)(\.\w+)$/

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(keepShell())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([self.registration.navigationPreload?.enable(), dropOldBuilds()]).then(() =>
      self.clients.claim(),
    ),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(openPage(event, url))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(openFile(event, url))
  else if (PICTURE.test(url.pathname)) event.respondWith(openPicture(request, url))
})

/** `{keep: address}` of a page that was opened, `{saved: addresses}` of all saved offers, `{forget: true}` once somebody has signed out. */
self.addEventListener('message', (event) => {
  const { keep, saved, forget } = event.data ?? {}
  if (forget) event.waitUntil(forgetAll())
  else if (typeof keep === 'string') event.waitUntil(keepAddress(keep))
  else if (Array.isArray(saved)) event.waitUntil(keepSaved(saved))
})

async function openPage(event, url) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request))
    if (mayBeKept(url, answer)) event.waitUntil(keepPage(url, answer.clone()))
    return answer
  } catch {
    // At its own address: the scripts of a page are those of its address.
    const shell = Response.redirect(`${SHELL}?page=${encodeURIComponent(url.pathname + url.search)}`)
    return (await keptPage(url)) ?? (url.pathname === SHELL ? Response.error() : shell)
  }
}

/** Named by its content: what was once fetched is right for ever. */
async function openFile(event, url) {
  const kept = await find(url.pathname)
  if (kept) return kept
  const answer = await fetch(event.request)
  if (answer.ok) {
    const copy = answer.clone()
    event.waitUntil(caches.open(CACHE).then((cache) => cache.put(url.pathname, copy)))
  }
  return answer
}

async function openPicture(request, url) {
  const [, folder, width, type] = PICTURE.exec(url.pathname)
  const kept = await find(url.pathname)
  if (kept) return kept
  try {
    if (isVerySlow() && width > 200) {
      const smaller = await fetch(`${folder}${width / 2}${type}`)
      if (smaller.ok) return smaller
    }
    return await fetch(request)
  } catch {
    return (await findPicture(folder)) ?? Response.error()
  }
}

/** Where the visitor asks for less data, the server sends smaller pictures by itself. */
const isVerySlow = () => /2g/.test(self.navigator.connection?.effectiveType ?? '')

/** A page that is the same for everybody, of a kind that is worth it. */
function mayBeKept(url, answer) {
  return (
    KEPT_PAGE.test(url.pathname) &&
    !url.searchParams.has('auth') &&
    answer.ok &&
    !answer.redirected &&
    isPublicPage(answer)
  )
}

const isPublicPage = ({ headers }) =>
  (headers.get('Content-Type') ?? '').startsWith('text/html') &&
  (headers.get('Cache-Control') ?? '').startsWith('public')

/** Asked for without cookies: there is nothing of anybody in it. */
const askAsNobody = (address) => fetch(address, { credentials: 'omit', headers: { Accept: 'text/html' } })

async function keepAddress(address) {
  const url = new URL(address, self.location.origin)
  url.hash = ''
  if (url.origin !== self.location.origin || !KEPT_PAGE.test(url.pathname)) return
  const answer = await askAsNobody(url.href)
  if (mayBeKept(url, answer)) await keepPage(url, answer)
}

async function keepSaved(addresses) {
  const saved = addresses.filter((address) => typeof address === 'string').slice(0, SAVED_MAX)
  const list = await caches.open(SAVED_LIST)
  await list.put('/', Response.json(saved))
  for (const address of saved)
    if (!(await find(new URL(address, self.location.origin).href)))
      await keepAddress(address).catch(() => undefined)
  await dropSurplus()
}

async function listSaved() {
  const stored = await caches.match('/', { cacheName: SAVED_LIST })
  const saved = stored ? await stored.json() : []
  return new Set(saved.map((address) => new URL(address, self.location.origin).href))
}

async function keepShell() {
  const answer = await askAsNobody(SHELL)
  if (!answer.ok || !isPublicPage(answer)) throw new Error(`${SHELL} was answered with ${answer.status}`)
  const cache = await caches.open(CACHE)
  const html = await answer.clone().text()
  await keepFiles(cache, html)
  await cache.put(new URL(SHELL, self.location.origin).href, answer)
}

/** With the files that it names and its first picture. */
async function keepPage({ href }, answer) {
  const html = await answer.clone().text()
  if (html.length > PAGE_CHARACTERS_MAX) return
  const cache = await caches.open(CACHE)
  for (const name of await cacheNames()) await (await caches.open(name)).delete(href)
  await cache.put(href, answer)
  await keepFiles(cache, html).catch(() => undefined)
  if (!self.navigator.connection?.saveData) await keepPicture(cache, html).catch(() => undefined)
  await dropSurplus()
}

async function keepFiles(cache, html) {
  const names = [...new Set(html.match(FILES))]
  await Promise.all(
    names.map(async (name) => {
      if (await cache.match(name)) return
      const file = (await find(name)) ?? (await fetch(name))
      if (!file.ok) throw new Error(`${name} was answered with ${file.status}`)
      await cache.put(name, file)
    }),
  )
}

async function keepPicture(cache, html) {
  const [, folder] = /(\/pictures\/[\da-f]{32}\/)\d+\.avif/.exec(html) ?? []
  if (!folder || (await findPicture(folder))) return
  const picture = await fetch(`${folder}400.avif`)
  const small = picture.ok && Number(picture.headers.get('Content-Length')) <= PICTURE_BYTES_MAX
  if (small) await cache.put(`${folder}400.avif`, picture)
}

const cacheNames = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX)).reverse()

/** The newest first. */
async function find(address) {
  for (const name of await cacheNames()) {
    const found = await caches.match(address, { cacheName: name })
    if (found) return found
  }
}

/** Of this picture, in whichever size it is there. */
async function findPicture(folder) {
  for (const { cache, requests } of await listKept())
    for (const request of requests)
      if (new URL(request.url).pathname.startsWith(folder)) return cache.match(request)
}

/** With the moment that it is of. */
async function keptPage(url) {
  const kept = (await find(url.href)) ?? (await find(url.origin + url.pathname))
  if (!kept) return undefined
  const html = await kept.text()
  const headers = new Headers(kept.headers)
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
  const end = html.lastIndexOf('</body>')
  const text = url.pathname === SHELL ? 'You are offline' : `You are offline: this is from ${timeOf(headers)}`
  const notice = `<p class="offline-notice" role="status" data-kept>${text}</p>`
  return new Response(html.slice(0, end) + notice + html.slice(end), { headers })
}

/** "14:05"; on another day "22 November, 14:05". */
function timeOf(headers) {
  const date = new Date(headers.get('Date') ?? Date.now())
  const time = date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  if (date.toDateString() === new Date().toDateString()) return time
  return `${date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })}, ${time}`
}

/** Oldest first, as they were put in. */
async function listKept() {
  const names = (await cacheNames()).reverse()
  return Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name)
      return { name, cache, requests: await cache.keys() }
    }),
  )
}

const isPage = ({ url }) => KEPT_PAGE.test(new URL(url).pathname)
const isPicture = ({ url }) => PICTURE.test(new URL(url).pathname)

async function dropSurplus() {
  const saved = await listSaved()
  const entries = (await listKept()).flatMap(({ cache, requests }) =>
    requests.map((request) => ({ cache, request })),
  )
  const seen = entries.filter(({ request }) => isPage(request) && !saved.has(request.url))
  const pictures = entries.filter(({ request }) => isPicture(request))
  const surplus = [...seen.slice(0, -SEEN_MAX), ...pictures.slice(0, -PICTURES_MAX)]
  for (const { cache, request } of surplus) await cache.delete(request)
}

/** An older build's files stay for the pages that name them. */
async function dropOldBuilds() {
  const older = (await listKept()).filter(({ name }) => name !== CACHE)
  const used = older.filter(({ requests }) => requests.some(isPage)).slice(1 - BUILDS_MAX)
  for (const build of older) if (!used.includes(build)) await caches.delete(build.name)
}

async function forgetAll() {
  for (const name of await caches.keys()) await caches.delete(name)
  await keepShell()
}
