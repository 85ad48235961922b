import { MessageCircle, Play } from 'lucide-react'
import { COMPANY, companyChat } from '#domain/company.ts'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const
const outside = { target: '_blank', rel: 'noopener noreferrer' }

/** Opens WhatsApp with a prepared message. */
export function ChatLink({ message, children }: { message: string; children: string }) {
  return (
    <a href={companyChat(message)} {...outside} className="button button-site">
      <MessageCircle {...icon} />
      {children}
    </a>
  )
}

/** A link to the company's videos: the channel, or the playlist of demonstrations. */
export function VideoLink({ to, children }: { to: 'videoChannel' | 'demoPlaylist'; children: string }) {
  return (
    <a href={COMPANY[to]} {...outside} className="button button-quiet">
      <Play {...icon} />
      {children}
    </a>
  )
}
