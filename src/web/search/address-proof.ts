const KEY = 'alert-address'

type Proved = { email: string; proof: string }

/** Keeps that somebody has confirmed an address in this browser, the last one. */
export function keepProof({ email, proof }: Proved): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ email, proof }))
  } catch {
    // A browser that keeps nothing: the address is confirmed once more.
  }
}

/** What proves that this address was confirmed in this browser. */
export const addressProof = (email: string): string | undefined => {
  const proved = readProved()
  return proved?.email === email.trim().toLowerCase() ? proved.proof : undefined
}

/** The address that was confirmed here last. */
export const provedAddress = (): string | undefined => readProved()?.email

function readProved(): Proved | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    const { email, proof } = stored as Partial<Proved>
    return typeof email === 'string' && typeof proof === 'string' ? { email, proof } : undefined
  } catch {
    return undefined
  }
}
