import type { PushSubscriptionInput } from '#domain/alerts/alert-rules.ts'
import { AppError } from '#domain/errors.ts'

/** Whether this browser can be notified at all. */
export const canBeNotified = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/**
 * Asks for the permission, which browsers show after a press alone, and subscribes this browser.
 * @param key as the server gives it. @throws AppError invalid, with a sentence for the person
 */
export async function subscribeToPush(key: string): Promise<PushSubscriptionInput> {
  if (!navigator.onLine)
    throw new AppError(
      'invalid',
      'Notifications cannot be set up without a connection. Choose a mail, or try again once you are online.',
    )
  if ((await Notification.requestPermission()) !== 'granted')
    throw new AppError(
      'invalid',
      'Your browser does not let this site show notifications. Allow it there, or choose a mail.',
    )
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration)
    throw new AppError('invalid', 'Notifications do not work in this window. Choose a mail instead.')
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: key }
  const subscription = await pushManager.subscribe(options).catch(async () => {
    // Of another key, that the site had before.
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(options)
  })
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
}
