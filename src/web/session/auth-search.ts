import { nextPath } from '#domain/accounts/next-path.ts'
import { sameVisit } from '#web/layout/visit.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The step before is the same page without the modal. */
    authOpened?: true
    /** The address that a code was sent to: a phone that showed the mail meanwhile may load the page anew. */
    codeSentTo?: string
  }
}

const AUTH_MODES = ['sign-in', 'sign-up', 'confirm-email', 'reset-password'] as const
export type AuthMode = (typeof AUTH_MODES)[number]

/** What any URL may say of the auth modal, and where to go once signed in, or once the second factor is given. */
export type AuthSearch = { auth?: AuthMode | undefined; next?: string | undefined }

/** Every key is there, because the router keeps the raw value of a key that is not. */
export function parseAuthSearch({ auth, next }: Record<string, unknown>): AuthSearch {
  const mode = AUTH_MODES.find((each) => each === auth)
  return { auth: mode, next: nextPath(next) }
}

/** The search of the page itself, for the way back from the modal. */
export function withoutAuth<Search extends AuthSearch>({ auth: _auth, next: _next, ...others }: Search) {
  return others
}

/** A link that opens the modal over the page that stands there, filters and all: the same visit to it. */
export const openAuth = (auth: AuthMode, next?: string) =>
  ({
    to: '.',
    search: (current: object) => ({ ...current, auth, next }),
    state: (state: Parameters<typeof sameVisit>[0]) => ({ ...sameVisit(state), authOpened: true as const }),
    resetScroll: false,
  }) as const
