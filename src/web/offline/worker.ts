/** What is cached of a page: its address begins with a slash, its title is as it stands in HTML, its moment in milliseconds. */
export type CachedPage = { path: string; title: string; at: number }

/** What `public/sw.js` is told: a page that was opened, one that is not there any more, or all saved offers. Addresses begin with a slash. */
type Message = { keep: string } | { gone: string } | { saved: readonly string[] }

/** Waits for the service worker; without one nothing is cached. */
export async function tellWorker(message: Message): Promise<void> {
  const worker = await findWorker()
  worker?.postMessage(message)
}

async function findWorker(): Promise<ServiceWorker | null | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return registration && (await navigator.serviceWorker.ready).active
}

/** Undefined without a worker; one that is being replaced may never answer. */
async function ask<Answer>(question: object): Promise<Answer | undefined> {
  const worker = await findWorker()
  if (!worker) return undefined
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => {
      port1.close()
      resolve(data)
    }
    worker.postMessage(question, [port2])
  })
}

/** Somebody has left: resolves once nothing is cached any more. */
export const clearCachedPages = async (): Promise<void> => void (await ask({ forget: true }))

/** The newest first. */
export const listCachedPages = async (): Promise<readonly CachedPage[]> =>
  (await ask<readonly CachedPage[]>({ list: true })) ?? []

/** The network has failed for a page. @returns whether it is cached: its document is then shown at once, as it is cached */
export const isCachedOf = async (hasFailed: string): Promise<boolean> =>
  (await ask<boolean>({ hasFailed })) ?? false
