import { createHash } from 'node:crypto'

export const demoEmail = (handle: string) => `${handle}@demo.adlm.example`

/** The same record has the same id in every demonstration: a version 8 UUID made of what names it. */
export function demoId(...name: string[]): string {
  const hex = demoDigest('id', ...name).toString('hex')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** What looks like chance and is the same for one name in every demonstration. */
const demoDigest = (...name: string[]) => createHash('sha256').update(name.join('\n')).digest()

/** A number from 0 up to 1 that looks like chance and is always the same for one name. */
export const demoChance = (...name: string[]) => demoDigest(...name).readUInt32BE() / 2 ** 32
