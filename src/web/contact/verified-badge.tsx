import { BadgeCheck } from 'lucide-react'
import { useId } from 'react'
import type { SellerRef } from '#domain/accounts/account-schema.ts'
import { formatDay } from '#domain/dates.ts'
import type { Verification } from '#domain/verification/verification-schema.ts'

/** Of a verified seller alone. Pressed, it says what was looked at and when; the browser's own popover needs no script. */
export function VerifiedBadge({ seller: { verified, verification } }: { seller: SellerRef }) {
  const id = useId()
  if (!verified) return null
  const mark = (
    <>
      <BadgeCheck size={18} strokeWidth={1.75} aria-hidden="true" />
      Verified
    </>
  )
  const looks = 'inline-flex items-center gap-1 text-sm font-semibold text-site'
  // Of an answer that an earlier release has given, and a cache kept.
  if (!verification) return <span className={looks}>{mark}</span>
  return (
    <>
      <button type="button" popoverTarget={id} className={`${looks} min-h-11 cursor-pointer underline`}>
        {mark}
      </button>
      <div id={id} popover="auto" className="card m-auto max-w-xs p-4 text-ink shadow-float">
        <p>{verificationText(verification)}</p>
      </div>
    </>
  )
}

const BUSINESS = {
  cac: 'CAC registration checked',
  works: 'Past work, references and place checked',
} as const

/** "Phone confirmed 3 November 2026. CAC registration checked 5 November 2026." */
function verificationText({ phoneConfirmedAt, businessCheckedAt, businessBasis }: Verification): string {
  const business = businessBasis ? BUSINESS[businessBasis] : 'Business checked'
  return `Phone confirmed ${formatDay(phoneConfirmedAt)}. ${business} ${formatDay(businessCheckedAt)}.`
}
