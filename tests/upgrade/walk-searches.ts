import type { Post } from './post.ts'
import type { Caller } from './walked-calls.ts'

/** Searches are saved: by somebody with nothing but an address, and by an account. */
export async function walkSearches(
  visitor: Caller,
  seller: Caller,
  { email, post }: { email: string; post: Post },
): Promise<void> {
  await visitor.call('GET /search/suggest', { query: { q: 'sharp sa' } })
  const marble = { kind: 'products', search: { name: 'marble' } }
  await visitor.call('POST /search/alerts', { json: { ...marble, email } })
  await visitor.call('POST /search/alerts/confirm', {
    json: { token: await post.token(email, 'alerts/confirm') },
  })
  const own = await visitor.call('POST /search/alerts/of-address', {
    json: { token: await post.token(email, 'alerts') },
  })
  await visitor.call('POST /search/alerts/stop', { json: { token: own('searches.0.stop') } })
  await visitor.call('POST /search/alerts/stop/one-click', {
    query: { token: own('stopAll') },
    form: { 'List-Unsubscribe': 'One-Click' },
  })
  await seller.call('POST /search/alerts', { json: marble })
  await seller.call('GET /search/alerts/push-key')
  await seller.call('POST /search/alerts/push/forget', {
    json: { endpoint: 'https://fcm.googleapis.com/fcm/send/x' },
  })
  const alertId = (await seller.call('GET /search/alerts'))('searches.0.id')
  await seller.call('PUT /search/alerts/{alertId}', {
    path: { alertId },
    json: { way: 'daily', paused: true },
  })
  await seller.call('DELETE /search/alerts/{alertId}', { path: { alertId } })
}

/** What admins see of searches, and the words that they add. */
export async function walkWords(admin: Caller): Promise<void> {
  await admin.call('GET /admin/missed-searches')
  await admin.call('POST /admin/dictionary', { json: { word: 'sumo pump', finds: ['surface pump'] } })
  const dictionary = await admin.call('GET /admin/dictionary')
  await admin.call('DELETE /admin/dictionary/{id}', { path: { id: dictionary('words.0.id') } })
}
