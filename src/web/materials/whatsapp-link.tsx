import { MessageCircle } from 'lucide-react'
import { storeName } from '#domain/accounts/account-rules.ts'
import type { ShownOffer } from '#domain/materials/comparison-schema.ts'
import { whatsappLink } from '#domain/phone.ts'
import { orderWords } from '#domain/prices/order-words.ts'
import { rememberContact } from '#web/contact/contact-api.ts'
import { contactMessage } from '#web/contact/contact-message.ts'
import { usePublicAddress } from '#web/layout/root-context.ts'

type WhatsappLinkProps = {
  offer: ShownOffer
  /** Its mark alone where there is little room (compared-offers.css). */
  compact?: boolean
}

/** To the seller, with the order written: what is compared is bought from here. */
export function WhatsappLink({ offer, compact }: WhatsappLinkProps) {
  const address = usePublicAddress(`/product/${offer._id}`)
  const seller = `: ${storeName(offer.userRef)}`
  return (
    <a
      href={whatsappLink(
        offer.mobile,
        contactMessage(orderWords(offer, Math.max(offer.packs, offer.minimumOrder ?? 1)), address),
      )}
      onClick={() => rememberContact(offer.userRef._id)}
      target="_blank"
      data-lead="whatsapp"
      data-offer={`/product/${offer._id}`}
      rel="noopener noreferrer"
      className={`button button-site-quiet${compact ? '' : ' px-3 text-sm whitespace-nowrap'}`}
    >
      <MessageCircle size={20} strokeWidth={1.75} aria-hidden="true" />
      {compact ? (
        <span className="sr-only">{`Text on Whatsapp${seller}`}</span>
      ) : (
        <span>
          Text on Whatsapp<span className="sr-only">{seller}</span>
        </span>
      )}
    </a>
  )
}
