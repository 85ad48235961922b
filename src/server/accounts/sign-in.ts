import { isAPIError } from 'better-auth/api'
import type { SignInInput } from '#domain/accounts/account-input.ts'
import { AppError } from '#domain/errors.ts'
import type { Auth } from './auth.ts'

/**
 * Opens a session for the right password. An unknown address takes as long and says the same.
 * @returns the session's token, and the cookies that carry it
 * @throws AppError unauthenticated
 */
export async function signIn(
  auth: Auth,
  { email, password }: SignInInput,
): Promise<{ token: string; headers: Headers }> {
  try {
    const { headers, response } = await auth.api.signInEmail({
      body: { email, password },
      returnHeaders: true,
    })
    return { token: response.token, headers }
  } catch (error) {
    if (isAPIError(error) && error.statusCode === 401)
      throw new AppError('unauthenticated', 'Invalid email or password')
    throw error
  }
}
