/**
 * Answered as /sw.js where SERVICE_WORKER=0: takes the place of the worker that a browser has, drops all that was kept, and leaves. It
 * answers nothing itself, so that every page comes from the network.
 */
self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(leave())
})

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
