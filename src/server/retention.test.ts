import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { CONSENT_TEXTS } from '#domain/accounts/consents.ts'
import { WHAT_STAYS } from '#domain/accounts/erasure.ts'
import { createTestApi } from '../../tests/support/test-app.ts'
import { RETENTION, removeOld } from './retention.ts'

const { ctx, db } = await createTestApi()

const inOneLine = async (path: string) => (await readFile(path, 'utf8')).replaceAll(/\s+/g, ' ')
const policy = await inOneLine('src/content/privacy-policy.md')

describe('the privacy policy', () => {
  const periods = Object.values(RETENTION).flatMap((kept) => kept.periods)

  it.each(periods)('says "$said" of $length', ({ length, said }) => {
    expect(policy).toContain(said.replace('#', String(length)))
  })

  it('names no other period', () => {
    const said = periods.map((period) => period.said.replace('#', String(period.length)))
    const withoutThem = said.reduce((text, words) => text.replaceAll(words, ''), policy)
    const others = [...withoutThem.matchAll(/\b(\d+|one|two|seven|thirty) (days?|weeks?|years?)\b/g)].map(
      ([words]) => words,
    )
    // To answer a letter; the age of who has an account; what WHAT_STAYS says of enquiries.
    expect(others.sort()).toEqual(['18 years', '2 years', '30 days'])
  })

  it('says what stays, and why, in the words before the button', () => {
    for (const words of Object.values(WHAT_STAYS)) expect(policy).toContain(words)
  })
})

describe('the texts of consents', () => {
  it('have the version that the database records', async () => {
    for (const [consent, { version }] of Object.entries(CONSENT_TEXTS)) {
      const { rows } = await db.execute<{ version: string }>(
        sql`SELECT consent_version(${consent}) AS version`,
      )
      expect([consent, rows[0]?.version]).toEqual([consent, version])
    }
  })

  it('are the words of the pages that ask, and of the terms as they are now', async () => {
    const form = (await inOneLine('src/web/account/sign-up-form.tsx'))
      .replaceAll(/\{' '\}/g, '')
      .replaceAll(/<\/?Link[^>]*>/g, '')
      .replaceAll(/ +/g, ' ')
    expect(form).toContain(CONSENT_TEXTS.terms.text)
    expect(await inOneLine('src/web/account/profile.tsx')).toContain(CONSENT_TEXTS['weekly-mail'].text)
    expect(await inOneLine('src/content/terms-of-service.md')).toContain(
      `updated: ${CONSENT_TEXTS.terms.version}`,
    )
  })
})

it('the job goes through all of the table', async () => {
  const removed: string[] = []
  for (const [name, kept] of Object.entries(RETENTION)) if (kept.remove) removed.push(name)
  expect(removed).toHaveLength(Object.keys(RETENTION).length - 1)
  await removeOld(ctx)
})
