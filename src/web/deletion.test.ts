import type { ClientResponse } from 'hono/client'
import { expect, test } from 'vitest'
import { deleted } from './deletion.ts'

const answered = (status: number, body: string) =>
  deleted(Promise.resolve(new Response(body, { status }) as ClientResponse<unknown>))

test.each([
  [200, '{"success":true,"message":"Product deleted"}'],
  [200, ''],
  [404, '{"code":"not-found","message":"No product found."}'],
])('a deletion that is answered %i %s is done', async (status, body) => {
  await expect(answered(status, body)).resolves.toBeUndefined()
})

test('a deletion that is answered 200 with success: false is a failure', async () => {
  await expect(answered(200, '{"success":false,"message":"It is in use"}')).rejects.toThrow('It is in use')
  await expect(answered(200, '{"success":false}')).rejects.toThrow('It could not be deleted')
})

test('a deletion that is refused is a failure', async () => {
  await expect(answered(403, '{"code":"forbidden","message":"This is not yours"}')).rejects.toThrow(
    'This is not yours',
  )
})
