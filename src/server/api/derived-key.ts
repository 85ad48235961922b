import { createHmac } from 'node:crypto'
import type { Context } from './context.ts'

/** A key of its own for each purpose: what is signed for one is worth nothing for another. */
export async function derivedKey({ auth }: Pick<Context, 'auth'>, purpose: string): Promise<string> {
  const { secret } = await auth.$context
  return createHmac('sha256', secret).update(purpose).digest('hex')
}
