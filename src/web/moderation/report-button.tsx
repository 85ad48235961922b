import { useNavigate, useRouter } from '@tanstack/react-router'
import { Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { nextPath } from '#domain/accounts/next-path.ts'
import type { Subject } from '#domain/moderation/moderation-rules.ts'
import { openAuth } from '#web/session/auth-search.ts'
import { useCurrentUser } from '#web/session/current-user.ts'

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

type Reportable = {
  subject: Subject
  id: string
  /** What it is called: "this product". */
  what: string
  /** Whose it is: nobody reports what is their own. */
  ownerId: string | undefined
  /** Tells it from others of its kind, for who does not see where it stands. */
  label?: string
}

/** Tells the admins of something. Visitors sign in first. */
export function ReportButton({ subject, id, what, ownerId, label }: Reportable) {
  const { user } = useCurrentUser()
  const router = useRouter()
  const navigate = useNavigate()
  // Undefined until it has been opened.
  const [open, setOpen] = useState<boolean>()
  if (user && user._id === ownerId) return null
  const start = () => {
    if (user === null) void navigate(openAuth('sign-in', nextPath(router.latestLocation.href)))
    else setOpen(true)
  }
  return (
    <>
      <button
        type="button"
        className="needs-scripts link inline-flex min-h-11 items-center gap-2 justify-self-start text-sm text-quiet"
        aria-haspopup="dialog"
        aria-label={label}
        onClick={start}
      >
        <Flag size={16} strokeWidth={1.75} aria-hidden="true" />
        Report {what}
      </button>
      {open !== undefined && (
        <Suspense>
          <ReportDialog subject={subject} id={id} what={what} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
