import { AppError } from '#domain/errors.ts'

type Issue = { message: string; path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined }

/** What a schema found wrong, as the answer tells it: every field that breaks a rule, and the first reason as the message. */
export function validationError(issues: readonly Issue[]): AppError {
  const fields = issues.map(({ path = [], message }) => ({
    path: path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
    message,
  }))
  return new AppError('invalid', fields[0]?.message ?? 'The body is not as it should be', fields)
}
