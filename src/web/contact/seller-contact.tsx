import { MessageCircle, Phone } from 'lucide-react'
import { useId, useState } from 'react'
import { whatsappLink } from '#domain/phone.ts'
import { rememberContact } from './contact-api.ts'
import { PhoneText } from './phone-text.tsx'

type SellerContactProps = { sellerId: string; mobile: string | null; message: string; quiet?: boolean }

/**
 * WhatsApp, and the number behind a button.
 * @param mobile E.164; without one: 'No number' and no WhatsApp link
 * @param quiet without the ground that calls: of what can hardly be had
 */
export function SellerContact({ sellerId, mobile, message, quiet = false }: SellerContactProps) {
  const [shown, setShown] = useState(false)
  const numberId = useId()
  const number = mobile ? (
    <a href={`tel:${mobile}`} className="link inline-flex min-h-11 items-center tabular-nums">
      <PhoneText number={mobile} />
    </a>
  ) : (
    <span className="inline-flex min-h-11 items-center">No number</span>
  )
  return (
    <div className="flex flex-wrap gap-2">
      {mobile && (
        <a
          href={whatsappLink(mobile, message)}
          onClick={() => rememberContact(sellerId)}
          target="_blank"
          data-lead="whatsapp"
          rel="noopener noreferrer"
          className={`button ${quiet ? 'button-site-quiet' : 'button-site'} grow px-2`}
        >
          <MessageCircle size={20} strokeWidth={1.75} aria-hidden="true" className="max-[22.5rem]:hidden" />
          Text on Whatsapp
        </a>
      )}
      <button
        type="button"
        className="needs-scripts button button-quiet grow px-2"
        aria-expanded={shown}
        data-lead="number"
        aria-controls={shown ? numberId : undefined}
        onClick={() => {
          setShown(!shown)
          if (!shown) rememberContact(sellerId)
        }}
      >
        <Phone size={20} strokeWidth={1.75} aria-hidden="true" className="max-[22.5rem]:hidden" />
        {shown ? 'Hide number' : 'See Number'}
      </button>
      {shown && (
        <p id={numberId} className="w-full text-center text-lg font-semibold">
          {number}
        </p>
      )}
      <noscript>{number}</noscript>
    </div>
  )
}
