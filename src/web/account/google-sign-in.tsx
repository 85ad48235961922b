import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { toastFailure } from '#web/failure-toast.ts'
import { fetchCurrentUser, rememberUser } from '#web/session/current-user.ts'
import { hasSession } from '#web/session/signed-in-mark.ts'
import { authOptionsQuery, getGoogleUser } from './account-api.ts'
import { openGooglePopup } from './google-popup.ts'

/** Where the server knows a provider: the way in without a password. Its outline is there first, so that no button moves under a finger. */
export function GoogleSignIn() {
  const { data: options, isPending } = useQuery(authOptionsQuery)
  const { baseUrl } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const asking = useRef(false)
  const [unable, setUnable] = useState(false)
  if (!isPending && !options?.google) return null

  const ask = async () => {
    if (asking.current) return
    // Google leads back to the public address alone, whose cookies another name of the same server does not have.
    if (window.location.origin !== baseUrl) {
      const { pathname, search } = window.location
      window.location.assign(baseUrl + pathname + search)
      return
    }
    asking.current = true
    setUnable(false)
    try {
      const { id, ...identity } = await openGooglePopup()
      if (id) rememberUser(queryClient, await getGoogleUser(identity))
      else setUnable(true)
    } catch (error) {
      // A popup that was closed early may have completed the sign-in.
      const user = hasSession() && (await fetchCurrentUser(queryClient).catch(() => null))
      if (!user) toastFailure(error)
    } finally {
      asking.current = false
    }
  }
  return (
    <div
      className={`grid gap-3 ${isPending ? 'drafting *:text-transparent! [&_svg]:invisible' : ''}`}
      inert={isPending}
    >
      <p className="flex items-center gap-3 text-sm text-quiet before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        or
      </p>
      <button type="button" className="button button-quiet" onClick={ask}>
        <GoogleMark />
        Continue with Google
      </button>
      {unable && (
        <p role="alert" className="font-semibold text-alarm">
          Unable to login, please try again
        </p>
      )}
    </div>
  )
}

/** Google asks for its own colours on its button. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92a8.8 8.8 0 0 0 2.68-6.62z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26a5.4 5.4 0 0 1-8.07-2.85H.96v2.33A9 9 0 0 0 9 18z"
      />
      <path fill="#FBBC05" d="M3.97 10.71a5.4 5.4 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08z" />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.58A9 9 0 0 0 .96 4.96l3.01 2.33A5.36 5.36 0 0 1 9 3.58z"
      />
    </svg>
  )
}
