import type { Manifest } from '@tanstack/react-router'

/**
 * What a page with these routes is rendered from, so that it fetches its modules after it has been painted: on a slow line they
 * would share it with the styles, the fonts and the images that are seen first. The style sheets stay; instead of the modules the
 * page has one inline script. A tab that nobody looks at is not painted, and fetches its modules at once.
 * @param routeIds of the page's routes, the root first
 * @returns the manifest to render with, and the script that it names
 */
export function scriptsAfterPaint(manifest: Manifest, routeIds: readonly string[]) {
  const assets = routeIds.map((id) => ({ id, ...manifest.routes[id] }))
  const preloads = assets
    .flatMap((route) => route.preloads ?? [])
    .map((link) => (typeof link === 'string' ? link : link.href))
  const entries = assets.flatMap((route) => route.scripts ?? []).map(({ attrs }) => attrs?.src)
  if (entries.length === 0 || entries.some((src) => typeof src !== 'string'))
    throw new Error("TanStack Start's manifest no longer names the entry of a page as a module with a `src`")
  const script = fetchingAfterPaint(preloads, entries)
  const routes = assets.map(({ id, css = [] }, index) => [
    id,
    { css, ...(index === 0 && { scripts: [{ children: script }] }) },
  ])
  return { manifest: { ...manifest, routes: Object.fromEntries(routes) } satisfies Manifest, script }
}

function fetchingAfterPaint(preloads: readonly string[], entries: readonly string[]): string {
  const preload = `for(const href of ${JSON.stringify(preloads)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',fetchPriority:'low',href}))`
  const start = entries.map((src) => `import(${JSON.stringify(src)})`).join(';')
  return `{let gone;const go=()=>{if(!gone){gone=1;${preload};${start}}};document.hidden?go():requestAnimationFrame(()=>setTimeout(go));document.addEventListener('visibilitychange',go,{once:true})}`
}
