/** In milliseconds; whoever has left by then has not looked. */
const LATER = 3_000

/** Has leads counted as soon as the page has nothing better to do, or is pressed. Where that cannot be loaded, nothing is counted. */
export function countLeadsLater(): void {
  const load = (click?: Event) =>
    void import('./count-leads.ts').then(
      (loaded) => loaded.countLeads(click),
      () => undefined,
    )
  setTimeout(load, LATER)
  addEventListener('click', load, { once: true, capture: true })
}
