/**
 * The service worker (docs/decisions/0127-a-service-worker-by-hand.md, 0136): what is seen without a network. It answers pages, built files
 * and pictures alone, and keeps of them what is public: the shell, offers that were saved or looked at, and comparisons that were seen. The
 * API is left to the network. Everything kept is in one cache for each build, so that a page and the files that it names stay and go together.
 */

// Notifications of saved searches.
self.importScripts('/sw-push.js')

/** The build that this worker came with: `scripts/build.ts` writes it. */
const BUILD = '%BUILD%'

const PREFIX = 'kept-'
const CACHE = PREFIX + BUILD
/** Which offers are saved, as the page has said, and which of them the server refuses. */
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
/** The network has so long where the page is kept, in milliseconds. */
const LINE_MS = 5_000
/** An offer that cannot be kept is asked for again after so long, in milliseconds. */
const REFUSED_MS = 24 * 3_600_000

const OFFER = /^\/(?:product|listing)\/[\da-f-]{36}$/
const COMPARISON = /^\/materials\/[\w-]+(?:\/[\w-]+)?$/
const FILES = /\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g
/** It names what draws a part of a page (vite.config.ts). */
const PART = /^\/assets\/later-/
const NAMED = /(?<=["'`])(?:assets|\.)\//g
const PICTURE = /^(\/pictures\/[\da-z]{25,32}\/)(\d+)(\.\w+)$/

/** Of whoever is there: aborted once they have left, so that nothing of theirs is kept any more. */
let visitor = new AbortController()
/** The address that the network has failed for just now: what is kept of it is shown at once. */
let failed
/** One list of saved offers is fetched after the other. */
let saving = Promise.resolve()

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
  url.hash = ''
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate')
    event.respondWith(url.pathname.startsWith('/api/') ? askLine(event) : openPage(event, url))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(openFile(event, url))
  else if (PICTURE.test(url.pathname)) event.respondWith(openPicture(request, url))
})

/** What pages say and ask: `src/web/offline/worker.ts`. */
self.addEventListener('message', (event) => {
  const { keep, gone, saved, forget, hasFailed, list } = event.data ?? {}
  const { signal } = visitor
  const answer = (work) => event.waitUntil(work.then((found) => event.ports[0]?.postMessage(found)))
  if (forget) answer(forgetAll())
  else if (list) answer(listPages())
  else if (typeof hasFailed === 'string') answer(takeOver(toUrl(hasFailed)))
  else if (typeof gone === 'string') event.waitUntil(dropPage(addressOf(toUrl(gone))))
  else if (typeof keep === 'string' && !sparesData()) event.waitUntil(keepAddress(keep, signal))
  else if (Array.isArray(saved)) {
    saving = saving.then(() => keepSaved(saved, signal)).catch(() => undefined)
    event.waitUntil(saving)
  }
})

const toUrl = (address) => new URL(address, self.location.origin)

const isPage = ({ url }) => OFFER.test(toUrl(url).pathname) || COMPARISON.test(toUrl(url).pathname)
const isPicture = ({ url }) => PICTURE.test(toUrl(url).pathname)

/** Under which a page is kept. The query of an offer says who shared it or how much is wanted; that of a comparison what is compared. */
const addressOf = ({ origin, pathname, search }) =>
  origin + pathname + (COMPARISON.test(pathname) ? search : '')

/** The browser has begun to ask before the worker was awake. */
const askLine = async (event) => (await event.preloadResponse) ?? fetch(event.request)

async function openPage(event, url) {
  const { signal } = visitor
  const address = addressOf(url)
  const patience = failed === address ? 0 : LINE_MS
  failed = undefined
  const line = askLine(event).then((answer) => {
    event.waitUntil(learn(url, answer, signal))
    return answer
  })
  // What comes too late to be shown is kept all the same.
  event.waitUntil(line.catch(() => undefined))
  const kept = await find(address)
  try {
    return await (kept ? Promise.race([line, failAfter(patience)]) : line)
  } catch {
    const isShell = url.pathname === SHELL
    if (kept && (isShell || address === url.href)) return showKept(kept, isShell)
    if (isShell) return Response.error()
    // At its own address: a page is hydrated by its address.
    const other = kept ? address : `${SHELL}?page=${encodeURIComponent(url.pathname + url.search)}`
    failed = addressOf(toUrl(other))
    return Response.redirect(other)
  }
}

