import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createDirectoryAtomically } from './atomic-directory.ts'

it('a build removes the drafts of builders that are gone, whatever they built, and no others', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'adlm builds '))
  const gone = 2 ** 22 + 1
  const drafts = [`one.new-${gone}-0a1b2c3d`, `two.new-${gone}-0a1b2c3d`, `three.new-${process.pid}-00000000`]
  const alive = `three.new-${process.pid}-0a1b2c3d`
  const others = [alive, 'two', `two.new-${gone}`, 'two.newer']
  for (const name of [...drafts, ...others]) await mkdir(join(parent, name))
  const anHourAgo = new Date(Date.now() - 3_600_000)
  await utimes(join(parent, `three.new-${process.pid}-00000000`), anHourAgo, anHourAgo)

  await createDirectoryAtomically(join(parent, 'one'), async () => undefined)
  expect((await readdir(parent)).sort()).toEqual(['one', ...others].sort())
  await rm(parent, { recursive: true })
})
