import { Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Subject } from '#domain/moderation/moderation-rules.ts'
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
  /** Its mark alone, where many stand on a page: with a `label`. */
  compact?: boolean
}

/** Tells the admins of something: who warns of a fraud needs no account. */
export function ReportButton({ subject, id, what, ownerId, label, compact = false }: Reportable) {
  const { user } = useCurrentUser()
  // Undefined until it has been opened.
  const [open, setOpen] = useState<boolean>()
  if (user && user._id === ownerId) return null
  return (
    <>
      <button
        type="button"
        className="needs-scripts link report-link"
        title={compact ? `Report ${what}` : undefined}
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        {compact ? <Flag size={20} strokeWidth={1.75} aria-hidden="true" /> : `Report ${what}`}
      </button>
      {open !== undefined && (
        <Suspense>
          <ReportDialog
            subject={subject}
            id={id}
            what={what}
            asksForEmail={!user}
            open={open}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
