import { readStored, storeValue } from '#web/ui/draft.ts'

/** Kept as drafts are: signing out takes it away. */
const KEY = 'alert-address'

type Proved = { email: string; proof: string }

/** Keeps that somebody has confirmed an address in this browser, the last one. */
export function keepProof({ email, proof }: Proved): void {
  storeValue('device', KEY, { email, proof })
}

/** Somebody else uses this browser now. */
export const forgetProof = (): boolean => storeValue('device', KEY, undefined)

/** What proves that this address was confirmed in this browser. */
export const addressProof = (email: string): string | undefined => {
  const proved = readProved()
  return proved?.email === email.trim().toLowerCase() ? proved.proof : undefined
}

/** The address that was confirmed here last. */
export const provedAddress = (): string | undefined => readProved()?.email

function readProved(): Proved | undefined {
  const stored = readStored('device', KEY)
  if (typeof stored !== 'object' || stored === null) return undefined
  const { email, proof } = stored as Partial<Proved>
  return typeof email === 'string' && typeof proof === 'string' ? { email, proof } : undefined
}
