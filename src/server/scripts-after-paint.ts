const PRELOADED = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const ENTRY = /<script type="module" async="" src="([^"]+)"[^>]*><\/script>/

/**
 * Has a rendered page fetch its scripts after it has been painted: on a slow line they would share it with the style, the
 * letters and the pictures that are seen first. A tab that nobody looks at is not painted, and fetches them without.
 */
export function scriptsAfterPaint(html: string): string {
  const entry = ENTRY.exec(html)?.[1]
  if (!entry) return html
  const preloaded = [...html.matchAll(PRELOADED)].map(([, href]) => href)
  const fetchScripts = `for(const href of ${JSON.stringify(preloaded)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',fetchPriority:'low',href}));import('${entry}')`
  const script = `<script>{let gone;const go=()=>{if(!gone){gone=1;${fetchScripts}}};document.hidden?go():requestAnimationFrame(()=>setTimeout(go));document.addEventListener('visibilitychange',go,{once:true})}</script>`
  return html.replaceAll(PRELOADED, '').replace(ENTRY, () => script)
}
