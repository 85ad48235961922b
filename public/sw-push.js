/** Of the service worker, which imports it: what shows the notifications of saved searches, and what a press on one opens. */

/** A message of the server (`src/server/alerts/alert-push.ts`): what is new, and the page of this site that shows it. */
self.addEventListener('push', (event) => {
  let message = {}
  try {
    message = event.data?.json() ?? {}
  } catch {
    // Something is shown all the same: browsers take the permission back where nothing is.
  }
  const { title = 'Something new in your saved searches', body = '', path = '/profile', tag } = message
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { path } }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPath(event.notification.data?.path))
})

// Somebody has signed out, or another person has signed in (`public/sw.js`).
self.addEventListener('message', (event) => {
  if (event.data?.forget) event.waitUntil(unsubscribe())
})

/** The server is told first; where it does not hear of it, the notification service tells it with the next message. */
async function unsubscribe() {
  const subscription = await self.registration.pushManager?.getSubscription()
  if (!subscription) return
  await fetch('/api/search/alerts/push/forget', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint: subscription.endpoint }),
  }).catch(() => undefined)
  await subscription.unsubscribe()
}

/** In a window that shows it already, or in a new one. Never outside this site. */
async function openPath(path) {
  const url = new URL(path ?? '/profile', self.location.origin)
  if (url.origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((each) => each.url === url.href)
  await (there ? there.focus() : self.clients.openWindow(url.href))
}