const failAfter = (ms) => new Promise((_, reject) => self.setTimeout(reject, ms))

/** The page has not got through: it comes back as a document. @returns whether it is kept */
async function takeOver(url) {
  const address = addressOf(url)
  const isKept = Boolean(await find(address))
  if (isKept) failed = address
  return isKept
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

const isVerySlow = () => /2g/.test(self.navigator.connection?.effectiveType ?? '')

/** Nothing is fetched that nobody has opened. Where a visitor asks for less data, the server sends smaller pictures by itself. */
const sparesData = () => Boolean(self.navigator.connection?.saveData) || isVerySlow()

/** A page that is the same for everybody, of a kind that is worth it. */
const mayBeKept = (url, answer) =>
  isPage({ url }) &&
  url.href === addressOf(url) &&
  !url.searchParams.has('auth') &&
  answer.ok &&
  !answer.redirected &&
  isPublicPage(answer)

const isPublicPage = ({ headers }) =>
  (headers.get('Content-Type') ?? '').startsWith('text/html') &&
  (headers.get('Cache-Control') ?? '').startsWith('public')

/** Asked for without cookies: there is nothing of anybody in it. */
const askAsNobody = (address, signal) =>
  fetch(address, { credentials: 'omit', headers: { Accept: 'text/html' }, signal })

/** What is not offered any more is not kept either. Of what somebody has shared the plain page is. */
async function learn(url, answer, signal) {
  const address = addressOf(url)
  if (mayBeKept(url, answer)) await keepPage(address, answer.clone(), signal)
  else if (answer.status === 404 || answer.status === 410) await dropPage(address)
  else if (answer.ok && address !== url.href && !sparesData()) await keepAddress(address, signal)
}

/** @returns what the server has answered */
async function keepAddress(path, signal) {
  const url = toUrl(path)
  if (url.origin !== self.location.origin || !isPage({ url })) return undefined
  const address = addressOf(url)
  const answer = await askAsNobody(address, signal)
  await learn(toUrl(address), answer, signal)
  return answer
}

async function keepSaved(addresses, signal) {
  const saved = addresses.filter((address) => typeof address === 'string').slice(0, SAVED_MAX)
  const { refused: before = {} } = await readSaved()
  const list = await caches.open(SAVED_LIST)
  const store = (refused) => signal.aborted || list.put('/', Response.json({ saved, refused }))
  const refused = {}
  for (const address of saved)
    if (before[address] > Date.now() - REFUSED_MS) refused[address] = before[address]
  await store(refused)
  if (sparesData()) return
  const isKept = (address) => find(toUrl(address).href)
  for (const address of saved) {
    if (signal.aborted) return
    if (refused[address] || (await isKept(address))) continue
    const answer = await keepAddress(address, signal).catch(() => undefined)
    // A server that is busy may have it the next time.
    if (answer && answer.status < 429 && !(await isKept(address))) refused[address] = Date.now()
  }
  await store(refused)
  await dropSurplus()
}

async function readSaved() {
  const stored = await caches.match('/', { cacheName: SAVED_LIST })
  return stored ? stored.json() : {}
}

async function keepShell() {
  const answer = await askAsNobody(SHELL)
  if (!answer.ok || !isPublicPage(answer)) throw new Error(`${SHELL} was answered with ${answer.status}`)
  const cache = await caches.open(CACHE)
  const html = await answer.clone().text()
  await keepFiles(cache, html)
  await cache.put(toUrl(SHELL).href, answer)
}

/** With the files that it names and its first picture. */
async function keepPage(href, answer, signal) {
  const html = await answer.clone().text()
  if (html.length > PAGE_CHARACTERS_MAX) return
  const cache = await caches.open(CACHE)
  const put = () => signal.aborted || cache.put(href, answer.clone())
  try {
    await put()
  } catch (error) {
    if (error.name !== 'QuotaExceededError') throw error
    await dropSurplus(true)
    await put()
  }
  await dropPage(href, CACHE)
  await keepFiles(cache, html).catch(() => undefined)
  if (!sparesData() && !signal.aborted) await keepPicture(cache, html, signal).catch(() => undefined)
  await dropSurplus()
}

/** @param kept the cache that it stays in */
async function dropPage(href, kept) {
  for (const name of await cacheNames()) if (name !== kept) await (await caches.open(name)).delete(href)
}

async function keepFiles(cache, text) {
  const names = [...new Set(text.match(FILES))]
  await Promise.all(
    names.map(async (name) => {
      if (await cache.match(name)) return
      const file = (await find(name)) ?? (await fetch(name))
      if (!file.ok) throw new Error(`${name} was answered with ${file.status}`)
      await cache.put(name, file.clone())
      if (PART.test(name)) await keepFiles(cache, (await file.text()).replace(NAMED, '/assets/'))
    }),
  )
}

async function keepPicture(cache, html, signal) {
  const [, folder] = /(\/pictures\/[\da-z]{25,32}\/)\d+\.avif/.exec(html) ?? []
  if (!folder || (await findPicture(folder))) return
  const picture = await fetch(`${folder}400.avif`, { signal })
  const small = picture.ok && Number(picture.headers.get('Content-Length')) <= PICTURE_BYTES_MAX
  if (small && !signal.aborted) await cache.put(`${folder}400.avif`, picture)
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

/** With the moment that it is of. In `src/web/offline/connection-bar.tsx` the page goes on from it. */
async function showKept(kept, isShell) {
  const html = await kept.text()
  const headers = new Headers(kept.headers)
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
  const end = html.lastIndexOf('</body>')
  const at = dateOf(kept)
  const reach = self.navigator.onLine ? 'ADLM cannot be reached' : 'You are offline'
  const text = isShell ? reach : `${reach}: this is from ${timeOf(at)}`
  const moment = isShell ? '' : at.toISOString()
  const notice = `<p class="offline-notice" role="status" data-kept="${moment}">${text}</p>`
  return new Response(html.slice(0, end) + notice + html.slice(end), { headers })
}

const dateOf = ({ headers }) => new Date(headers.get('Date') ?? Date.now())

/** "14:05"; on another day "22 November, 14:05". */
function timeOf(date) {
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

/** What can be read without a network, the newest first; titles as they stand in HTML. */
async function listPages() {
  const pages = []
  for (const { cache, requests } of await listKept())
    for (const request of requests.filter(isPage)) {
      const answer = await cache.match(request)
      const { pathname, search } = toUrl(request.url)
      const [, title = pathname] = /<title[^>]*>([^<]*)/.exec(await answer.text()) ?? []
      pages.push({ path: pathname + search, title, at: dateOf(answer).getTime() })
    }
  return pages.sort((one, other) => other.at - one.at)
}

/** Of what nobody has saved the oldest goes. @param isFull the device is: at the least half of it */
async function dropSurplus(isFull) {
  const { saved = [] } = await readSaved()
  const stays = new Set(saved.map((address) => toUrl(address).href))
  const entries = (await listKept()).flatMap(({ cache, requests }) =>
    requests.map((request) => ({ cache, request })),
  )
  const dropSome = async (these, max) => {
    const room = isFull ? Math.min(max, these.length >> 1) : max
    for (const { cache, request } of these.slice(0, Math.max(0, these.length - room)))
      await cache.delete(request)
  }
  await dropSome(
    entries.filter(({ request }) => isPage(request) && !stays.has(request.url)),
    SEEN_MAX,
  )
  await dropSome(
    entries.filter(({ request }) => isPicture(request)),
    PICTURES_MAX,
  )
}

/** An older build's files stay for the pages that name them. */
async function dropOldBuilds() {
  const older = (await listKept()).filter(({ name }) => name !== CACHE)
  const used = older.filter(({ requests }) => requests.some(isPage)).slice(1 - BUILDS_MAX)
  for (const build of older) if (!used.includes(build)) await caches.delete(build.name)
}

/** The shell and the files are nobody's, and may not come back over this line. */
async function forgetAll() {
  visitor.abort()
  visitor = new AbortController()
  await caches.delete(SAVED_LIST)
  for (const { cache, requests } of await listKept())
    for (const request of requests) if (isPage(request) || isPicture(request)) await cache.delete(request)
  return true
}
