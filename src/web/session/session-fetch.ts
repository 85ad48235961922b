import { accessToken } from '#web/session/access-token.ts'
import { hasSession } from '#web/session/signed-in-mark.ts'

const REFRESH = '/api/auth/refresh-token'

/** Their 401 speaks of what was typed, not of the session. */
const SIGNS_IN = /\/api\/auth\/(sign-in|google|refresh-token)$/

type Line = {
  fetch: typeof fetch
  hasSession: () => boolean
  accessToken: typeof accessToken
  /** Runs one piece of work after the other, also those of other tabs. */
  oneByOne: <Result>(work: () => Promise<Result>) => Promise<Result>
  endSession: () => void
}

/**
 * The one way to call the API from a browser. A 401 with a session refreshes the access token and repeats the call once
 * with it. However many calls fail at once, in however many tabs: the first refreshes, the others find its token.
 */
export function createSessionFetch({
  fetch,
  hasSession,
  accessToken,
  oneByOne,
  endSession,
}: Line): typeof fetch {
  /** @param failedWith the token that was stored when the failed call was sent; another one has come since */
  const refresh = (failedWith: string | null): Promise<string | Response | undefined> =>
    oneByOne(async () => {
      const stored = accessToken.read()
      if (stored && stored !== failedWith) return stored
      if (!hasSession()) return undefined
      const answer = await fetch(REFRESH, { method: 'POST' })
      if (answer.ok) {
        const { access_token }: { access_token: string } = await answer.json()
        accessToken.write(access_token)
        return access_token
      }
      if (answer.status !== 401) return answer
      endSession()
      return undefined
    })

  return async (input, init) => {
    const request = new Request(input, init)
    if (SIGNS_IN.test(new URL(request.url).pathname)) return fetch(request)
    if (!hasSession()) {
      const answer = await fetch(request)
      // The mark went with the session, in which the page may still believe.
      if (answer.status === 401) endSession()
      return answer
    }
    const stored = accessToken.read()
    const answer = await fetch(request.clone())
    if (answer.status !== 401) return answer
    const fresh = await refresh(stored)
    if (fresh === undefined) return answer
    // Neither refreshed nor refused: what keeps the session from being refreshed keeps the call from being answered.
    if (fresh instanceof Response) return fresh
    request.headers.set('Authorization', `Bearer ${fresh}`)
    return fetch(request)
  }
}

let lastWork: Promise<unknown> = Promise.resolve()

/** The browser's lock holds for all tabs; where there is none, one tab waits for itself. */
function oneByOne<Result>(work: () => Promise<Result>): Promise<Result> {
  if (navigator.locks) return navigator.locks.request('access-token', work)
  const mine = lastWork.then(work)
  lastWork = mine.catch(() => undefined)
  return mine
}

const listeners = new Set<() => void>()

/** Calls back when the server has refused to go on with the session. */
export function onSessionEnd(listener: () => void): void {
  listeners.add(listener)
}

export const sessionFetch = createSessionFetch({
  fetch: (...call) => fetch(...call),
  hasSession,
  accessToken,
  oneByOne,
  endSession: () => {
    accessToken.clear()
    for (const listener of listeners) listener()
  },
})
