import { useQuery } from '@tanstack/react-query'
import { Mail, Send } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { storeName } from '#domain/accounts/account-rules.ts'
import { mailLink } from '#domain/mail-link.ts'
import { FailureNotice } from '#web/ui/state-notice.tsx'
import { ownerEmailQuery, rememberContact } from './contact-api.ts'

/** In characters (docs/product.md 5.4). */
const MESSAGE_MAX = 2_000

export type ListingRef = { _id: string; name: string; userRef: { _id: string; username: string } }

/** The button of whoever is signed in and may write, and the panel that it opens. */
export function MessagePanel({ listing: { name, userRef } }: { listing: ListingRef }) {
  // Undefined until it has been opened; closed, it keeps what was typed.
  const [open, setOpen] = useState<boolean>()
  const panel = useId()
  return (
    <div>
      <button
        type="button"
        className="button button-action w-full"
        aria-expanded={open ?? false}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <Mail size={20} strokeWidth={1.75} aria-hidden="true" />
        Contact Seller
      </button>
      <div id={panel} hidden={!open} className="mt-3">
        {open !== undefined && (
          <MailMessage ownerId={userRef._id} owner={storeName(userRef)} subject={`Regarding ${name}`} />
        )}
      </div>
    </div>
  )
}

type Addressed = { ownerId: string; owner: string; subject: string }

/** A message to somebody whose address is asked for now, and a link that hands it to the reader's own mail program. */
function MailMessage({ ownerId, owner, subject }: Addressed) {
  const { data: email, isPending, error, refetch } = useQuery(ownerEmailQuery(ownerId))
  const [message, setMessage] = useState('')
  const field = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  // The panel has just been opened to write.
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="grid gap-3">
      <div>
        <label htmlFor={field} className="field-label">
          Message to {owner}
        </label>
        <textarea
          id={field}
          ref={box}
          rows={5}
          maxLength={MESSAGE_MAX}
          className="control"
          placeholder="Is it still available? When can I see it?"
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </div>
      {error ? (
        <FailureNotice onRetry={() => refetch()}>{error.message}</FailureNotice>
      ) : (
        <a
          href={email && mailLink({ to: email, subject, body: message })}
          onClick={() => email && rememberContact(ownerId)}
          aria-disabled={!email}
          data-lead="email"
          className="button button-action"
        >
          <Send size={20} strokeWidth={1.75} aria-hidden="true" />
          Send Message
        </a>
      )}
      <p role="status" className="text-sm text-quiet">
        {isPending ? 'Loading...' : email && 'It opens in your e-mail app, addressed to the seller.'}
      </p>
    </div>
  )
}
