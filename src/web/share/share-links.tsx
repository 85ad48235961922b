import { useHydrated } from '@tanstack/react-router'
import { Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { usePublicAddress } from '#web/layout/root-context.ts'
import { WhatsappShareLink } from './whatsapp-share-link.tsx'

/** docs/product.md 5.4 */
const NOTICE_MS = 2_000

type Copied = { state: 'idle' | 'copied' | 'refused' }

type Shared = {
  /** The canonical one. */
  path: string
  name: string
  /** What the message says before the address: what it is, for how much, and where. */
  text: string
}

/** Sends the page to somebody by WhatsApp, or copies its address; a phone also hands it on to another of its apps (docs/product.md 20.9). */
export function ShareLinks({ path, name, text }: Shared) {
  const address = usePublicAddress(path)
  return (
    <div className="button-row">
      <WhatsappShareLink message={`${text}\n${address}`} className="button-quiet">
        Share on WhatsApp
      </WhatsappShareLink>
      <ShareButton address={address} name={name} text={text} />
      <CopyLink address={address} />
    </div>
  )
}

function CopyLink({ address }: { address: string }) {
  const [copied, setCopied] = useState<Copied>({ state: 'idle' })
  useEffect(() => {
    if (copied.state !== 'copied') return
    const end = setTimeout(() => setCopied({ state: 'idle' }), NOTICE_MS)
    return () => clearTimeout(end)
  }, [copied])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied({ state: 'copied' })
    } catch {
      // Not over plain HTTP, nor where the reader has forbidden it: the address is there to be copied by hand.
      setCopied({ state: 'refused' })
    }
  }
  return (
    <div className="needs-scripts flex flex-wrap items-center gap-x-2">
      <button type="button" className="button button-quiet" onClick={copy}>
        Copy link
      </button>
      <p role="status" className="text-sm font-semibold wrap-anywhere">
        {copied.state === 'copied' && 'Link Copied'}
        {copied.state === 'refused' && `Copy this address: ${address}`}
      </p>
    </div>
  )
}

function ShareButton({ address, name, text }: { address: string; name: string; text: string }) {
  const scripted = useHydrated()
  const onPhone =
    scripted && typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches
  if (!onPhone) return null
  const share = async () => {
    try {
      await navigator.share({ title: name, text, url: address })
    } catch (error) {
      // Who closes the sheet has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) reportError(error)
    }
  }
  return (
    <button type="button" className="button button-quiet" onClick={share}>
      <Share2 size={20} strokeWidth={1.75} aria-hidden="true" />
      Share
    </button>
  )
}
