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

/** In a window that shows it already, or in a new one. Never outside this site. */
async function openPath(path) {
  const url = new URL(path ?? '/profile', self.location.origin)
  if (url.origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((each) => each.url === url.href)
  await (there ? there.focus() : self.clients.openWindow(url.href))
}
