import { expect, it } from 'vitest'
import { createMetrics } from '#server/metrics.ts'
import { createPerson, PASSWORD } from '../../../tests/support/people.ts'
import { apiOn, createTestApi } from '../../../tests/support/test-app.ts'
import { SIGN_IN_TO_ACCOUNT } from './account-limits.ts'

const { ctx, db } = await createTestApi()

it('counts refused sign-ins by their reason, and no others', async () => {
  const metrics = createMetrics()
  const api = apiOn({ ...ctx, metrics })
  const { email } = await createPerson(db)
  const signIn = async (password: string) => {
    const body = JSON.stringify({ email, password })
    const headers = { 'Content-Type': 'application/json' }
    return (await api.request('/api/auth/sign-in', { method: 'POST', headers, body })).status
  }
  expect(await signIn(PASSWORD)).toBe(200)
  expect(await signIn('')).toBe(422)
  for (let guess = 0; guess < SIGN_IN_TO_ACCOUNT.tries; guess++) expect(await signIn('a guess')).toBe(401)
  expect(await signIn(PASSWORD)).toBe(429)
  const counted = (await metrics.text())
    .split('\n')
    .filter((line) => line.startsWith('adlm_sign_ins_refused'))
  expect(counted.sort()).toEqual([
    'adlm_sign_ins_refused_total{reason="invalid"} 1',
    'adlm_sign_ins_refused_total{reason="too-many"} 1',
    `adlm_sign_ins_refused_total{reason="unauthenticated"} ${SIGN_IN_TO_ACCOUNT.tries}`,
  ])
})
