import { AppError } from '#domain/errors.ts'

/** Who has signed in, as the message of the popup says. By then the browser has the cookies of a session. */
type PopupIdentity = { id?: string; name: string | null; email: string; photo: string | null }

type ReceivedMessage = { identity?: PopupIdentity; error?: string }

const POLL_MS = 300
/** A popup that has something to tell closes itself at once: its message may arrive after it is gone. */
const CLOSED_MS = 1_000

/** Opens the provider's popup, so it has to be called in a click. @throws AppError where nobody comes out of it */
export function openGooglePopup(): Promise<PopupIdentity> {
  const channel = new BroadcastChannel('google-sign-in')
  const popup = window.open('/api/auth/google/start', 'google-sign-in', 'popup,width=480,height=640')
  if (!popup) {
    channel.close()
    return Promise.reject(
      new AppError(
        'unavailable',
        'Your browser blocked the Google window. Allow pop-ups for this site and try again.',
      ),
    )
  }
  return new Promise<PopupIdentity>((resolve, reject) => {
    let closedFor = 0
    let failure: string | undefined
    const finish = () => {
      clearInterval(poll)
      channel.close()
    }
    const poll = setInterval(() => {
      // A window on another site may be reported as closed while it is still open.
      closedFor = popup.closed && document.hasFocus() ? closedFor + POLL_MS : 0
      if (closedFor <= (failure === undefined ? CLOSED_MS : 0)) return
      finish()
      reject(new AppError('unavailable', failure ?? 'Unable to signin, please try again'))
    }, POLL_MS)
    channel.onmessage = ({ data: { identity, error } }: MessageEvent<ReceivedMessage>) => {
      // Of the popup of another tab, perhaps: whoever fails there may still come out of this one.
      failure = error
      if (!identity) return
      finish()
      resolve(identity)
    }
  })
}
