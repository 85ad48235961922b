import { noop } from '@tanstack/react-query'

/**
 * Loads the list of a page, for its loader. The server waits for it, so that its HTML has the cards; a failure fails the page. The
 * browser asks and renders at once: the previous list stays on the screen meanwhile, and a failure is shown where the list stands. A
 * link that is only pointed at asks nothing: the list belongs to a visit, which begins when the link is followed.
 */
export async function loadList(preload: boolean, load: () => Promise<unknown>): Promise<void> {
  if (preload) return
  const loaded = load()
  if (import.meta.env.SSR) await loaded
  else loaded.catch(noop)
}
