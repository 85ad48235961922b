import { setTimeout as sleep } from 'node:timers/promises'

/** Somebody who changes something and looks at it at once, over and over. */
export type OwnWrites = {
  stop(): Promise<{ written: number; missed: number; failed: number }>
}

const PAUSE_MS = 250
const PASSWORD = 'looks-at-once-1'

/** Signs a new account up and in, changes what it says of itself, and reads it back by whichever instance the proxy gives it. */
export async function watchOwnWrites(url: string, email: string): Promise<OwnWrites> {
  const cookies = new Map<string, string>()
  async function ask(path: string, body?: object, method = body ? 'POST' : 'GET') {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        // A new connection each time: another instance.
        Connection: 'close',
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return { status: answer.status, body: await answer.json() }
  }
  await ask('/auth/sign-up', { username: 'Looks at once', email, password: PASSWORD })
  const { body: me } = await ask('/auth/sign-in', { email, password: PASSWORD })
  if (!me._id) throw new Error(`Nobody is signed in: ${JSON.stringify(me)}`)

  let stopped = false
  const tally = { written: 0, missed: 0, failed: 0 }
  async function look(count: number): Promise<void> {
    const bio = `Change ${count}`
    const change = await ask(`/user/update/${me._id}`, { bio })
    if (change.status !== 200) {
      tally.failed += 1
      return
    }
    tally.written += 1
    const { status, body } = await ask(`/user/${me._id}`)
    if (status !== 200) tally.failed += 1
    else if (body.bio !== bio) tally.missed += 1
  }
  const looking = (async () => {
    for (let count = 1; !stopped; count += 1) {
      await look(count).catch(() => {
        tally.failed += 1
      })
      await sleep(PAUSE_MS)
    }
  })()
  return {
    stop: async () => {
      stopped = true
      await looking
      return tally
    },
  }
}
