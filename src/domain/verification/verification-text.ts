import { formatDay } from '#domain/dates.ts'
import type { Verification } from './verification-schema.ts'

const BUSINESS = {
  cac: 'Business registered with the CAC, checked',
  works: 'Works, references and place checked',
} as const

/** "Phone confirmed 3 November 2026. Business registered with the CAC, checked 5 November 2026." */
export function verificationText({
  phoneConfirmedAt,
  businessCheckedAt,
  businessBasis,
}: Verification): string {
  const business = businessBasis ? BUSINESS[businessBasis] : 'Business checked'
  return `Phone confirmed ${formatDay(phoneConfirmedAt)}. ${business} ${formatDay(businessCheckedAt)}.`
}
