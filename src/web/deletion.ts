import type { ClientResponse } from 'hono/client'
import { AppError, isMissing } from '#domain/errors.ts'
import { answerOf } from '#web/api-client.ts'

const FAILED = 'It could not be deleted, please try again.'

/**
 * Waits for a deletion. It has failed, too, where the answer says `success: false`, whatever its status. What is not there any more is
 * deleted.
 * @throws AppError as the server meant it
 */
export async function deleted(call: Promise<ClientResponse<unknown>>): Promise<void> {
  try {
    const body: unknown = await (await answerOf(call)).json().catch(() => undefined)
    if (typeof body !== 'object' || body === null || !('success' in body) || body.success !== false) return
    throw new AppError(
      'unavailable',
      'message' in body && typeof body.message === 'string' ? body.message : FAILED,
    )
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}
