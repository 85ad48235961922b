import { useHydrated } from '@tanstack/react-router'
import { Link2, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'

/** docs/product.md 5.4 */
const NOTICE_MS = 2_000

type Copied = { state: 'idle' | 'copied' } | { state: 'refused'; address: string }

/** Copies the address of the page; a phone also hands it on to another of its apps. */
export function CopyLink({ path, name }: { path: string; name: string }) {
  const [copied, setCopied] = useState<Copied>({ state: 'idle' })
  useEffect(() => {
    if (copied.state !== 'copied') return
    const end = setTimeout(() => setCopied({ state: 'idle' }), NOTICE_MS)
    return () => clearTimeout(end)
  }, [copied])

  const copy = async () => {
    const address = window.location.origin + path
    try {
      await navigator.clipboard.writeText(address)
      setCopied({ state: 'copied' })
    } catch {
      // Not over plain HTTP, nor where the reader has forbidden it: the address is there to be copied by hand.
      setCopied({ state: 'refused', address })
    }
  }
  return (
    <div className="needs-scripts flex flex-wrap items-center gap-2">
      <button type="button" className="button button-quiet" onClick={copy}>
        <Link2 size={20} strokeWidth={1.75} aria-hidden="true" />
        Copy link
      </button>
      <ShareButton path={path} name={name} />
      <p role="status" className="text-sm font-semibold wrap-anywhere">
        {copied.state === 'copied' && 'Link Copied'}
        {copied.state === 'refused' && `The address to copy: ${copied.address}`}
      </p>
    </div>
  )
}

function ShareButton({ path, name }: { path: string; name: string }) {
  const scripted = useHydrated()
  const onPhone =
    scripted && typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches
  if (!onPhone) return null
  const share = async () => {
    try {
      await navigator.share({ title: name, url: window.location.origin + path })
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
