import { SignUpInput } from './account-input.ts'
import { USERNAME_LENGTH } from './account-rules.ts'

/**
 * The username of somebody who comes with a name from elsewhere: as much of it as our rules allow, else what stands before the
 * @ of the address.
 */
export function usernameOf({ name, email }: { name: string; email: string }): string {
  const [local = ''] = email.split('@')
  for (const candidate of [name, `${name} ${local}`, local, `Member ${local}`]) {
    const { success, data } = SignUpInput.shape.username.safeParse(allowedPart(candidate))
    if (success) return data
  }
  return 'Member'
}

/** What no username has, with the marks that stand on it. */
const FORBIDDEN = /(?:[^\p{L}\p{M}\p{N}.\-_']\p{M}*)+/gu

function allowedPart(text: string): string {
  const words = text.normalize('NFC').replaceAll('’', "'").replace(FORBIDDEN, ' ').trim()
  return [...words].slice(0, USERNAME_LENGTH.max).join('').trim()
}
