import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { hashPassword, isPassword } from './password-hash.ts'

it('knows the password again, however a keyboard composes it, and no other', async () => {
  const hash = await hashPassword('caf\u00e9 by the block')
  expect(await isPassword('cafe\u0301 by the block', hash)).toBe(true)
  expect(await isPassword('cafe by the block', hash)).toBe(false)
})

it('leaves the other work of the machine its turn while many sign in', async () => {
  let done = 0
  const hashes = Array.from({ length: 24 }, async () => {
    await hashPassword('a wall of sandcrete')
    done += 1
  })
  await readFile(import.meta.filename)
  expect(done).toBeLessThan(12)
  await Promise.all(hashes)
})
