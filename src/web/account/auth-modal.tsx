import { Link, useSearch } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import { NO_CONNECTION } from '#web/api-client.ts'
import { sameVisit } from '#web/layout/visit.ts'
import { type AuthSearch, withoutAuth } from '#web/session/auth-search.ts'
import { FailureNotice } from '#web/ui/state-notice.tsx'

type Loaded = { Dialog?: ComponentType<AuthSearch>; failed?: boolean }

/** On any page whose URL asks for it. Its code comes with the first time, so that no page waits for it. */
export function AuthModal() {
  const { auth, next } = useSearch({ from: '__root__' })
  const [{ Dialog, failed }, setLoaded] = useState<Loaded>({})
  const missing = auth !== undefined && !Dialog && !failed
  useEffect(() => {
    if (!missing) return
    import('./auth-dialog.tsx').then(
      ({ AuthDialog }) => setLoaded({ Dialog: AuthDialog }),
      () => setLoaded({ failed: true }),
    )
  }, [missing])
  if (Dialog) return <Dialog auth={auth} next={next} />
  if (missing)
    return (
      <div className="needs-scripts auth-coming">
        <div>
          <p role="status" className="sr-only">
            Loading...
          </p>
          <div className="dimension-line w-24" aria-hidden="true" />
          <i />
          <i />
          <i />
          <i />
          <Link
            to="."
            search={withoutAuth}
            state={sameVisit}
            replace
            resetScroll={false}
            className="button absolute end-3 top-9"
            aria-label="Close"
          >
            <X aria-hidden="true" strokeWidth={1.75} />
          </Link>
        </div>
      </div>
    )
  if (!auth) return null
  return (
    <div className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md shadow-float">
      <FailureNotice onRetry={loadAnew}>{NO_CONNECTION}</FailureNotice>
    </div>
  )
}

/** A browser may remember that code did not arrive; the page, whose URL asks for the modal, it fetches anew. */
const loadAnew = () => navigator.onLine && window.location.reload()
