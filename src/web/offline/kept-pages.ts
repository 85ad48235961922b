type KeptPage = { path: string; title: string; at: Date }

/** As `public/sw.js` names its caches, one for each build. */
const PREFIX = 'kept-'
const LISTED = /^\/(product|listing|materials)\//

/** The offers and comparisons that the service worker has kept on this device, the newest first. */
export async function listKeptPages(): Promise<KeptPage[]> {
  if (!('caches' in window)) return []
  const pages: KeptPage[] = []
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX)) continue
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url)
      if (!LISTED.test(pathname)) continue
      const answer = await cache.match(request)
      if (!answer) continue
      const head = new DOMParser().parseFromString(await answer.text(), 'text/html')
      const at = new Date(answer.headers.get('Date') ?? 0)
      pages.push({ path: pathname + search, title: head.title.replace(/ \| [^|]*$/, ''), at })
    }
  }
  return pages.sort((one, other) => other.at.getTime() - one.at.getTime())
}
