import type { Manifest } from '@tanstack/react-router'

/**
 * Fetches the modules that the framework's own script, which stands before it, has named: when the browser says that it has painted,
 * which can be long after its next frame began, or, where it says nothing, a second after that.
 */
const AFTER_PAINT = `{let gone;const go=()=>{if(!gone){gone=1;const all=Object.values($_TSR.router.manifest.routes);for(const a of all.flatMap(r=>r.preloads??[]))document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',fetchPriority:'low',href:a.href??a}));for(const s of all.flatMap(r=>r.scripts??[]))import(s.attrs.src)}};requestAnimationFrame(()=>setTimeout(go,999));document.addEventListener('visibilitychange',go,{once:true});document.hidden?go():new PerformanceObserver(go).observe({type:'paint',buffered:true})}`

/**
 * What a page with these routes is rendered from, so that it fetches its modules after it has been painted: on a slow line they
 * would share it with the styles, the fonts and the images that are seen first. The style sheets stay; instead of the modules the
 * page has one inline script, the same in each. A tab that nobody looks at is not painted, and fetches its modules at once.
 * @param routeIds of the page's routes, the root first
 * @returns the manifest to render with, and the modules
 */
export function scriptsAfterPaint(manifest: Manifest, routeIds: readonly string[]) {
  const assets = routeIds.map((id) => ({ id, ...manifest.routes[id] }))
  const preloads = assets.flatMap((route) => route.preloads ?? [])
  const entries = assets.flatMap((route) => route.scripts ?? []).map(({ attrs }) => attrs?.src)
  if (entries.length === 0 || entries.some((src) => typeof src !== 'string'))
    throw new Error('TanStack Start’s manifest no longer names the entry of a page as a module with a `src`')
  const routes = assets.map(({ id, css = [] }, index) => [
    id,
    { css, ...(index === 0 && { scripts: [{ children: AFTER_PAINT }] }) },
  ])
  return {
    manifest: { ...manifest, routes: Object.fromEntries(routes) } satisfies Manifest,
    modules: JSON.stringify([preloads, entries]),
  }
}
