import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'

const SITE = 'https://adlm.example'

/** What the service worker's part does with an event. */
async function happens(
  name: 'push' | 'notificationclick' | 'message',
  event: object,
  windows: string[] = [],
) {
  const done: unknown[][] = []
  const waits: Promise<unknown>[] = []
  const listeners = new Map<string, (event: object) => void>()
  const self = {
    addEventListener: (each: string, listener: (event: object) => void) => listeners.set(each, listener),
    location: { origin: SITE },
    registration: {
      showNotification: async (...shown: unknown[]) => void done.push(['shown', ...shown]),
      pushManager: {
        getSubscription: async () => ({
          endpoint: 'https://push.example/this-browser',
          unsubscribe: async () => void done.push(['unsubscribed']),
        }),
      },
    },
    clients: {
      matchAll: async () =>
        windows.map((url) => ({ url, focus: async () => void done.push(['focused', url]) })),
      openWindow: async (url: string) => void done.push(['opened', url]),
    },
  }
  const fetch = async (path: string, { body }: { body: string }) => {
    done.push(['told', path, JSON.parse(body)])
    throw new TypeError('Failed to fetch')
  }
  runInNewContext(readFileSync('public/sw-push.js', 'utf8'), { self, URL, fetch })
  listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) })
  await Promise.all(waits)
  return done
}

it('shows what is new, and something where a message says nothing', async () => {
  const message = {
    title: '2 new: Cement',
    body: 'Dangote cement',
    path: '/marketplace?name=cement',
    tag: 'a',
  }
  expect(await happens('push', { data: { json: () => message } })).toEqual([
    ['shown', '2 new: Cement', expect.objectContaining({ tag: 'a', data: { path: message.path } })],
  ])
  expect(await happens('push', {})).toEqual([
    [
      'shown',
      'Something new in your saved searches',
      expect.objectContaining({ data: { path: '/profile' } }),
    ],
  ])
})

it('opens the search, in a window that shows it already where there is one, and never another site', async () => {
  const click = (path: string, windows: string[] = []) =>
    happens('notificationclick', { notification: { close: () => undefined, data: { path } } }, windows)
  expect(await click('/search?state=Kano')).toEqual([['opened', `${SITE}/search?state=Kano`]])
  expect(await click('/search', [`${SITE}/search`])).toEqual([['focused', `${SITE}/search`]])
  expect(await click('https://evil.example/')).toEqual([])
})

it('is notified no more once somebody has left, whether the server hears of it or not', async () => {
  expect(await happens('message', { data: { saved: [] } })).toEqual([])
  expect(await happens('message', { data: { forget: true } })).toEqual([
    ['told', '/api/search/alerts/push/forget', { endpoint: 'https://push.example/this-browser' }],
    ['unsubscribed'],
  ])
})
