import { AppError } from '#domain/errors.ts'

/** Who the provider has proved to be there, as its popup tells its opener. The proof itself is a cookie that nobody reads. */
export type GoogleIdentity = { id?: string; name: string | null; email: string; photo: string | null }

type Told = { identity?: GoogleIdentity; error?: string }

const LOOK_MS = 300
/** A popup that tells something closes itself at once: what it has told may arrive after it is gone. */
const PATIENCE_MS = 1_000

/** Opens the provider's popup, so it has to be called in a click. @throws AppError where nobody comes out of it */
export function askGoogle(): Promise<GoogleIdentity> {
  const channel = new BroadcastChannel('google-sign-in')
  const popup = window.open('/api/auth/google/start', 'google-sign-in', 'popup,width=480,height=640')
  if (!popup) {
    channel.close()
    return Promise.reject(
      new AppError('unavailable', 'Your browser has blocked the window of Google. Allow it, and try again.'),
    )
  }
  return new Promise<GoogleIdentity>((resolve, reject) => {
    let closedFor = 0
    const look = setInterval(() => {
      // A window of another site may seem closed while somebody is still in it.
      closedFor = popup.closed && document.hasFocus() ? closedFor + LOOK_MS : 0
      if (closedFor > PATIENCE_MS)
        finish(() => reject(new AppError('unavailable', 'Unable to signin, please try again')))
    }, LOOK_MS)
    const finish = (settle: () => void) => {
      clearInterval(look)
      channel.close()
      settle()
    }
    channel.onmessage = ({ data: { identity, error } }: MessageEvent<Told>) =>
      finish(() =>
        identity
          ? resolve(identity)
          : reject(new AppError('unavailable', error ?? 'Unable to signin, please try again')),
      )
  })
}
