import { useState } from 'react'
import { forgetProof, provedAddress } from './address-proof.ts'

/** Below the field of an address that somebody has confirmed in this browser: another person may sit there now. */
export function ForgetAddress() {
  const [isKept, setKept] = useState(() => provedAddress() !== undefined)
  if (!isKept) return null
  return (
    <button
      type="button"
      className="link min-h-11 justify-self-start text-sm"
      onClick={({ currentTarget }) => {
        const field = currentTarget.form?.elements.namedItem('email')
        forgetProof()
        setKept(false)
        if (!(field instanceof HTMLInputElement)) return
        field.value = ''
        field.focus()
      }}
    >
      Not your address? Remove it
    </button>
  )
}
