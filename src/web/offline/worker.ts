/** What `public/sw.js` is told: a page that was opened, all saved offers, or that somebody has left. Addresses begin with a slash. */
type Message = { keep: string } | { saved: readonly string[] } | { forget: true }

/** Waits for the service worker; without one nothing is kept. */
export async function tellWorker(message: Message): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}
