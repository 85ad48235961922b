import { randomUUID } from 'node:crypto'
import type { InferInsertModel } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { accounts, type users } from '#server/db/schema/accounts.ts'
import { hashPassword } from '#server/password-hash.ts'
import { createSeller, type Seller } from './factories.ts'

export const PASSWORD = 'four blocks and a bag of cement'

/** Hashing is slow on purpose, and the people of the tests share one password. */
let hashed: Promise<string> | undefined

/** Somebody who can sign in with PASSWORD. */
export async function createPerson(
  db: Db,
  overrides: Partial<InferInsertModel<typeof users>> = {},
): Promise<Seller> {
  const person = await createSeller(db, {
    email: `${randomUUID()}@mail.example`,
    emailVerified: true,
    ...overrides,
  })
  hashed ??= hashPassword(PASSWORD)
  await db.insert(accounts).values({
    userId: person.id,
    accountId: person.id,
    providerId: 'credential',
    password: await hashed,
  })
  return person
}

/** A browser's cookies: what answers set is sent with the next call. */
export class CookieJar {
  readonly #cookies = new Map<string, string>()

  /** Takes what an answer sets. */
  keep(answer: { headers: Headers }): void {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';')
      const name = pair.slice(0, pair.indexOf('='))
      const value = pair.slice(pair.indexOf('=') + 1)
      if (value === '' || attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute)))
        this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
  }

  get(name: string): string | undefined {
    return this.#cookies.get(name)
  }

  delete(name: string): void {
    this.#cookies.delete(name)
  }

  names(): string[] {
    return [...this.#cookies.keys()].sort()
  }

  get headers(): { Cookie: string } {
    return { Cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
  }
}
