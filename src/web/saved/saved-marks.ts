import { useSyncExternalStore } from 'react'
import { sessionMark } from '#web/session/signed-in-mark.ts'

/**
 * Where a device keeps what its visitor has saved (`saved-device.ts`): as drafts are, until they sign out (`dropDrafts`). Every card asks
 * here whether it is among it, so this brings little.
 */
export const SAVED_KEY = 'draft:saved'

/**
 * The server's HTML is the same for everybody: before anything is drawn, this fills the hearts of what was saved here. What is kept of
 * another session than the browser's is not shown.
 */
export const savedScript = `try{let d=JSON.parse(localStorage['${SAVED_KEY}']),s=new CSSStyleSheet;(!d.session||document.cookie.includes('signed_in='+d.session))&&s.replaceSync(Object.keys(d.things).map(k=>'[data-saves="'+k+'"]')+'{--heart:var(--full-heart);color:var(--color-action)}');document.adoptedStyleSheets.push(s)}catch{}`

/** The page of what is saved by a key: `products/1` is at `/product/1`. */
export const savedOffer = (key: string): string => `/${key.replace('s/', '/')}`

/** Whether what is kept of a session, or of none, is to be shown to whoever is there now. */
export const isOfThisVisitor = (session: unknown): boolean => !session || session === sessionMark()

let keys: Set<string> | undefined
/** Of a browser that stores nothing, for as long as the page is open. */
let remembered: ReadonlySet<string> | undefined
const listeners = new Set<() => void>()

function read(): Set<string> {
  if (remembered) return new Set(remembered)
  try {
    const { session, things } = JSON.parse(localStorage.getItem(SAVED_KEY) ?? '')
    return new Set(isOfThisVisitor(session) ? Object.keys(things) : [])
  } catch {
    return new Set()
  }
}

function isSaved(key: string): boolean {
  keys ??= read()
  return keys.has(key)
}

export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}

/** What is kept has changed, here or in another tab. */
export function readAgain(): void {
  keys = undefined
  tell()
}

/** @param kept what a browser that stores nothing has; nothing where it stores it */
export function rememberKeys(kept: ReadonlySet<string> | undefined): void {
  remembered = kept
  readAgain()
}

/** Before it is kept: the heart follows the finger. */
export function flip(key: string): void {
  if (!isSaved(key)) keys?.add(key)
  else keys?.delete(key)
  tell()
}

if (!import.meta.env.SSR)
  window.addEventListener('storage', ({ key }) => (key === SAVED_KEY || key === null) && readAgain())

/** @returns undefined while the page is the server's */
export const useSaved = (key: string): boolean | undefined =>
  useSyncExternalStore(
    subscribe,
    () => isSaved(key),
    () => undefined,
  )
