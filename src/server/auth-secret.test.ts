import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { authSecretOf } from './auth-secret.ts'

let dataDir = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'adlm-secret-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
})

const authSecret = undefined

it('is made once, however many instances start together, and readable by its owner alone', async () => {
  for (let round = 0; round < 60; round++) {
    const folder = join(dataDir, `${round}`)
    const start = () => authSecretOf({ authSecret, dataDir: folder })
    const [secret, ...others] = await Promise.all(Array.from({ length: 40 }, start))
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(new Set(others)).toEqual(new Set([secret]))
    expect(await start()).toBe(secret)
    expect(await readdir(folder)).toEqual(['auth-secret'])
    expect((await stat(join(folder, 'auth-secret'))).mode & 0o777).toBe(0o600)
  }
})

it('is the one of the configuration where that has one, and then nothing is kept', async () => {
  expect(await authSecretOf({ authSecret: 'of the configuration', dataDir })).toBe('of the configuration')
  expect(await readdir(dataDir)).toEqual([])
})

it('that is damaged is not replaced in silence', async () => {
  await writeFile(join(dataDir, 'auth-secret'), 'short')
  await expect(authSecretOf({ authSecret, dataDir })).rejects.toThrow('is damaged')
})
