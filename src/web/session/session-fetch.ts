import { accessToken } from '#web/session/access-token.ts'
import { clearSessionMark, sessionMark } from '#web/session/signed-in-mark.ts'

const REFRESH = '/api/auth/refresh-token'

/** Their 401 speaks of what was typed, not of the session. */
const SIGNS_IN = /\/api\/auth\/(sign-in|google|refresh-token)$/

type Line = {
  fetch: typeof fetch
  /** Names the session of this browser, if it has one. */
  sessionMark: () => string | undefined
  accessToken: typeof accessToken
  /** Runs one piece of work after the other, also those of other tabs. */
  oneByOne: <Result>(work: () => Promise<Result>) => Promise<Result>
  endSession: () => void
}

/** A call that was answered by 401, verbatim. */
type Failed = {
  mark: string
  /** The stored token; another one has come since where it differs. */
  token: string | null
  /** What one person sends to change something is never sent again as another, who has signed in meanwhile. */
  repeatable: boolean
}

/**
 * The one way to call the API from a browser. A 401 with a session refreshes the access token and repeats the call once
 * with it. However many calls fail at once, in however many tabs: the first refreshes, the others find its token.
 */
export function createSessionFetch({
  fetch,
  sessionMark,
  accessToken,
  oneByOne,
  endSession,
}: Line): typeof fetch {
  const renew = async (failed: Failed): Promise<string | Response | undefined> => {
    const mark = sessionMark()
    if (!mark || (mark !== failed.mark && !failed.repeatable)) return undefined
    const stored = accessToken.read()
    if (stored && stored !== failed.token) return stored
    const answer = await fetch(REFRESH, { method: 'POST' })
    if (answer.ok) {
      const { access_token }: { access_token: string } = await answer.json()
      accessToken.write(access_token)
      return access_token
    }
    if (answer.status !== 401) return answer
    // A sign-in that was answered meanwhile has replaced the session that was refused.
    if (sessionMark() !== mark) return renew(failed)
    endSession()
    return undefined
  }

  return async (input, init) => {
    const request = new Request(input, init)
    if (SIGNS_IN.test(new URL(request.url).pathname)) return fetch(request)
    const mark = sessionMark()
    if (!mark) {
      const answer = await fetch(request)
      // The mark went with the session, in which the page may still believe.
      if (answer.status === 401 && !sessionMark()) endSession()
      return answer
    }
    const failed = { mark, token: accessToken.read(), repeatable: request.method === 'GET' }
    const answer = await fetch(request.clone())
    if (answer.status !== 401) return answer
    const fresh = await oneByOne(() => renew(failed))
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
  sessionMark,
  accessToken,
  oneByOne,
  endSession: () => {
    clearSessionMark()
    accessToken.clear()
    for (const listener of listeners) listener()
  },
})
