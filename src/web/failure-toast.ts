import { AppError } from '#domain/errors.ts'
import { spoken } from '#domain/spoken.ts'
import { toast } from '#web/ui/toast.ts'

/**
 * Says in a toast why something could not be done. What nobody foresaw is also reported as an error of the page.
 * @returns what it says
 */
export function toastFailure(error: unknown): string {
  if (!(error instanceof AppError)) reportError(error)
  const text = error instanceof AppError ? spoken(error.message) : 'An error occured, please try again.'
  toast(text, { type: 'error' })
  return text
}
