import { beforeEach, expect, it } from 'vitest'
import { createSeller } from '../../../tests/support/factories.ts'
import { apiOn, createTestApi, signInAs } from '../../../tests/support/test-app.ts'

const { ctx } = await createTestApi()

/** What readers asked the replicas for. */
const asked: (string | undefined)[] = []
const replicas = {
  dbFor: ({ position }: { position?: string | undefined } = {}) => {
    asked.push(position)
    return ctx.db
  },
  requireNow: () => undefined,
  currentPosition: async () => '0/16B3748',
  close: async () => undefined,
}
const api = apiOn({ ...ctx, replicas })

beforeEach(() => {
  asked.length = 0
})

const read = (headers: Record<string, string> = {}) => api.request('/api/product/getCat', { headers })

async function write(headers: Record<string, string>, path: string, body: object) {
  return api.request(`/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

it('a visitor reads from any replica', async () => {
  expect((await read()).status).toBe(200)
  expect(asked).toEqual([undefined])
})

it('whoever has written reads nothing older than that', async () => {
  const person = await createSeller(ctx.db)
  const bearer = await signInAs(ctx, person)
  const written = await write(bearer, `/user/update/${person.id}`, { bio: 'New' })
  expect(written.status).toBe(200)
  expect(written.headers.get('X-Written-At')).toBe('0/16B3748')
  const [cookie = ''] = written.headers.getSetCookie().filter((each) => each.startsWith('written_at='))
  expect(cookie).toMatch(/HttpOnly/)

  await read({ Cookie: cookie.split(';')[0] ?? '' })
  await read({ ...bearer, 'X-Written-At': '0/16B3748' })
  expect(asked).toEqual(['0/16B3748', '0/16B3748'])
})

it('a bearer that does not say what it has seen reads from the primary', async () => {
  await read(await signInAs(ctx, await createSeller(ctx.db)))
  expect(asked).toEqual([])
})

it('what is no position says nothing', async () => {
  await read({ Cookie: 'written_at=everything' })
  await read({ 'X-Written-At': '0/0; DROP' })
  expect(asked).toEqual([undefined, undefined])
})

it('a visitor who reports something gets no cookie, nor does anybody where there are no replicas', async () => {
  const enquiry = { name: 'A visitor', email: 'visitor@example.com', topic: 'Demo', message: 'Please call' }
  const byVisitor = await write({}, '/enquiry', enquiry)
  expect([byVisitor.status, byVisitor.headers.getSetCookie()]).toEqual([201, []])

  const person = await createSeller(ctx.db)
  const alone = await apiOn(ctx).request(`/api/user/update/${person.id}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(await signInAs(ctx, person)) },
    body: JSON.stringify({ bio: 'New' }),
  })
  expect([alone.status, alone.headers.getSetCookie()]).toEqual([200, []])
})
