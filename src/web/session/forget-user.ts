import { dropDrafts } from '#web/ui/draft.ts'
import { accessToken } from './access-token.ts'
import { readStoredUser, storeUser } from './stored-user.ts'

/**
 * Somebody has signed out, or has deleted their account: nothing of theirs stays in this browser, and home it goes. A service worker that
 * does not hear it is told there (`forgetOthers`).
 */
export async function forgetUser(): Promise<void> {
  accessToken.clear()
  dropDrafts(readStoredUser()?._id)
  storeUser(null)
  // After a reload that goes past it there is one, but none that controls the page.
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  registration?.active?.postMessage({ forget: true })
  window.location.replace('/')
}
