import { execFile } from 'node:child_process'
import { chmod, cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findPostgresBinaries } from './postgres-binaries.ts'

const run = promisify(execFile)

it('finds the installed programs', async () => {
  const { postgres, major } = await findPostgresBinaries(undefined)
  expect((await run(postgres, ['--version'])).stdout).toMatch(/^postgres \(PostgreSQL\) 18/)
  expect(major).toBe('18')
})

// Only root can run a program as somebody else.
describe.runIf(process.getuid?.() === 0)(
  'programs in a private home, for an account that cannot enter it',
  () => {
    const somebody = { uid: 54_321, gid: 54_321 }
    const owner = { uid: 54_322, gid: 54_322 }
    let home: string
    let folders: { installed: string; stagingFolder: string }

    beforeEach(async () => {
      home = await mkdtemp(join(tmpdir(), 'adlm private home '))
      const { postgres } = await findPostgresBinaries(undefined)
      const installed = join(home, 'package', 'native')
      await cp(join(dirname(postgres), '..'), installed, { recursive: true, verbatimSymlinks: true })
      await cp(join(dirname(postgres), '..', '..', 'package.json'), join(home, 'package', 'package.json'))
      await run('chown', ['-R', `${owner.uid}:${owner.gid}`, home])
      await run('chmod', ['-R', 'u=rwX,go=', home])
      folders = { installed, stagingFolder: await mkdtemp('/var/tmp/adlm staging ') }
      await chmod(folders.stagingFolder, 0o755)
    })

    afterEach(async () => {
      await rm(home, { recursive: true })
      await rm(folders.stagingFolder, { recursive: true })
    })

    it('are copied once to where the account can run them and root alone can change them', async () => {
      const [one, other] = await Promise.all([
        findPostgresBinaries(somebody, folders),
        findPostgresBinaries(somebody, folders),
      ])
      expect(one).toEqual(other)
      expect(one.postgres.startsWith(folders.stagingFolder)).toBe(true)
      expect((await run(one.initdb, ['--version'], { ...somebody, cwd: '/' })).stdout).toMatch(/ 18/)
      expect(await readdir(folders.stagingFolder)).toHaveLength(1)

      const changeable = ['!', '-user', 'root', '-o', '!', '-type', 'l', '-perm', '/022']
      expect((await run('find', [folders.stagingFolder, ...changeable])).stdout).toBe('')

      const before = await stat(one.postgres)
      expect((await stat((await findPostgresBinaries(somebody, folders)).postgres)).ino).toBe(before.ino)
    })

    it('are not trusted where others than root can change them', async () => {
      await chmod(folders.stagingFolder, 0o777)
      await expect(findPostgresBinaries(somebody, folders)).rejects.toThrow(
        /nothing in it is trusted: remove it/,
      )
    })
  },
)
