import { MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { whatsappShareLink } from '#domain/phone.ts'

type WhatsappShareLinkProps = { message: string; className: string; children: ReactNode }

/** Sends a message to whom its reader chooses. */
export const WhatsappShareLink = ({ message, className, children }: WhatsappShareLinkProps) => (
  <a
    href={whatsappShareLink(message)}
    target="_blank"
    rel="noopener noreferrer"
    className={`button ${className}`}
  >
    <MessageCircle size={20} strokeWidth={1.75} aria-hidden="true" />
    {children}
  </a>
)
