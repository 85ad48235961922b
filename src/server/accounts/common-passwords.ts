import { dictionary } from '@zxcvbn-ts/language-common'
import { AppError } from '#domain/errors.ts'

const COMMON = new Set(dictionary['passwords-common'])

/** Whoever guesses tries these first. @throws AppError invalid */
export function refuseCommonPassword(password: string): void {
  if (!COMMON.has(password.toLowerCase())) return
  const message = 'This password is one of the most common ones. Please choose another.'
  throw new AppError('invalid', message, [{ path: 'password', message }])
}
