import { AppError } from '#domain/errors.ts'

/** Whether the same call may do better later: what the server has read and refused stays refused. */
export const canRetry = (error: unknown): boolean =>
  !(error instanceof AppError) || error.code === 'unavailable' || error.code === 'too-many'
