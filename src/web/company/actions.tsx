import { MessageCircle, Play } from 'lucide-react'
import { whatsappLink } from '#domain/phone.ts'
import { useCompany } from '#web/layout/root-context.ts'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const
const outside = { target: '_blank', rel: 'noopener noreferrer' }

/** Opens WhatsApp with a prepared message, where the company has a number. */
export function ChatLink({ message, children }: { message: string; children: string }) {
  const { phone } = useCompany()
  if (phone === null) return null
  return (
    <a href={whatsappLink(phone, message)} {...outside} className="button button-site">
      <MessageCircle {...icon} />
      {children}
    </a>
  )
}

/** A link to the company's videos, where there are some: the channel, or the playlist of demonstrations. */
export function VideoLink({ to, children }: { to: 'videoChannel' | 'demoPlaylist'; children: string }) {
  const { [to]: url } = useCompany()
  if (url === null) return null
  return (
    <a href={url} {...outside} className="button button-quiet">
      <Play {...icon} />
      {children}
    </a>
  )
}
