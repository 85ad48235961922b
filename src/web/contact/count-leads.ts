/** Counts what a visitor looks at and whom they ask, from the moment that it is loaded (docs/decisions/0103). */
import { LEADS_AT_ONCE } from '#domain/leads/lead-rules.ts'
import type { Lead, LeadsInput } from '#domain/leads/lead-schema.ts'
import { savedOffer } from '#web/saved/saved-marks.ts'

/** A link to an offer counts as seen once half of it has been in sight for so long (docs/product.md 20.3). */
const SEEN_MS = 1_000
/** What has changed in the page is looked at after so long without another change. */
const SETTLED_MS = 300

const OFFER = /^\/(product|listing)\/([\da-f-]{36})\/?$/
const LINKS = 'main a[href^="/product/"], main a[href^="/listing/"]'

type Told = LeadsInput['leads'][number]

/** In this page load: the server counts a device once a day in any case. */
const noted = new Set<string>()
const waiting: Told[] = []
let state: string | undefined
let path: string | undefined

function offerAt(pathname: string): Pick<Told, 'kind' | 'id'> | undefined {
  const [, kind, id] = OFFER.exec(pathname) ?? []
  return id && (kind === 'product' || kind === 'listing') ? { kind, id } : undefined
}

function note(lead: Lead, pathname: string): void {
  const offer = offerAt(pathname)
  const key = `${lead} ${pathname}`
  if (!offer || noted.has(key)) return
  noted.add(key)
  waiting.push({ lead, ...offer })
  if (waiting.length >= LEADS_AT_ONCE) tell()
}

/** The browser sends it by itself, also while the page goes away. */
function tell(): void {
  const leads = waiting.splice(0)
  if (leads.length === 0) return
  const body = JSON.stringify({ state, leads })
  navigator.sendBeacon('/api/leads', new Blob([body], { type: 'application/json' }))
}

const timers = new Map<Element, number>()

function watchSight(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    window.clearTimeout(timers.get(target))
    timers.delete(target)
    if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
    timers.set(
      target,
      window.setTimeout(() => {
        timers.delete(target)
        observer.unobserve(target)
        if (!document.hidden) note('shown', target.pathname)
      }, SEEN_MS),
    )
  }
}

/** Finds what is new in the page. */
function look(): void {
  if (document.hidden) return
  const { pathname, search } = window.location
  const filters = new URLSearchParams(search)
  // Who has chosen a state in a list is of that state on the pages after it.
  state = filters.get('location') ?? filters.get('state') ?? state
  if (path !== pathname) note('opened', pathname)
  path = pathname
  for (const link of document.querySelectorAll(LINKS)) observer.observe(link)
}

/**
 * Controls that reach a seller say which way by `data-lead`, and of which offer where that is not the page's; hearts that are the server's still
 * have their key alone.
 */
function noteContact({ target }: Event): void {
  const control = target instanceof Element && target.closest<HTMLElement>('[data-lead], [data-saves]')
  if (!control) return
  const {
    saves,
    lead = 'saved',
    offer = saves ? savedOffer(saves) : window.location.pathname,
  } = control.dataset
  if (lead === 'whatsapp' || lead === 'number' || lead === 'email') note(lead, offer)
  // What is saved already is being taken out.
  if (lead === 'saved' && control.getAttribute('aria-pressed') !== 'true') note(lead, offer)
  tell()
}

const observer = new IntersectionObserver(watchSight, { threshold: 0.5 })
let settling: number
const changes = new MutationObserver(() => {
  window.clearTimeout(settling)
  settling = window.setTimeout(look, SETTLED_MS)
})
changes.observe(document.getElementById('content') ?? document.body, { childList: true, subtree: true })
document.addEventListener('click', noteContact, true)
document.addEventListener('visibilitychange', () => (document.hidden ? tell() : look()))
window.addEventListener('pagehide', tell)
look()
