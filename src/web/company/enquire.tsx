import { Mail } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ChatLink } from './actions.tsx'

const EnquiryDialog = lazy(async () => ({ default: (await import('./enquiry-dialog.tsx')).EnquiryDialog }))

/** Opens the enquiry form, whose code is loaded on the first press. */
function EnquiryButton({ topic }: { topic: string }) {
  // Undefined until it has been opened.
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <button
        type="button"
        className="button button-quiet needs-scripts"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Mail size={20} strokeWidth={1.75} aria-hidden="true" />
        Write to us<span className="sr-only"> about: {topic}</span>
      </button>
      {open !== undefined && (
        <Suspense>
          <EnquiryDialog topic={topic} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Both ways to enquire: WhatsApp with a prepared message, or the form. */
export function Enquire({ topic, message, children }: { topic: string; message: string; children: string }) {
  return (
    <>
      <ChatLink message={message}>{children}</ChatLink>
      <EnquiryButton topic={topic} />
    </>
  )
}
